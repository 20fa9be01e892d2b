import { sessionTimes } from '@hanpan/contract';

export const refreshAtLeftMs = 5 * 60_000;
export const warnAtLeftMs = 60_000;

/** After so long without use a session has ended, or does so any moment: the server writes its use down a minute late at most. */
export const idleLeastMs = sessionTimes.idleMs - sessionTimes.touchEveryMs;

export interface Life {
  /** When the token expires, on this machine's clock. */
  readonly expiresAtMs: number;
  /** When the server last took note of the session's use, and when somebody last did something. */
  readonly usedAtMs: number;
  readonly personAtMs: number;
}

/** When the session ends unless it is used or renewed. */
export function endOf({ expiresAtMs, usedAtMs }: Life): number {
  return Math.min(expiresAtMs, usedAtMs + idleLeastMs);
}

/**
 * ST-01, BC-07: what a page does about its session now. With five minutes or less left it is renewed where somebody did
 * something since its last use; nobody is kept signed in by a page that is only open. A minute before the end it asks.
 */
export function stepOf(life: Life, nowMs: number): 'wait' | 'refresh' | 'warn' | 'end' {
  const leftMs = endOf(life) - nowMs;
  if (leftMs <= 0) return 'end';
  if (leftMs <= refreshAtLeftMs && life.personAtMs > life.usedAtMs) return 'refresh';
  return leftMs <= warnAtLeftMs ? 'warn' : 'wait';
}
