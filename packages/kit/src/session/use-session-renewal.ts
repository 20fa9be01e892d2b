import { CallError, useCaller } from '@hanpan/client';
import { useEffect, useRef } from 'react';
import { serverNow } from '../frame/server-clock.ts';
import { lastPersonAt, lastUseAt, noteUse } from './activity.ts';
import { latestEnd, noteEnd } from './session-end.ts';
import { type Life, refreshAtLeftMs } from './session-step.ts';

/** A lost response is asked for again after this. */
const retryAfterMs = 20_000;

interface RenewalSettings {
  /** The call of the page's own kind of session. */
  readonly path: '/api/getToken' | '/api/console/getToken';
  /** When the session expires, as far as this page was told. */
  readonly expiresAtMs: number;
  /** `expiresAt` as the server says it. */
  readonly onRenewed: (expiresAt: string) => void;
  /** Indeterminate where it may have been renewed all the same. */
  readonly onRefused: (isIndeterminate: boolean) => void;
}

/** Renews the own session, one call at a time, as long as the server gives more time; the other pages hear when it ends. */
export function useSessionRenewal({ path, expiresAtMs, onRenewed, onRefused }: RenewalSettings) {
  const caller = useCaller();
  const busyUntil = useRef(0);
  useEffect(() => noteEnd(expiresAtMs), [expiresAtMs]);
  return {
    renew: async () => {
      busyUntil.current = Date.now() + retryAfterMs;
      try {
        const { expiresAt } = await caller(path, {});
        noteUse();
        onRenewed(expiresAt);
        // Eight hours in all: then it cannot be renewed any more.
        const isLast = Date.parse(expiresAt) - serverNow() <= refreshAtLeftMs;
        busyUntil.current = isLast ? Number.POSITIVE_INFINITY : 0;
      } catch (error) {
        onRefused(error instanceof CallError && error.indeterminate);
      }
    },
    mayRenew: (nowMs: number) => nowMs >= busyUntil.current,
    isLast: () => busyUntil.current === Number.POSITIVE_INFINITY,
  };
}

/** A life as the clock of this machine counts it, which need not be the server's; it ends when the latest page says. */
export function lifeUntil(expiresAtMs: number, nowMs: number): Life {
  return {
    expiresAtMs: latestEnd(expiresAtMs) - serverNow() + nowMs,
    usedAtMs: lastUseAt(),
    personAtMs: lastPersonAt(),
  };
}
