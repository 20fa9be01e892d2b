import type { CallError } from '@hanpan/client';

/** Why a session ended that the member did not end: signed in elsewhere, or no longer valid. */
export interface SessionEnd {
  readonly code: 'TK999' | 'E401';
  /** The server's text; a push has none. */
  readonly text?: string;
}

type Handler = (end: SessionEnd) => void;

let handler: Handler | undefined;
let missed: SessionEnd | undefined;

/** Called by the caller for every response that ends the session; also before the page is drawn. */
export function announceSessionEnd(error: CallError): void {
  const end: SessionEnd = { code: error.code === 'TK999' ? 'TK999' : 'E401', text: error.message };
  if (handler === undefined) missed = end;
  else handler(end);
}

export function onSessionEnd(next: Handler): () => void {
  handler = next;
  if (missed !== undefined) next(missed);
  missed = undefined;
  return () => {
    if (handler === next) handler = undefined;
  };
}
