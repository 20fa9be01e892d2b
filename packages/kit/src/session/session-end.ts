import { sessionTimes } from '@hanpan/contract';
import { serverNow } from '../frame/server-clock.ts';
import { readShared, share } from './shared-notes.ts';

const endName = 'session-until';

/** This page was told when the session's token expires. Milliseconds of the server's clock. */
export function noteEnd(expiresAtMs: number): void {
  if (expiresAtMs > latestEnd(0)) share(endName, expiresAtMs);
}

/**
 * The latest end that any page of the site was told, where `expiresAtMs` is what this one was: they share the cookie, and
 * whichever renews it does so for all. No token lives longer than that, so a later end is not one.
 */
export function latestEnd(expiresAtMs: number): number {
  const stored = readShared(endName);
  const isPossible = stored <= serverNow() + sessionTimes.tokenMs + sessionTimes.touchEveryMs;
  return Math.max(expiresAtMs, isPossible ? stored : 0);
}
