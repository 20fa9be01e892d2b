import type { Fraction } from './fraction.ts';

/**
 * The result of one leg, in the settlement algebra of the unified odds feed. A dead heat carries the
 * share of the stake that won, as an exact fraction with `0 < shareNumerator < shareDenominator`.
 */
export type LegResult =
  | { readonly result: 'win' }
  | { readonly result: 'lose' }
  | { readonly result: 'half-win' }
  | { readonly result: 'half-lose' }
  | { readonly result: 'void' }
  | { readonly result: 'dead-heat'; readonly shareNumerator: number; readonly shareDenominator: number };

export type LegOutcome = LegResult['result'];

/** A leg at odds o returns `refund + winning × o` per unit of stake; both parts over one denominator. */
export type ReturnShares = {
  readonly refund: bigint;
  readonly winning: bigint;
  readonly denominator: bigint;
};

export const won: LegResult = { result: 'win' };
export const lost: LegResult = { result: 'lose' };
export const halfWon: LegResult = { result: 'half-win' };
export const halfLost: LegResult = { result: 'half-lose' };
export const voided: LegResult = { result: 'void' };

/** Throws RangeError unless the share is a fraction strictly between nothing and everything. */
export function deadHeat(shareNumerator: number, shareDenominator: number): LegResult {
  const whole = Number.isSafeInteger(shareNumerator) && Number.isSafeInteger(shareDenominator);
  if (!whole || shareNumerator <= 0 || shareNumerator >= shareDenominator)
    throw new RangeError(`not a dead-heat share: ${shareNumerator}/${shareDenominator}`);
  return { result: 'dead-heat', shareNumerator, shareDenominator };
}

export function returnShares(leg: LegResult): ReturnShares {
  switch (leg.result) {
    case 'win':
      return { refund: 0n, winning: 1n, denominator: 1n };
    case 'lose':
      return { refund: 0n, winning: 0n, denominator: 1n };
    case 'void':
      return { refund: 1n, winning: 0n, denominator: 1n };
    case 'half-win':
      return { refund: 1n, winning: 1n, denominator: 2n };
    case 'half-lose':
      return { refund: 1n, winning: 0n, denominator: 2n };
    case 'dead-heat':
      return { refund: 0n, winning: BigInt(leg.shareNumerator), denominator: BigInt(leg.shareDenominator) };
  }
}

/** What a unit of stake on this leg becomes at these odds: the factor that a combination multiplies. */
export function legFactor(leg: LegResult, odds: Fraction): Fraction {
  const { refund, winning, denominator } = returnShares(leg);
  return {
    numerator: refund * odds.denominator + winning * odds.numerator,
    denominator: denominator * odds.denominator,
  };
}
