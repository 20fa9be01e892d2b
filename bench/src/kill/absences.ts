import type { Random } from '../soak/random.ts';

const leastMs = 200;
export const usualLongestMs = 10_000;

/** How long what is killed stays away, in ms: drawn from the seed, so that a run can be repeated. */
export class Absences {
  readonly #random: Random;
  readonly #longestMs: number;
  readonly #drawn: number[] = [];

  constructor(random: Random, longestMs = usualLongestMs) {
    if (!(longestMs >= leastMs)) throw new RangeError(`the longest pause is at least ${leastMs} ms`);
    this.#random = random;
    this.#longestMs = longestMs;
  }

  next(): number {
    const ms = leastMs + this.#random.below(this.#longestMs - leastMs + 1);
    this.#drawn.push(ms);
    return ms;
  }

  figures() {
    const [shortest, longest] = [Math.min(...this.#drawn), Math.max(...this.#drawn)];
    return { shortest_ms: shortest, longest_ms: longest };
  }
}
