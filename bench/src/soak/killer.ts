import type { Random } from './random.ts';

type Target = 'api' | 'poster' | 'database';

export type Ways = Readonly<Record<Target, () => Promise<void>>>;

/** Kills at random moments of the work, one after the other, and counts. */
export class Killer {
  readonly #moments: number[];
  readonly #random: Random;
  readonly #ways: Ways;
  readonly counts: Record<Target, number> = { api: 0, poster: 0, database: 0 };
  #isBusy = false;
  #tellFailure: (error: unknown) => void = () => undefined;
  /** Rejects when something that was killed did not come back. */
  readonly failed = new Promise<never>((_, reject) => {
    this.#tellFailure = reject;
  });

  constructor(wanted: { operations: number; kills: number }, random: Random, ways: Ways) {
    const part = wanted.operations / (wanted.kills + 1);
    this.#moments = Array.from({ length: wanted.kills }, (_, index) => part * (index + 0.5 + random.next()));
    this.#random = random;
    this.#ways = ways;
  }

  get isDone(): boolean {
    return this.#moments.length === 0 && !this.#isBusy;
  }

  /** Call it after every operation. */
  onProgress(done: number): void {
    const next = this.#moments[0];
    if (this.#isBusy || next === undefined || done < next) return;
    this.#moments.shift();
    this.#isBusy = true;
    void this.#kill();
  }

  async #kill(): Promise<void> {
    const target = this.#random.pick(['api', 'poster', 'database', 'database'] as const);
    try {
      await this.#ways[target]();
      this.counts[target] += 1;
    } catch (error) {
      this.#tellFailure(error);
    }
    this.#isBusy = false;
  }
}
