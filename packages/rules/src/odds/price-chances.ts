import type { PricedSelection } from './market-prices.ts';
import { offeredOddsBelowFair } from './odds-ladder.ts';
import { powerMargin } from './power-margin.ts';

/** A selection with its fair probability, as `PricedSelection` has it. */
export type SelectionChance = Pick<PricedSelection, 'selection' | 'probability'>;

/**
 * The prices of one market from the chances of its selections. Where they are not all that may happen, the rest takes its
 * part of the margin but is not sold. Undefined where one of them has no sensible price: it is as good as decided.
 */
export function priceChances(
  chances: readonly SelectionChance[],
  marginBasisPoints: number,
): PricedSelection[] | undefined {
  const sold = chances.map(({ probability }) => probability);
  if (sold.some((each) => each <= 0 || each >= 1)) return undefined;
  const rest = 1 - sold.reduce((sum, each) => sum + each, 0);
  const probabilities = rest > 1e-9 ? [...sold, rest] : sold;
  if (probabilities.length < 2) return undefined;
  const implied = powerMargin(probabilities, marginBasisPoints);
  const prices: PricedSelection[] = [];
  for (const [index, { selection, probability }] of chances.entries()) {
    const oddsMilli = offeredOddsBelowFair(implied[index] ?? 1, probability);
    if (oddsMilli === undefined) return undefined;
    prices.push({ selection, probability, oddsMilli });
  }
  return prices;
}
