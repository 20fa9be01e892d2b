import { type Amount, larger, percentage, smaller, zero } from '@hanpan/money';

/** A percentage that points are earned at, in basis points, and what some member levels get on top. */
export interface AccrualRate {
  readonly basisPoints: number;
  /** By member level. */
  readonly bonusByLevel: Readonly<Record<string, number>>;
}

export interface AppliedRate {
  readonly basisPoints: number;
  readonly bonusBasisPoints: number;
}

export function rateOfLevel({ basisPoints, bonusByLevel }: AccrualRate, level: number): AppliedRate {
  return { basisPoints, bonusBasisPoints: bonusByLevel[String(level)] ?? 0 };
}

export interface Accrual {
  /** What the percentages give, floored once. */
  readonly accrued: Amount;
  /** The part of it that the day's cap allows. */
  readonly applied: Amount;
}

/** Nothing is earned on nothing or on less; `leftOfCap` below zero counts as a cap that is used up. */
export function accruePoints(base: Amount, rate: AppliedRate, leftOfCap: Amount): Accrual {
  const accrued = base > 0 ? percentage(base, rate.basisPoints + rate.bonusBasisPoints) : zero;
  return { accrued, applied: withinCap(accrued, leftOfCap) };
}

/** The part that the day's cap allows. */
export function withinCap(accrued: Amount, leftOfCap: Amount): Amount {
  return smaller(accrued, larger(leftOfCap, zero));
}

/** The first deposit earns at its own rate, or, where the site sets none, at that of every deposit. */
export function depositAccrualKind(isFirst: boolean, first: AppliedRate): 'firstDeposit' | 'deposit' {
  return isFirst && first.basisPoints + first.bonusBasisPoints > 0 ? 'firstDeposit' : 'deposit';
}

/** Per cent as shown: 150 basis points are 1.5. */
export function percentOf(basisPoints: number): number {
  return basisPoints / 100;
}
