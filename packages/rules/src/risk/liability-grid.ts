import type { MarketPick } from '../settlement/market.ts';
import { type Halves, type LiabilityOutcomes, liabilityOutcomes, nameOfPick } from './liability-outcomes.ts';

/** Bets on one selection, in minor units: stakes taken, and what they pay, stakes included, if it wins. */
export type Taken = { readonly stakeAmount: number; readonly payoutAmount: number };

/**
 * What the house has to pay beyond the stakes, at every outcome of one scope of a match. Amounts are kept doubled,
 * because a quarter line decides half a stake: everything is whole numbers, and nothing is rounded before the end.
 */
export class LiabilityGrid {
  readonly #outcomes: LiabilityOutcomes;
  readonly #doubledNet: Float64Array;
  /** The same with what stakes may cost that have been allowed and not taken yet. */
  readonly #doubledReserved: Float64Array;

  /** Of every selection that will be asked about or added; or as another grid stands, for what may be taken back. */
  constructor(from: readonly MarketPick[] | LiabilityGrid) {
    if (from instanceof LiabilityGrid) {
      this.#outcomes = from.#outcomes;
      this.#doubledNet = from.#doubledNet.slice();
      this.#doubledReserved = from.#doubledReserved.slice();
    } else {
      this.#outcomes = liabilityOutcomes(from);
      this.#doubledNet = new Float64Array(this.#outcomes.count);
      this.#doubledReserved = new Float64Array(this.#outcomes.count);
    }
  }

  add(pick: MarketPick, { stakeAmount, payoutAmount }: Taken): void {
    const { refunded, winning } = this.#halvesOf(pick);
    for (let point = 0; point < refunded.length; point += 1) {
      const cost = stakeAmount * (at(refunded, point) - 2) + payoutAmount * at(winning, point);
      this.#doubledNet[point] = at(this.#doubledNet, point) + cost;
      this.#doubledReserved[point] = at(this.#doubledReserved, point) + cost;
    }
  }

  /**
   * Keeps room for a stake that may not be taken after all, because the member lacks the money: what it would cost counts,
   * what it would bring does not.
   */
  reserve(pick: MarketPick, { stakeAmount, payoutAmount }: Taken): void {
    const { refunded, winning } = this.#halvesOf(pick);
    for (let point = 0; point < refunded.length; point += 1) {
      const cost = stakeAmount * (at(refunded, point) - 2) + payoutAmount * at(winning, point);
      if (cost > 0) this.#doubledReserved[point] = at(this.#doubledReserved, point) + cost;
    }
  }

  /** The net payment at the worst outcome; below zero where the house gains whatever happens. */
  worstAmount(): number {
    return worstOf(this.#doubledNet);
  }

  /** The same with what is reserved. */
  worstReservedAmount(): number {
    return worstOf(this.#doubledReserved);
  }

  /**
   * The largest stake on a selection that leads no outcome beyond the limit. Outcomes that are beyond it already do not
   * count where the stake makes them no worse. Infinite where it can make none worse.
   */
  roomFor(pick: MarketPick, oddsMilli: number, limitAmount: number): number {
    const { refunded, winning } = this.#halvesOf(pick);
    let room = Number.POSITIVE_INFINITY;
    for (let point = 0; point < refunded.length; point += 1) {
      const costMilli = 1000 * (at(refunded, point) - 2) + oddsMilli * at(winning, point);
      if (costMilli <= 0) continue;
      const left = 2 * limitAmount - at(this.#doubledReserved, point);
      room = Math.min(room, Math.max(0, Math.floor((1000 * left) / costMilli)));
    }
    return room;
  }

  #halvesOf(pick: MarketPick): Halves {
    const halves = this.#outcomes.halves.get(nameOfPick(pick));
    if (halves === undefined)
      throw new RangeError(`${nameOfPick(pick)} was not named when the book was opened`);
    return halves;
  }
}

function worstOf(doubled: Float64Array): number {
  let worst = Number.NEGATIVE_INFINITY;
  for (let point = 0; point < doubled.length; point += 1) worst = Math.max(worst, at(doubled, point));
  return Math.ceil(worst / 2);
}

function at(values: Float64Array | Uint8Array, index: number): number {
  return values[index] ?? 0;
}
