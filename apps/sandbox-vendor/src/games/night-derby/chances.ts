import { type Fraction, fraction, product, sum } from '../../fair/fraction.ts';
import { type Market, markets, placesPaid } from './rules.ts';

export interface Selection {
  market: Market['name'];
  /** Runners by number, from 1; in the order of arrival where the market is ordered, else rising. */
  runners: readonly number[];
  chance: Fraction;
  /** Null where they would be below 1.01: not on offer. */
  oddsHundredths: number | null;
}

/** The chance that exactly these runners come in first, in this order: at each place, the share of those that are left. */
export function orderChance(weights: readonly number[], order: readonly number[]): Fraction {
  let left = weights.reduce((total, weight) => total + weight, 0);
  const factors = order.map((runner) => {
    const weight = weights[runner - 1] ?? 0;
    const factor = fraction(weight, left);
    left -= weight;
    return factor;
  });
  return product(...factors);
}

/** Every ordered choice of `count` runners of `field`. */
export function orders(field: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return field.flatMap((runner) =>
    orders(
      field.filter((other) => other !== runner),
      count - 1,
    ).map((rest) => [runner, ...rest]),
  );
}

/** The chance of one selection, as the sum over every order of arrival that wins it. */
export function chanceOf(
  weights: readonly number[],
  market: Pick<Market, 'name' | 'isOrdered'>,
  runners: readonly number[],
): Fraction {
  if (market.name === 'place') {
    const [runner = 0] = runners;
    const placed = orders(fieldOf(weights), placesPaid(weights.length)).filter((order) =>
      order.includes(runner),
    );
    return sum(placed.map((order) => orderChance(weights, order)));
  }
  if (market.isOrdered) return orderChance(weights, runners);
  return sum(orders(runners, runners.length).map((order) => orderChance(weights, order)));
}

/** Every bet of a race with its exact chance and its odds. */
export function bookOf(weights: readonly number[]): Selection[] {
  return markets.flatMap((market) =>
    choices(weights, market).map((runners) => {
      const chance = chanceOf(weights, market, runners);
      return { market: market.name, runners, chance, oddsHundredths: oddsOf(chance, market.target) };
    }),
  );
}

/** Odds in hundredths, rounded down; null below 1.01. */
export function oddsOf(chance: Fraction, target: { numerator: number; denominator: number }): number | null {
  const odds = Number(
    (100n * BigInt(target.numerator) * chance.denominator) / (BigInt(target.denominator) * chance.numerator),
  );
  return odds < 101 ? null : odds;
}

/** Whether an order of arrival wins a bet. */
export function wins(
  order: readonly number[],
  { name, isOrdered, runners: count }: Pick<Market, 'name' | 'isOrdered' | 'runners'>,
  runners: readonly number[],
): boolean {
  if (name === 'place') return order.slice(0, placesPaid(order.length)).includes(runners[0] ?? 0);
  const first = order.slice(0, count);
  return isOrdered
    ? runners.every((runner, at) => first[at] === runner)
    : runners.every((runner) => first.includes(runner));
}

function choices(weights: readonly number[], market: Market): number[][] {
  const all = orders(fieldOf(weights), market.runners);
  if (market.isOrdered) return all;
  return all.filter((order) => order.every((runner, at) => at === 0 || runner > (order[at - 1] ?? 0)));
}

function fieldOf(weights: readonly number[]): number[] {
  return weights.map((_, index) => index + 1);
}
