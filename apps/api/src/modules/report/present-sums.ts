import { type Amount, add, subtract } from '@hanpan/money';
import type { PlaySums, TypeSums } from '../play/index.ts';

/** What a member has won (above zero) or lost. */
export function resultOf({ win, returned, stake }: PlaySums): Amount {
  return subtract(add(win, returned), stake);
}

export function presentSums(sums: TypeSums) {
  return {
    family: sums.family,
    gameType: sums.gameType,
    betCount: sums.bets,
    stakeAmount: sums.stake,
    returnedAmount: sums.returned,
    winAmount: sums.win,
    turnoverAmount: sums.counted,
    resultAmount: resultOf(sums),
  };
}
