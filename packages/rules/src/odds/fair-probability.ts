import {
  halfLost,
  halfWon,
  type LegResult,
  lost,
  returnShares,
  voided,
  won,
} from '../settlement/leg-result.ts';
import type { MarketPick } from '../settlement/market.ts';
import { settleSelection } from '../settlement/settle-selection.ts';
import { forEachScore, type ScoreMatrix } from './score-matrix.ts';

/**
 * The probability whose inverse are the fair odds of a selection. A unit of stake returns
 * `refund + winning × odds`, so the odds are fair at `(1 - E[refund]) / E[winning]`: pushes and the refunded
 * halves of quarter lines are not at risk and drop out. What a selection returns comes from the settlement
 * rule itself, so that pricing and paying can never disagree.
 */
export function fairProbability(matrix: ScoreMatrix, pick: MarketPick): number {
  let refunded = 0;
  let winning = 0;
  forEachScore(matrix, (probability, homeGoals, awayGoals) => {
    const shares = numericShares(settleSelection(pick, { homeGoals, awayGoals }));
    refunded += probability * shares.refund;
    winning += probability * shares.winning;
  });
  const atRisk = 1 - refunded;
  return atRisk < 1e-9 ? 0 : Math.min(1, winning / atRisk);
}

type NumericShares = { readonly refund: number; readonly winning: number };

/** Probabilities are doubles anyway, and exact fractions would take most of the time of pricing a board. */
const knownShares = new Map(
  [won, lost, halfWon, halfLost, voided].map((leg) => [leg.result, toNumbers(leg)]),
);

function numericShares(leg: LegResult): NumericShares {
  return knownShares.get(leg.result) ?? toNumbers(leg);
}

function toNumbers(leg: LegResult): NumericShares {
  const { refund, winning, denominator } = returnShares(leg);
  return { refund: Number(refund) / Number(denominator), winning: Number(winning) / Number(denominator) };
}
