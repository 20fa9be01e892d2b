import { type OddsMilli, oddsMilli } from '@hanpan/money';

/** No price below 1.01 or above 201 is offered. */
export const minOfferedOddsMilli: OddsMilli = oddsMilli(1010);
export const maxOfferedOddsMilli: OddsMilli = oddsMilli(201_000);

const steps = [
  { belowMilli: 10_000, stepMilli: 10 },
  { belowMilli: 20_000, stepMilli: 50 },
  { belowMilli: 50_000, stepMilli: 500 },
] as const;
const widestStepMilli = 1000;

/** `1 / (1 / 2.3)` is a little less than 2.3; a price this close below a step is that step. */
const rounding = 1e-9;

function stepAt(milli: number): number {
  return steps.find(({ belowMilli }) => milli < belowMilli)?.stepMilli ?? widestStepMilli;
}

/**
 * The highest offered price at or below `1 / implied`. Rounding down only ever adds to the margin. Undefined
 * where that would be below 1.01: such a selection is as good as decided and has no price.
 */
export function offeredOdds(implied: number): OddsMilli | undefined {
  const exactMilli = Math.min((1000 / implied) * (1 + rounding), maxOfferedOddsMilli);
  if (!(exactMilli >= minOfferedOddsMilli)) return undefined;
  const step = stepAt(exactMilli);
  return oddsMilli(Math.floor(exactMilli / step) * step);
}

/** The same, and always shorter than the fair price, however small the margin. */
export function offeredOddsBelowFair(implied: number, probability: number): OddsMilli | undefined {
  const odds = offeredOdds(implied);
  if (odds === undefined || probability * odds < 1000) return odds;
  const shorter = shorterOdds(odds);
  return probability * shorter < 1000 ? shorter : undefined;
}

/** One visible step shorter, and never below the shortest price there is. */
export function shorterOdds(odds: OddsMilli): OddsMilli {
  const step = stepAt(odds - 1);
  return oddsMilli(Math.max(minOfferedOddsMilli, Math.ceil(odds / step) * step - step));
}
