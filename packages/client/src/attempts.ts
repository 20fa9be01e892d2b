const firstMs = 1_000;
const mostMs = 30_000;

/** From 0 to 1. */
function byChance(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / 2 ** 32;
}

/**
 * Tries something again: after one to three seconds, and ever later up to half a minute. By chance, so that the pages that one
 * restart has cut do not come back at the same moment.
 */
export class Attempts {
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #succeededAtMs: number | undefined;

  later(act: () => void): void {
    // What was there for a moment only is no end of the trouble.
    if (this.#succeededAtMs !== undefined && Date.now() - this.#succeededAtMs >= mostMs) this.#count = 0;
    this.#succeededAtMs = undefined;
    const leastMs = Math.min(firstMs * 2 ** this.#count, mostMs / 3);
    this.#count += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, leastMs + byChance() * 2 * leastMs);
  }

  succeeded(): void {
    clearTimeout(this.#timer);
    this.#succeededAtMs = Date.now();
  }

  /** Somebody, or a network that was found, tries now: what follows is no repetition. */
  begin(): void {
    this.stop();
    this.#count = 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
