import type { Clock } from '../../../kernel/clock.ts';
import type { WalletOutcome } from '../../../vendors/wallet-operations.ts';

const keptMs = 60_000;
const mostKept = 10_000;

/** What the fast path finds beyond its bounds costs the whole set, which is then decided one by one. */
export function isBeyondBounds({ status }: WalletOutcome): boolean {
  return status === 'held' || status === 'out-of-range';
}

/** The members whose movements were beyond the bounds a moment ago: the next ones are not put into a set with others'. */
export class DecidedAlone {
  readonly #clock: Clock;
  readonly #until = new Map<number, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  has(memberId: number): boolean {
    return (this.#until.get(memberId) ?? 0) > this.#clock();
  }

  add(memberId: number): void {
    if (this.#until.size === mostKept) this.#until.clear();
    this.#until.set(memberId, this.#clock() + keptMs);
  }
}
