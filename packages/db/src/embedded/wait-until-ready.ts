import { setTimeout as sleep } from 'node:timers/promises';
import { tryConnection } from './databases.ts';
import type { Postmaster } from './postmaster.ts';

const READY_WITHIN_MS = 120_000;
const SAY_EVERY_MS = 30_000;
/** "Cannot connect now": the server runs, and makes good what was not written when it was stopped. */
const RECOVERING = '57P03';

export interface Waiting {
  /** Receives a sentence every half minute of a recovery. */
  readonly onRecovering: (sentence: string) => void;
  readonly ask?: typeof tryConnection;
  readonly readyWithinMs?: number;
  readonly sayEveryMs?: number;
}

/**
 * Undefined when the server accepts connections, else why not. A recovery takes as long as there is to recover, and one that
 * is stopped begins anew the next time: while the server says that it is at it, it is waited for.
 */
export async function waitUntilReady(
  postmaster: Pick<Postmaster, 'isRunning' | 'ended'>,
  url: string,
  { onRecovering, ask = tryConnection, readyWithinMs = READY_WITHIN_MS, sayEveryMs = SAY_EVERY_MS }: Waiting,
): Promise<string | undefined> {
  const beganMs = performance.now();
  let deadlineMs = beganMs + readyWithinMs;
  let sayAtMs = beganMs + sayEveryMs;
  while (performance.now() < deadlineMs) {
    if (!postmaster.isRunning()) return `it ended with ${await postmaster.ended}`;
    const failure = await ask(url);
    if (failure === undefined) return undefined;
    if (failure.code.startsWith('28')) return 'its password is not the one that is kept';
    const nowMs = performance.now();
    if (failure.code === RECOVERING) {
      deadlineMs = nowMs + readyWithinMs;
      if (nowMs >= sayAtMs) {
        sayAtMs += sayEveryMs;
        onRecovering(
          `the database is recovering what was not written when it stopped, for ${Math.round((nowMs - beganMs) / 1000)} s by now; leave it to it`,
        );
      }
    }
    await sleep(40);
  }
  return `it did not answer within ${readyWithinMs / 1000} s`;
}
