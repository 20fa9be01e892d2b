import type { GoalRates } from './parameters.ts';

/**
 * How much a feed's prices count against the model's. In the seasons measured, weights from 0.75 upwards foretell within
 * a thousandth of a bit of each other (`npm run bench -- odds`), and the model guards against a feed's mistakes.
 */
export const defaultFeedWeight = 0.85;

/**
 * One opinion out of two: the logarithms of both goal rates are averaged, the feed's with the weight given. All markets
 * are then priced from the one pair of rates, so they agree with each other, as blended chances of single markets would
 * not. Throws RangeError for a weight outside 0 to 1.
 */
export function blendRates(
  model: GoalRates,
  feed: GoalRates,
  feedWeight: number = defaultFeedWeight,
): GoalRates {
  if (!(feedWeight >= 0 && feedWeight <= 1)) throw new RangeError(`not a weight: ${feedWeight}`);
  const between = (own: number, other: number) =>
    Math.exp((1 - feedWeight) * Math.log(own) + feedWeight * Math.log(other));
  return {
    homeRate: between(model.homeRate, feed.homeRate),
    awayRate: between(model.awayRate, feed.awayRate),
    rho: (1 - feedWeight) * model.rho + feedWeight * feed.rho,
  };
}
