import type { IntegerSource } from './integer-source.ts';

/**
 * `count` different numbers of first … last in drawing order, as balls leave a drum: all that have not been drawn lie
 * in ascending order, and each draw takes one of them by its place. Throws RangeError where there are not so many.
 */
export function drawBalls(
  source: IntegerSource,
  count: number,
  { first, last }: { readonly first: number; readonly last: number },
): number[] {
  const drum = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (!Number.isInteger(count) || count < 0 || count > drum.length)
    throw new RangeError(`no ${count} balls of ${drum.length}`);
  return Array.from({ length: count }, () => drum.splice(source.below(drum.length), 1)).flat();
}

/** The items in a random order, every order equally likely: their places are drawn like balls. */
export function shuffled<Item>(source: IntegerSource, items: readonly Item[]): Item[] {
  const places = drawBalls(source, items.length, { first: 0, last: items.length - 1 });
  return places.flatMap((place) => items.slice(place, place + 1));
}

/**
 * A position of the list, as likely as its weight says: each owns as many numbers below the total as its weight, in
 * the order of the list. Throws RangeError unless weights are whole, none is negative, and their sum is 1 … 2^32.
 */
export function weightedIndex(source: IntegerSource, weights: readonly number[]): number {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0))
    throw new RangeError(`weights are whole numbers from 0: ${weights}`);
  const number = source.below(weights.reduce((sum, weight) => sum + weight, 0));
  let end = 0;
  return weights.findIndex((weight) => {
    end += weight;
    return number < end;
  });
}

/**
 * True with probability numerator / denominator exactly. It takes one number however the fraction stands, so that an
 * impossible or certain event moves nothing that is drawn after it. Throws RangeError outside 0 … 1.
 */
export function happens(source: IntegerSource, numerator: number, denominator: number): boolean {
  if (!Number.isInteger(numerator) || numerator < 0 || numerator > denominator)
    throw new RangeError(`not a chance: ${numerator}/${denominator}`);
  return source.below(denominator) < numerator;
}
