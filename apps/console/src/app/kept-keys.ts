import { newIdempotencyKey } from '@hanpan/client';

/**
 * Idempotency keys by intention ("approve 42"). A key lives until the server's final answer, so a repeat after a lost
 * answer is the same request; the next intention gets a key of its own.
 */
export class KeptKeys {
  readonly #keys = new Map<string, string>();

  keyOf(intention: string): string {
    const kept = this.#keys.get(intention) ?? newIdempotencyKey();
    this.#keys.set(intention, kept);
    return kept;
  }

  settle(intention: string): void {
    this.#keys.delete(intention);
  }
}
