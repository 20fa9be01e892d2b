import { type Amount, amount, scale } from '@hanpan/money';
import type { BetLeg } from './bet-leg.ts';
import { type Fraction, fraction, product } from './fraction.ts';
import { legFactor, returnShares } from './leg-result.ts';
import type { MarketPick } from './market.ts';
import { selectionRule } from './settle-selection.ts';

/** Chances are whole parts of this, so that no double comes near money. */
export const wholeChance = 1_000_000_000;

/**
 * What an open leg may expect now, by the model that prices it: the share of its stake that wins at the odds taken, and
 * the share that is given back (a push, a half of a quarter line). The rest loses.
 */
export type LegChance = { readonly winning: number; readonly refund: number };

/** A leg of a bet that is to be cashed out; the chance is null while nobody may bet on it. */
export type CashOutLeg = BetLeg & { readonly chance: LegChance | null };

export type CashOutPolicy = {
  readonly isOn: boolean;
  /** What the house keeps of the fair value, in basis points. */
  readonly marginBasisPoints: number;
  /** Less than this is not paid out. */
  readonly minAmount: Amount;
};

/** Off until an operator turns it on. The margin is chosen. */
export const defaultCashOut: CashOutPolicy = {
  isOn: false,
  marginBasisPoints: 500,
  minAmount: amount(1),
};

export type CashOut =
  | { readonly value: Amount }
  /** `decided`: there is nothing left to sell. `suspended`: a leg has no price now. */
  | { readonly refused: 'off' | 'decided' | 'suspended' | 'too-small' };

/**
 * What the house pays for a bet now: its fair value under the model that prices the board, less the margin, floored once.
 * Legs are of different matches and so independent: their expectations multiply. A multi-leg bonus is left out, because
 * it is for those who wait. With a margin of zero the member and the house are indifferent on average.
 * Throws RangeError for chances that are none and for a margin outside 0 to 100 %.
 */
export function cashOut(stake: Amount, legs: readonly CashOutLeg[], policy: CashOutPolicy): CashOut {
  const { isOn, marginBasisPoints, minAmount } = policy;
  if (!isOn) return { refused: 'off' };
  if (!Number.isSafeInteger(marginBasisPoints) || marginBasisPoints < 0 || marginBasisPoints > 10_000)
    throw new RangeError(`not a margin in basis points: ${marginBasisPoints}`);
  const isLost = legs.some(({ result }) => result?.result === 'lose');
  if (isLost || legs.every(({ result }) => result !== null)) return { refused: 'decided' };
  const factors: Fraction[] = [fraction(BigInt(10_000 - marginBasisPoints), 10_000n)];
  for (const leg of legs) {
    const factor = expectedFactor(leg);
    if (factor === undefined) return { refused: 'suspended' };
    factors.push(factor);
  }
  const { numerator, denominator } = product(factors);
  const value = scale(stake, numerator, denominator);
  return value < minAmount ? { refused: 'too-small' } : { value };
}

function expectedFactor({ oddsMilli, result, chance }: CashOutLeg): Fraction | undefined {
  if (result !== null) return legFactor(result, { numerator: BigInt(oddsMilli), denominator: 1000n });
  if (chance === null) return undefined;
  assertChance(chance);
  return fraction(
    BigInt(chance.refund) * 1000n + BigInt(chance.winning) * BigInt(oddsMilli),
    BigInt(wholeChance) * 1000n,
  );
}

function assertChance({ winning, refund }: LegChance): void {
  const isPart = (value: number) => Number.isSafeInteger(value) && value >= 0;
  if (!isPart(winning) || !isPart(refund) || winning + refund > wholeChance)
    throw new RangeError(`not a chance: ${winning} and ${refund} of ${wholeChance}`);
}

/**
 * The chance of a leg from the model: its fair probability (of winning the part of the stake that is at risk) and the
 * share of the stake that is expected back undecided. Cut to whole parts, never up.
 */
export function legChance(fairProbability: number, refundShare = 0): LegChance {
  const isShare = (value: number) => value >= 0 && value <= 1;
  if (!isShare(fairProbability) || !isShare(refundShare))
    throw new RangeError(`not probabilities: ${fairProbability}, ${refundShare}`);
  const refund = Math.floor(refundShare * wholeChance);
  const winning = Math.floor(fairProbability * (1 - refundShare) * wholeChance);
  return { refund, winning: Math.min(winning, wholeChance - refund) };
}

/** A distribution of final scores, as a visitor: of a model's matrix, or of any law of a scope. */
export type ScoreVisits = (visit: (probability: number, home: number, away: number) => void) => void;

/**
 * The chance of a leg over the distribution that prices its market now: the mean of what the settlement rule itself
 * returns, so that cash-out, price and payout cannot disagree. Throws as `settleSelection`, and RangeError for a
 * distribution that sums to more than one.
 */
export function legChanceOver(pick: MarketPick, visits: ScoreVisits): LegChance {
  const rule = selectionRule(pick);
  let [refund, winning] = [0, 0];
  visits((probability, home, away) => {
    const shares = returnShares(rule({ home, away }));
    const part = probability / Number(shares.denominator);
    refund += part * Number(shares.refund);
    winning += part * Number(shares.winning);
  });
  if (!(refund + winning <= 1 + 1e-9)) throw new RangeError(`not a distribution: ${refund + winning}`);
  const atRisk = 1 - refund;
  return legChance(atRisk <= 0 ? 0 : Math.min(1, winning / atRisk), Math.min(1, refund));
}
