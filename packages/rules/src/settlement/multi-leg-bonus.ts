import type { OddsMilli } from '@hanpan/money';
import type { BetLeg } from './bet-leg.ts';
import { type Fraction, fraction, one } from './fraction.ts';

/**
 * What the operator adds to a combination with many winning legs, as it stood when the bet was placed: setting it
 * anew changes no bet that is placed.
 */
export type MultiLegBonus = {
  /** A leg at shorter odds does not count; in thousandths. */
  readonly minOddsMilli: number;
  /** From so many counted legs on, the return is so much higher, in basis points; the highest step reached holds. */
  readonly steps: readonly { readonly legs: number; readonly bonusBasisPoints: number }[];
};

/** The bonus is off until an operator sets steps. The threshold is practice of a Korean operator. */
export const noBonus: MultiLegBonus = { minOddsMilli: 1150, steps: [] };

/** Steps of the shape that operators use, for a settings page to begin from; the figures are chosen. */
export const exampleBonus: MultiLegBonus = {
  minOddsMilli: 1150,
  steps: [
    { legs: 3, bonusBasisPoints: 200 },
    { legs: 4, bonusBasisPoints: 300 },
    { legs: 5, bonusBasisPoints: 500 },
    { legs: 6, bonusBasisPoints: 700 },
    { legs: 7, bonusBasisPoints: 1000 },
  ],
};

/** What a bet on these odds gets beyond its product if every leg wins, in basis points. */
export function possibleBonus({ minOddsMilli, steps }: MultiLegBonus, odds: readonly OddsMilli[]): number {
  return stepOf(steps, odds.filter((each) => each >= minOddsMilli).length);
}

function stepOf(steps: MultiLegBonus['steps'], counted: number): number {
  let bonus = 0;
  for (const step of steps) if (step.legs <= counted) bonus = Math.max(bonus, step.bonusBasisPoints);
  return bonus;
}

/**
 * What multiplies the return of a bet that wins. Only legs that are won as a whole count, at the minimum odds or longer:
 * void, half and shared ones were no risk taken in full.
 */
export function bonusFactor({ minOddsMilli, steps }: MultiLegBonus, legs: readonly BetLeg[]): Fraction {
  const counted = legs.filter(
    ({ oddsMilli, result }) => result?.result === 'win' && oddsMilli >= minOddsMilli,
  ).length;
  const bonus = stepOf(steps, counted);
  return bonus === 0 ? one : fraction(BigInt(10_000 + bonus), 10_000n);
}

/** The settings are sound: steps of at least two legs that rise in legs and never fall in bonus, none above double. */
export function isSoundBonus({ minOddsMilli, steps }: MultiLegBonus): boolean {
  return (
    Number.isSafeInteger(minOddsMilli) &&
    minOddsMilli >= 1000 &&
    steps.every(({ legs, bonusBasisPoints }, index) => {
      const before = steps[index - 1] ?? { legs: 1, bonusBasisPoints: 0 };
      const isWhole = Number.isSafeInteger(legs) && Number.isSafeInteger(bonusBasisPoints);
      return (
        isWhole &&
        legs > before.legs &&
        bonusBasisPoints >= before.bonusBasisPoints &&
        bonusBasisPoints <= 10_000
      );
    })
  );
}
