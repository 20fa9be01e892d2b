import type { Tx } from '@hanpan/db';
import { amount } from '@hanpan/money';
import { fail } from '../../../kernel/failure.ts';
import { need } from '../../../kernel/need.ts';
import {
  addToMiniBooks,
  lockMiniBooks,
  type MiniBook,
  type MiniBookKey,
  type MiniBookMove,
} from './mini-book-store.ts';
import type { JudgedMiniSlip, Refusal } from './mini-slip.ts';

const evens = 1_000n;

function keyOf({ slip, round }: JudgedMiniSlip): MiniBookKey {
  const { siteId, game, market, pick } = slip;
  return { siteId, series: round.series, draw: round.draw, game, market, pick };
}

const nameOf = ({ siteId, series, draw, game, market, pick }: MiniBookKey) =>
  [siteId, series, draw, game, market, pick].join(' ');

/** The books of the selections of a batch, locked. What is reserved here is entered once its stake has been paid. */
export class MiniBooks {
  readonly #books: ReadonlyMap<string, MiniBook>;
  /** What the house would lose by a selection, in minor units, with what is reserved. */
  readonly #risk = new Map<string, number>();

  private constructor(books: readonly MiniBook[]) {
    this.#books = new Map(books.map((book) => [nameOf(book), book]));
  }

  static async lock(tx: Tx, judged: readonly JudgedMiniSlip[]): Promise<MiniBooks> {
    const keys = new Map(judged.map(keyOf).map((key) => [nameOf(key), key]));
    return new MiniBooks(await lockMiniBooks(tx, [...keys.values()]));
  }

  /**
   * Takes room for a bet. B6015 with the largest stake that there is room for, B6016 where that is less than the
   * smallest stake of the site.
   */
  reserve(judged: JudgedMiniSlip): Refusal | undefined {
    const name = nameOf(keyOf(judged));
    const { stake: staked, payout } = need(this.#books.get(name), 'the book of a selection');
    const risk = this.#risk.get(name) ?? payout - staked;
    const { slip, possibleWin, oddsMilli, minAmount } = judged;
    const room = Math.max(0, slip.settings.minigame.selectionAmount - risk);
    const loss = possibleWin - slip.stake;
    if (loss > room) {
      const most = (BigInt(room) * evens) / (BigInt(oddsMilli) - evens);
      const max = amount(Number(most));
      return max < minAmount ? fail('B6016') : fail('B6015', { max });
    }
    this.#risk.set(name, risk + loss);
    return undefined;
  }

  /** Enters bets whose stakes were paid. */
  async enter(tx: Tx, paid: readonly JudgedMiniSlip[]): Promise<void> {
    const moves = new Map<string, MiniBookMove>();
    for (const judged of paid) {
      const key = keyOf(judged);
      const move = moves.get(nameOf(key)) ?? { ...key, bets: 0, stake: 0, payout: 0 };
      moves.set(nameOf(key), {
        ...move,
        bets: move.bets + 1,
        stake: move.stake + judged.slip.stake,
        payout: move.payout + judged.possibleWin,
      });
    }
    if (moves.size > 0) await addToMiniBooks(tx, [...moves.values()]);
  }
}
