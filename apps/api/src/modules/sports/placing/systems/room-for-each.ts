import { type Amount, amount } from '@hanpan/money';
import type { SlipBooks } from '../../book/slip-books.ts';
import type { JudgedSlip, SlipTerms } from '../slip.ts';
import { takenBet } from '../taken-bet.ts';

/** How near the largest stake is found, as a part of itself. */
const nearness = 1 / 1_000;

/**
 * The largest stake that the books take on every one of the bets, one after the other. What each of them may have alone is
 * often too much for all, because they share matches, the member's day or both; nothing is searched for where it is not. Never
 * too much, and where it was searched for up to a thousandth too little. The books keep no room.
 */
export function roomForEach(books: SlipBooks, bets: readonly JudgedSlip<SlipTerms>[], day: string): Amount {
  const at = (stake: Amount) =>
    bets.map(({ slip, ...judged }) => takenBet({ ...judged, slip: { ...slip, stake } }, day));
  const alone = Math.min(...at(amount(0)).map((bet) => books.allowed(bet).stakeAmount));
  const fits = (stake: number) => {
    const kept = books.afresh();
    return at(amount(stake)).every((bet) => {
      if (kept.allowed(bet).stakeAmount < stake) return false;
      kept.reserve(bet);
      return true;
    });
  };
  if (bets.length === 1 || alone === 0 || fits(alone)) return amount(alone);
  // A limit that all of them share has room for an equal part of it, so what is looked for lies between that and all of it.
  let [least, most] = [Math.floor(alone / bets.length), alone];
  if (!fits(least)) [least, most] = [0, least];
  while (most - least > Math.max(1, least * nearness)) {
    // By equal ratios: whatever the size of the stake, as many steps find it.
    const middle = Math.floor(Math.sqrt(Math.max(1, least) * most));
    const stake = middle > least && middle < most ? middle : least + 1;
    if (fits(stake)) least = stake;
    else most = stake;
  }
  return amount(least);
}
