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

export interface BetOdds {
  /** As they were taken, once the bet is over; before that, as they still stand. */
  readonly total: Fraction;
  /** What a bet that is over was paid by, where results have made it another than what was taken. */
  readonly applied: Fraction | undefined;
}

export function oddsOfBet(
  legs: readonly Leg[],
  { isOver, isSold }: { isOver: boolean; isSold: boolean },
): BetOdds {
  const total = standingProduct(legs, isOver || isSold);
  const paidBy = standingProduct(legs, isSold);
  const isAsTaken = paidBy.numerator * total.denominator === total.numerator * paidBy.denominator;
  return { total, applied: isAsTaken ? undefined : paidBy };
}

export function standingProduct(legs: readonly Leg[], isSold: boolean): Fraction {
  return exact.product(standingFactors(legs, isSold));
}
