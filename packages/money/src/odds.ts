import { type Amount, amount, scale } from './amount.ts';

/** Decimal odds in thousandths: 1950 is odds of 1.95. Never below 1000, which returns the stake. */
export type OddsMilli = number & { readonly __unit: 'milli' };

export const evenReturn = 1000 as OddsMilli;

/** Throws RangeError on a fraction of a thousandth or odds below 1.000. */
export function oddsMilli(value: number): OddsMilli {
  if (!Number.isSafeInteger(value) || value < 1000) throw new RangeError(`not odds in thousandths: ${value}`);
  return value as OddsMilli;
}

/** Wire form: decimals with at most three places. */
export function oddsFromDecimal(decimal: number): OddsMilli {
  const milli = Math.round(decimal * 1000);
  if (Math.abs(milli - decimal * 1000) > 1e-6)
    throw new RangeError(`odds have at most three places: ${decimal}`);
  return oddsMilli(milli);
}

export function oddsToDecimal(odds: OddsMilli): number {
  return odds / 1000;
}

/** What a winning single returns, stake included; floored to the minor unit. */
export function payout(stake: Amount, odds: OddsMilli): Amount {
  return scale(stake, BigInt(odds), 1000n);
}

/**
 * The exact product of several odds as a fraction over 1000^n. Combination bets are floored once,
 * at the end, so that no leg loses a won of its own.
 */
export function oddsProduct(odds: readonly OddsMilli[]): { numerator: bigint; denominator: bigint } {
  return {
    numerator: odds.reduce((product, each) => product * BigInt(each), 1n),
    denominator: 1000n ** BigInt(odds.length),
  };
}

export function combinationPayout(stake: Amount, odds: readonly OddsMilli[]): Amount {
  const { numerator, denominator } = oddsProduct(odds);
  return scale(stake, numerator, denominator);
}

const mostShown = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * What a bet that is won as a whole returns, with what it gets besides, in basis points. Floored once, and no amount: ten long
 * odds are beyond any, and limits compare it all the same.
 */
export function exactPayout(stake: Amount, odds: readonly OddsMilli[], bonusBasisPoints = 0): bigint {
  const { numerator, denominator } = oddsProduct(odds);
  return (BigInt(stake) * numerator * BigInt(10_000 + bonusBasisPoints)) / (denominator * 10_000n);
}

/**
 * For display only: the same, and the largest amount where that is less. Whoever is still choosing legs may have any, and what
 * they come to is beyond every limit long before.
 */
export function shownPayout(stake: Amount, odds: readonly OddsMilli[], bonusBasisPoints = 0): Amount {
  const exact = exactPayout(stake, odds, bonusBasisPoints);
  return amount(Number(exact > mostShown ? mostShown : exact));
}

/** For display only: the product as below, and the longest odds that there are where those are shorter. */
export function shownOddsMilli(odds: readonly OddsMilli[]): OddsMilli {
  const { numerator, denominator } = oddsProduct(odds);
  const exact = (numerator * 1000n) / denominator;
  return oddsMilli(Number(exact > mostShown ? mostShown : exact));
}

/** For display only: the product rounded down to thousandths. */
export function combinedOddsMilli(odds: readonly OddsMilli[]): OddsMilli {
  const { numerator, denominator } = oddsProduct(odds);
  return oddsMilli(Number((numerator * 1000n) / denominator));
}
