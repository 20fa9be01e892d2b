import type { OddsMilli } from '@hanpan/money';
import type { PricedMarket, PricedSelection } from './market-prices.ts';
import { maxOfferedOddsMilli, minOfferedOddsMilli, offeredOdds, shorterOdds } from './odds-ladder.ts';
import { powerMargin } from './power-margin.ts';

/** The exposure of one selection: stakes taken, and what the house pays, stakes included, if it wins. */
export type Exposure = { readonly stakeAmount: number; readonly payoutAmount: number };

export type ShadePolicy = {
  /** A selection whose win would cost the house this much, net, shows a shorter price. Minor units. */
  readonly sensitivityAmount: number;
  /** How far an imbalance of one sensitivity moves the log-odds of two even sides. */
  readonly shiftPerSensitivity: number;
  /** The furthest the log-odds can be moved, however lopsided the book. */
  readonly maxShift: number;
  /** The part of the margin that stays on every selection; nothing is ever sold at or above its fair price. */
  readonly keptMarginShare: number;
};

export const defaultShadePolicy: ShadePolicy = {
  sensitivityAmount: 300_000,
  shiftPerSensitivity: 0.04,
  maxShift: 0.25,
  keptMarginShare: 0.25,
};

const untouched: Exposure = { stakeAmount: 0, payoutAmount: 0 };

/**
 * Moves the prices of a market against the side that takes the stakes.
 *
 * Implied probability is passed between every two selections, in proportion to both their probabilities and
 * to a saturating function of the difference of their payouts. What one side gains the other loses, so the
 * overround stays; a further bet on a selection can only shorten it and can only lengthen the others; and no
 * imbalance moves a price beyond `maxShift`. Two guards come on top: a selection keeps its share of the
 * margin, and one whose net liability reaches the sensitivity is at least one visible step shorter.
 *
 * Exposures are looked up by selection; a missing one counts as no bets.
 */
export function shadePrices<Market extends Omit<PricedMarket, 'scope'>>(
  market: Market,
  exposures: Readonly<Record<string, Exposure | undefined>>,
  policy: ShadePolicy = defaultShadePolicy,
): Market {
  const book = market.selections.map(({ selection }) => exposures[selection] ?? untouched);
  const probabilities = market.selections.map(({ probability }) => probability);
  const implied = impliedOf(probabilities, market.marginBasisPoints);
  const keptMargin = (market.marginBasisPoints / 10_000) * policy.keptMarginShare;
  const takenAmount = book.reduce((sum, { stakeAmount }) => sum + stakeAmount, 0);
  const selections = market.selections.map((priced, index): PricedSelection => {
    const plain = implied[index] ?? 1;
    const shaded = plain + transferTo(index, probabilities, implied, book, policy);
    const netLiabilityAmount = (book[index] ?? untouched).payoutAmount - takenAmount;
    const leastImplied = priced.probability * (1 + keptMargin);
    const oddsMilli = visibly(plain, Math.max(shaded, leastImplied), netLiabilityAmount, policy);
    return { ...priced, oddsMilli };
  });
  return { ...market, selections };
}

function transferTo(
  index: number,
  probabilities: readonly number[],
  implied: readonly number[],
  book: readonly Exposure[],
  policy: ShadePolicy,
): number {
  const ownPayoutAmount = (book[index] ?? untouched).payoutAmount;
  return probabilities.reduce((sum, other, otherIndex) => {
    if (otherIndex === index) return sum;
    const imbalance =
      (ownPayoutAmount - (book[otherIndex] ?? untouched).payoutAmount) / policy.sensitivityAmount;
    const product = (probabilities[index] ?? 0) * other;
    const cap = Math.min(product * policy.maxShift, headroom(implied, index), headroom(implied, otherIndex));
    if (cap <= 0) return sum;
    return sum + cap * Math.tanh((product * policy.shiftPerSensitivity * imbalance) / cap);
  }, 0);
}

/** What is not sold takes its part of the margin, as where the price was made; so one selection alone has a price too. */
function impliedOf(probabilities: readonly number[], marginBasisPoints: number): number[] {
  const rest = 1 - probabilities.reduce((sum, each) => sum + each, 0);
  const whole = rest > 1e-9 ? [...probabilities, rest] : probabilities;
  return powerMargin(whole, marginBasisPoints).slice(0, probabilities.length);
}

/**
 * How much one neighbour may add before the shortest price of all is reached. Beyond it the price could not
 * shorten any more while the others went on lengthening, and the overround would leak away.
 */
function headroom(implied: readonly number[], index: number): number {
  return (1000 / minOfferedOddsMilli - (implied[index] ?? 1)) / (implied.length - 1);
}

function visibly(
  plainImplied: number,
  shadedImplied: number,
  netLiabilityAmount: number,
  { sensitivityAmount }: ShadePolicy,
): OddsMilli {
  const odds = offeredOrShortest(shadedImplied);
  if (netLiabilityAmount < sensitivityAmount) return odds;
  const oneStep = shorterOdds(offeredOrShortest(plainImplied));
  return oneStep < odds ? oneStep : odds;
}

function offeredOrShortest(implied: number): OddsMilli {
  return offeredOdds(implied) ?? (implied > 1 / 2 ? minOfferedOddsMilli : maxOfferedOddsMilli);
}
