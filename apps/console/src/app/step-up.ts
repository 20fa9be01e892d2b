import { CallError, type Caller } from '@hanpan/client';
import { type CallSpec, confirmsOperation, consoleCalls } from '@hanpan/contract';
import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

/** Resolves to whether the operator has shown who it is. */
type Done = (isConfirmed: boolean) => void;

/** A call whose operation waits to be looked at and confirmed. */
export interface AskedOperation {
  readonly path: string;
  readonly body: object;
  /** Undefined where the operator leaves it. */
  readonly done: (confirmationKey: string | undefined) => void;
}

let waiting: readonly Done[] = [];
/** Each by itself, the first one first: one answer is for one of them. */
let operations: readonly AskedOperation[] = [];
const listeners = new Set<() => void>();
/** How many sessions this page has seen end: what one of them began is not sent in the next. */
let endedSessions = 0;

function setWaiting(next: readonly Done[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

function setOperations(next: readonly AskedOperation[]): void {
  operations = next;
  for (const listener of listeners) listener();
}

/** Ends the wait of one operation. */
export function endOperation(ended: AskedOperation, confirmationKey: string | undefined): void {
  setOperations(operations.filter((each) => each !== ended));
  ended.done(confirmationKey);
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
  for (const each of operations) endOperation(each, undefined);
});

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether some call waits for the operator to show who it is. */
export function useStepUpAsked(): boolean {
  return useSyncExternalStore(listen, () => waiting.length > 0);
}

/** The operation that is to be confirmed now, if any. */
export function useAskedOperation(): AskedOperation | undefined {
  return useSyncExternalStore(listen, () => operations[0]);
}

function isConfirmed(path: string, body: unknown): boolean {
  const call = (consoleCalls as Readonly<Record<string, CallSpec>>)[path];
  return call !== undefined && confirmsOperation(call, body);
}

/**
 * A call that is refused until the operator has shown who it is waits for that, and is sent again as it was: with its key,
 * where it has one. A call whose operation is confirmed gets the key of that with it. Where the operator leaves the dialog or the session
 * ends meanwhile, the refusal stands.
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
      if (isConfirmed(path, body)) {
        const confirmationKey = await new Promise<string | undefined>((done) =>
          setOperations([...operations, { path, body, done }]),
        );
        if (confirmationKey === undefined || begunIn !== endedSessions) throw error;
        return call(path, { ...body, confirmationKey }, options);
      }
      const isShown = await new Promise<boolean>((done) => setWaiting([...waiting, done]));
      if (!isShown || begunIn !== endedSessions) throw error;
      return call(path, body, options);
    }
  };
}
