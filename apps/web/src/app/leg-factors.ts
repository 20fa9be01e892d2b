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

/** The odds of a bet that is open, without those of legs that were given back; of one that is over, as they were taken. */
export function standingProduct(legs: readonly Leg[], isOpen: boolean): Fraction {
  return isOpen ? productOf(legs.map(factorOf)) : takenProduct(legs);
}
