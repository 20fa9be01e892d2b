import { CallError, type Caller } from '@hanpan/client';
import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

/** Resolves to whether the operator has shown who it is. */
type Done = (isConfirmed: boolean) => void;

let waiting: readonly Done[] = [];
const listeners = new Set<() => void>();
/** How many sessions this page has seen end: what one of them began is not sent in the next. */
let endedSessions = 0;

function setWaiting(next: readonly Done[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Ends the wait of every call that asked, in one go: one answer serves them all. */
export function endStepUp(isConfirmed: boolean): void {
  const ended = waiting;
  setWaiting([]);
  for (const done of ended) done(isConfirmed);
}

// Someone else may log in at this screen next: what waits is theirs neither to see nor to confirm.
session.useSession.subscribe(({ signedOut }) => {
  if (signedOut === undefined) return;
  endedSessions += 1;
  endStepUp(false);
});

/** Whether some call waits for the operator to show who it is. */
export function useStepUpAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
  );
}

/**
 * A call that is refused until the operator has shown who it is waits for that, and is sent again as it was: with its key,
 * where it has one. Where the operator leaves the dialog or the session ends meanwhile, the refusal stands.
 */
export function withStepUp(call: Caller): Caller {
  return async (path, body, options) => {
    const begunIn = endedSessions;
    try {
      return await call(path, body, options);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'L008') throw error;
      // Its refusal may come only after the session that asked has ended.
      if (begunIn !== endedSessions) throw error;
      const isConfirmed = await new Promise<boolean>((done) => setWaiting([...waiting, done]));
      if (!isConfirmed || begunIn !== endedSessions) throw error;
      return call(path, body, options);
    }
  };
}
