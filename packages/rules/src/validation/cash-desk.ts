import { withdrawalPinDigits } from './member-policy.ts';

/** What a site allows in one request, in minor units. */
export type CashLimits = {
  readonly minAmount: number;
  /** Null where the site sets no ceiling. */
  readonly maxAmount: number | null;
  /** Amounts are multiples of this. */
  readonly unitAmount: number;
};

export type DepositCode = 'C002' | 'C102' | 'C101' | 'C103';
export type WithdrawalCode = 'C206' | 'C202' | 'C214' | 'C215';
/** What can be decided about a withdrawal password before it is compared. */
export type PinCode = 'C204' | 'C205' | 'C010';
export type PointConversionCode = 'P001' | 'P010' | 'P002';

/** The amount as the form holds it; anything but a positive safe integer counts as not given. */
type TypedAmount = number | null | undefined;

/** The first rule a deposit breaks: required, minimum, maximum per request, unit. */
export function checkDeposit(amount: TypedAmount, limits: CashLimits): DepositCode | undefined {
  if (!isPositiveInteger(amount)) return 'C002';
  if (amount < limits.minAmount) return 'C102';
  if (limits.maxAmount !== null && amount > limits.maxAmount) return 'C101';
  if (!isWholeUnits(amount, limits)) return 'C103';
  return undefined;
}

/** The largest amount that the desk takes of what there is; 0 where that is none. */
export function largestWithin(left: number, { minAmount, unitAmount }: CashLimits): number {
  const whole = unitAmount > 0 ? left - (left % unitAmount) : left;
  return whole < minAmount ? 0 : whole;
}

/** The first rule a withdrawal breaks: required, balance, minimum, unit. */
export function checkWithdrawal(
  amount: TypedAmount,
  balanceAmount: number,
  limits: Omit<CashLimits, 'maxAmount'>,
): WithdrawalCode | undefined {
  if (!isPositiveInteger(amount)) return 'C206';
  if (amount > balanceAmount) return 'C202';
  if (amount < limits.minAmount) return 'C214';
  if (!isWholeUnits(amount, limits)) return 'C215';
  return undefined;
}

/** The first rule a point conversion breaks: required, the site's minimum, remaining points. */
export function checkPointConversion(
  points: TypedAmount,
  heldPoints: number,
  minimumPoints: number,
): PointConversionCode | undefined {
  if (!isPositiveInteger(points)) return 'P001';
  if (points < minimumPoints) return 'P010';
  if (points > heldPoints) return 'P002';
  return undefined;
}

/** This many wrong withdrawal passwords in a row lock withdrawals until an operator unlocks them. */
export const pinFailuresBeforeLock = 5;

/**
 * The first rule a typed withdrawal password breaks before it is compared: a member without one is told to set one
 * (C204), or that there is none to compare with (C010); a malformed one is to be checked (C205) and
 * is no guess, so it is not counted. How long one is that exists was decided when it was set: what a site asks of new ones
 * since then must not shut its owner out.
 */
export function checkWithdrawalPin(typed: string, hasPin: boolean): PinCode | undefined {
  if (!hasPin) return typed === '' ? 'C204' : 'C010';
  const { least, most } = withdrawalPinDigits;
  return /^[0-9]*$/.test(typed) && typed.length >= least && typed.length <= most ? undefined : 'C205';
}

function isPositiveInteger(value: TypedAmount): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

/** A unit of zero or less would make every amount wrong, so it counts as no unit. */
function isWholeUnits(amount: number, { unitAmount }: Pick<CashLimits, 'unitAmount'>): boolean {
  return unitAmount <= 0 || amount % unitAmount === 0;
}
