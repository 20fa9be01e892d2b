import type { Clock } from './clock.ts';

interface Reading<T> {
  readonly value: T;
  readonly atMs: number;
}

/**
 * What many calls look through and what seldom changes: read from its tables at most every so often, once for all who come
 * meanwhile. What has changed is seen a moment later, so nothing that must be true now is decided by it.
 */
export class KeptReading<T> {
  readonly #clock: Clock;
  readonly #keptMs: number;
  readonly #read: () => Promise<T>;
  #last: Reading<T> | undefined;
  #reading: Promise<Reading<T>> | undefined;

  constructor(clock: Clock, keptMs: number, read: () => Promise<T>) {
    this.#clock = clock;
    this.#keptMs = keptMs;
    this.#read = read;
  }

  async get(): Promise<T> {
    const last = this.#last;
    const age = last === undefined ? this.#keptMs : this.#clock() - last.atMs;
    if (last !== undefined && age >= 0 && age < this.#keptMs) return last.value;
    this.#reading ??= this.#renew().finally(() => {
      this.#reading = undefined;
    });
    return (await this.#reading).value;
  }

  async #renew(): Promise<Reading<T>> {
    const atMs = this.#clock();
    this.#last = { value: await this.#read(), atMs };
    return this.#last;
  }
}
