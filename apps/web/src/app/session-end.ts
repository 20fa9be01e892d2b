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

let holds = 0;

/** While the page ends its session itself and says so in its own words, what the server says of it is no other end. Returns the way back. */
export function holdSessionEnd(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
  };
}

/** What the caller and pushes say. */
export function sessionHasEnded(end: SessionEnd): void {
  if (holds > 0) return;
  if (handler === undefined) missed = end;
  else handler(end);
}

/** Called by the caller for every response that ends the session; also before the page is drawn. */
export function announceSessionEnd(error: CallError): void {
  sessionHasEnded({ code: error.code === 'TK999' ? 'TK999' : 'E401', text: error.message });
}

export function onSessionEnd(next: Handler): () => void {
  handler = next;
  if (missed !== undefined) next(missed);
  missed = undefined;
  return () => {
    if (handler === next) handler = undefined;
  };
}
