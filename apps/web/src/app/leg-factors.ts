import { oddsFromDecimal } from '@hanpan/money';
import { type LegCode, legFactor, readLegCode } from '@hanpan/rules';

export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A leg as lists and receipts have it; `odds` in decimals. */
interface Leg {
  readonly odds: number;
  readonly result: LegCode | null;
}

/** What a leg multiplies the stake by, once it is decided; before that, what it would. */
export function factorOf({ odds, result }: Leg): Fraction {
  const taken = { numerator: BigInt(oddsFromDecimal(odds)), denominator: 1000n };
  return result === null ? taken : legFactor(readLegCode(result), taken);
}

export function productOf(factors: readonly Fraction[]): Fraction {
  return factors.reduce(
    (product, each) => ({
      numerator: product.numerator * each.numerator,
      denominator: product.denominator * each.denominator,
    }),
    { numerator: 1n, denominator: 1n },
  );
}

/** What was taken, whatever became of it. */
export function takenProduct(legs: readonly Leg[]): Fraction {
  return productOf(legs.map((each) => factorOf({ ...each, result: null })));
}

/** The odds by which a bet pays or may still pay: what was given back is not in them. Of what is lost or was sold, as they were taken. */
export function standingProduct(legs: readonly Leg[], isSold: boolean): Fraction {
  const paysNothing = isSold || legs.some(({ result }) => result === 'lose');
  return paysNothing ? takenProduct(legs) : productOf(legs.map(factorOf));
}
