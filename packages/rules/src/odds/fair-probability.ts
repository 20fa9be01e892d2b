import type { MarketPick } from '../settlement/market.ts';
import { forEachScore, type ScoreMatrix } from './score-matrix.ts';
import { sharesOf } from './selection-shares.ts';

/**
 * The probability whose inverse are the fair odds of a selection. A unit of stake returns
 * `refund + winning × odds`, so the odds are fair at `(1 - E[refund]) / E[winning]`: pushes and the refunded
 * halves of quarter lines are not at risk and drop out, and so does what happens where the scope is never played, when
 * the stake is given back. What a selection returns comes from the settlement rule itself, so that pricing and paying
 * can never disagree. Zero where next to nothing is at risk.
 */
export function fairProbability(matrix: ScoreMatrix, pick: MarketPick): number {
  const shares = sharesOf(pick);
  let atRisk = 0;
  let winning = 0;
  forEachScore(matrix, (probability, home, away) => {
    if (probability === 0) return;
    const share = shares(home, away);
    atRisk += probability * (1 - share.refund);
    winning += probability * share.winning;
  });
  return atRisk < 1e-9 ? 0 : Math.min(1, winning / atRisk);
}
