import { oddsFromDecimal } from '@hanpan/money';
import { exact, type Fraction, type LegCode, legFactor, readLegCode } from '@hanpan/rules';

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

/** What the legs multiply a bet by that pays or may still pay: what was given back counts no more. Of one that is lost or was sold, as they were taken. */
export function standingFactors(legs: readonly Leg[], isSold: boolean): readonly Fraction[] {
  const isTaken = isSold || legs.some(({ result }) => result === 'lose');
  return legs.map((each) => factorOf(isTaken ? { ...each, result: null } : each));
}

export function standingProduct(legs: readonly Leg[], isSold: boolean): Fraction {
  return exact.product(standingFactors(legs, isSold));
}
