import type { Amount } from '@hanpan/money';

export interface WheelPrize {
  /** Zero is a blank. */
  readonly points: Amount;
  /** The prize's share of the total weight. A whole number, at least 1. */
  readonly weight: number;
}

export function totalWeight(prizes: readonly WheelPrize[]): number {
  return prizes.reduce((sum, { weight }) => sum + weight, 0);
}

/**
 * The position of the prize that `random` falls on. `random` is a whole number from 0 up to, not including, the total
 * weight, each equally likely; a prize owns as many of them as its weight, so its chance is exact.
 */
export function pickPrize(prizes: readonly WheelPrize[], random: number): number {
  if (!Number.isSafeInteger(random) || random < 0 || random >= totalWeight(prizes)) {
    throw new RangeError(`no place on the wheel: ${random}`);
  }
  let end = 0;
  return prizes.findIndex(({ weight }) => {
    end += weight;
    return random < end;
  });
}

/** The sum of what all places of the wheel pay; over the total weight it is the expected cost of one turn. */
function weightedPoints(prizes: readonly WheelPrize[]): bigint {
  return prizes.reduce((sum, { points, weight }) => sum + BigInt(points) * BigInt(weight), 0n);
}

/** Whether a turn costs at most `maxExpectedCost` points on average: compared as whole numbers, nothing is rounded. */
export function isWithinExpectedCost(prizes: readonly WheelPrize[], maxExpectedCost: number): boolean {
  return weightedPoints(prizes) <= BigInt(maxExpectedCost) * BigInt(totalWeight(prizes));
}

/** Turns that a day's approved deposits have earned. */
export function ticketsOf(depositedAmount: Amount, amountPerTicket: Amount, maxPerDay: number): number {
  if (amountPerTicket <= 0) return 0;
  return Math.min(Math.floor(depositedAmount / amountPerTicket), maxPerDay);
}
