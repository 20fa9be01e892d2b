import type { QueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from './idempotency.ts';

/** The key of an intention; a repeat follows an indeterminate attempt. */
export interface OpenAttempt {
  readonly key: string;
  readonly isRepeat: boolean;
}

/**
 * Idempotency keys by intention (a path and its body). A key lives until the final result, even where the
 * dialog that began it has been closed: opening it again and asking for the same repeats the same request.
 */
export class AttemptKeys {
  readonly #keys = new Map<string, string>();

  open(intention: string): OpenAttempt {
    const kept = this.#keys.get(intention);
    const key = kept ?? newIdempotencyKey();
    this.#keys.set(intention, key);
    return { key, isRepeat: kept !== undefined };
  }

  close(intention: string): void {
    this.#keys.delete(intention);
  }
}

/** They live in the session's cache and end with it. */
const byCache = new WeakMap<QueryClient, AttemptKeys>();

export function attemptKeysOf(queryClient: QueryClient): AttemptKeys {
  const kept = byCache.get(queryClient) ?? new AttemptKeys();
  byCache.set(queryClient, kept);
  return kept;
}

/** At the end of a session, so that the next user of this page begins without the attempts of the last one. */
export function forgetAttempts(queryClient: QueryClient): void {
  byCache.delete(queryClient);
}
