/** Remembers what was said, so that the same fault in every answer of a day is one row of the review list and not a thousand. */
export class SaidLately {
  readonly #forMs: number;
  readonly #most: number;
  readonly #saidAtMs = new Map<string, number>();

  constructor(forMs: number, most: number) {
    this.#forMs = forMs;
    this.#most = most;
  }

  /** Whether this was not said within the time; it then counts as said now. */
  isNew(text: string, nowMs: number): boolean {
    const beforeMs = this.#saidAtMs.get(text);
    if (beforeMs !== undefined && nowMs - beforeMs < this.#forMs) return false;
    // Put anew at the end, so that the first is always the one that was said longest ago.
    this.#saidAtMs.delete(text);
    this.#saidAtMs.set(text, nowMs);
    const [oldest] = this.#saidAtMs.keys();
    if (this.#saidAtMs.size > this.#most && oldest !== undefined) this.#saidAtMs.delete(oldest);
    return true;
  }
}

/** Six hours, and more faults than a feed should have. */
export function faultsSaidLately(): SaidLately {
  return new SaidLately(6 * 3_600_000, 10_000);
}
