import type { Tx } from '@hanpan/db';
import { openShares } from '@hanpan/rules';
import { need } from '../../../kernel/need.ts';
import { legsOf } from '../settlement/settle-bet-outcome.ts';
import type { VisitedBet } from '../settlement/settle-store.ts';
import { movesOf, sumMoves } from './book-moves.ts';
import { lockBooks, takeOffBooks } from './book-store.ts';
import { takeOffMembers } from './member-book-store.ts';

/**
 * Takes bets out of every counter that they were entered into when they were placed, as if they had not been: also out of
 * what their members may win, because they were not taken. Returns once the books are locked. `dayOf`: the day on which a
 * bet was placed, on the calendar of its site.
 */
export async function leaveBooks(
  tx: Tx,
  bets: readonly VisitedBet[],
  dayOf: (bet: VisitedBet) => string,
): Promise<void> {
  if (bets.length === 0) return;
  const moves = sumMoves(bets.flatMap((bet) => movesOf(bet, false)));
  await lockBooks(tx, moves);
  await takeOffBooks(tx, moves);
  await takeOffMembers(tx, {
    days: bets.map((bet) => ({ memberId: bet.member_id, day: dayOf(bet), win: winOf(bet) })),
    events: bets.flatMap(eventWinsOf),
    sets: bets
      .filter(({ selections }) => selections.length > 1)
      .map((bet) => ({ siteId: bet.site_id, legs: setOf(bet), win: winOf(bet) })),
  });
}

const winOf = (bet: VisitedBet) => bet.possible_win - bet.stake;
const setOf = ({ selections }: VisitedBet) => selections.toSorted((a, b) => a - b).join(',');

function eventWinsOf(bet: VisitedBet) {
  return openShares(bet.stake, legsOf(bet, 'earlier')).map(({ leg, stakeAmount, payoutAmount }) => ({
    memberId: bet.member_id,
    eventId: need(bet.events[leg], 'the event of a leg'),
    win: payoutAmount - stakeAmount,
  }));
}
