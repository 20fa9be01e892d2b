import { type BetLeg, openShares } from '@hanpan/rules';
import { legsOf } from '../settlement/settle-bet-outcome.ts';
import type { VisitedBet } from '../settlement/settle-store.ts';
import type { BookMove } from './book-store.ts';

type Writable<Row> = { -readonly [Field in keyof Row]: Row[Field] };

/** Sums changes by site and selection, so that each counter is written once; what comes to nothing is left out. */
export function sumMoves(moves: Iterable<BookMove>): BookMove[] {
  const sums = new Map<string, Writable<BookMove>>();
  for (const move of moves) {
    const key = `${move.siteId} ${move.selectionId}`;
    const sum = sums.get(key);
    if (sum === undefined) {
      sums.set(key, { ...move });
      continue;
    }
    sum.bets += move.bets;
    sum.stake += move.stake;
    sum.payout += move.payout;
  }
  return [...sums.values()].filter(({ bets, stake, payout }) => bets !== 0 || stake !== 0 || payout !== 0);
}

/**
 * What a visited bet changes in the books: it leaves every event that it no longer waits for, and rolls on with what its
 * decided legs made of it to those for which it still does. A bet that its member has sold left them all when it was sold.
 */
export function movesOf(bet: VisitedBet, isOpenAfterwards: boolean): BookMove[] {
  if (bet.cashed_out_at !== null) return [];
  const before = bet.settled_at === null ? sharesOf(bet, legsOf(bet, 'earlier'), -1) : [];
  const after = isOpenAfterwards ? sharesOf(bet, legsOf(bet), 1) : [];
  return [...before, ...after];
}

function sharesOf(bet: VisitedBet, legs: readonly BetLeg[], sign: 1 | -1): BookMove[] {
  return openShares(bet.stake, legs).map(({ leg, stakeAmount, payoutAmount }) => ({
    eventId: at(bet.events, leg),
    siteId: bet.site_id,
    selectionId: at(bet.selections, leg),
    marketId: at(bet.markets, leg),
    bets: sign,
    stake: sign * stakeAmount,
    payout: sign * payoutAmount,
  }));
}

function at(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new Error('the lists of a bet have one length');
  return value;
}
