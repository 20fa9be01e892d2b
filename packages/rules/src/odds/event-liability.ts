import type { MarketPick } from '../settlement/market.ts';
import type { EventLaws } from './event-laws.ts';
import { forEachScore, type ScoreMatrix } from './score-matrix.ts';
import { sharesOf } from './selection-shares.ts';

/** Open bets on one selection: stakes taken, and what they pay, stakes included, if it wins. Minor units. */
export type SelectionExposure = {
  readonly pick: MarketPick;
  readonly stakeAmount: number;
  readonly payoutAmount: number;
};

/**
 * How one-sided a book is, in minor units: what the house pays more if the home side leads (or the goals are many) by a
 * standard deviation more than expected than if by as much less. Bets on every line and market of the event count, each
 * in its own scope, for the one opinion that they share.
 */
export type BookLean = { readonly lead: number; readonly total: number };

export function bookLean(laws: EventLaws, exposures: readonly SelectionExposure[]): BookLean {
  let lead = 0;
  let total = 0;
  for (const exposure of exposures) {
    const law = laws.scopes[exposure.pick.scope];
    if (law === undefined || exposure.pick.market === 'HTFT') continue;
    const lean = leanOf(law, exposure);
    lead += lean.lead;
    total += lean.total;
  }
  return { lead, total };
}

function leanOf(law: ScoreMatrix, { pick, stakeAmount, payoutAmount }: SelectionExposure): BookLean {
  const shares = sharesOf(pick);
  const sums: Sums = { mass: 0, paid: 0, lead: [0, 0, 0], total: [0, 0, 0] };
  forEachScore(law, (probability, home, away) => {
    if (probability === 0) return;
    const { refund, winning } = shares(home, away);
    const paid = probability * (refund * stakeAmount + winning * payoutAmount);
    sums.mass += probability;
    sums.paid += paid;
    add(sums.lead, probability, paid, home - away);
    add(sums.total, probability, paid, home + away);
  });
  return { lead: perDeviation(sums, sums.lead), total: perDeviation(sums, sums.total) };
}

/** Sums of a number, of its square, and of it times what is paid. */
type Moments = [first: number, second: number, paid: number];
type Sums = { mass: number; paid: number; lead: Moments; total: Moments };

function add(moments: Moments, probability: number, paid: number, value: number): void {
  moments[0] += probability * value;
  moments[1] += probability * value ** 2;
  moments[2] += paid * value;
}

/** Twice the covariance over the standard deviation; zero where the number is decided. */
function perDeviation({ mass, paid }: Sums, [first, second, paidTimes]: Moments): number {
  if (!(mass > 0)) return 0;
  const mean = first / mass;
  const variance = second / mass - mean ** 2;
  return variance < 1e-9 ? 0 : (2 * (paidTimes - paid * mean)) / mass / Math.sqrt(variance);
}
