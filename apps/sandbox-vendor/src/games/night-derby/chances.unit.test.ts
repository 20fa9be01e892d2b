import { describe, expect, test } from 'vitest';
import { fraction, product, sum, whole } from '../../fair/fraction.ts';
import { asFraction, readVectors, type VectorFraction } from '../../testing/vectors.ts';
import { bookOf, orderChance, orders, wins } from './chances.ts';
import { fields, markets, placesPaid } from './rules.ts';
import { runRace } from './run-race.ts';

interface RaceVectors {
  weights: number[];
  places_paid: number;
  target_return: Record<string, string>;
  markets: Record<
    string,
    { selections: number; rows: (VectorFraction & { runners: number[]; odds_hundredths: number | null })[] }
  >;
}
const vectors = readVectors<{ six_runners: RaceVectors; eight_runners: RaceVectors }>('racing');
const races = [vectors.six_runners, vectors.eight_runners];

describe.each(races)('a race of $weights', (vector) => {
  const book = bookOf(vector.weights);

  test.each(markets)('$name: chances and odds are those of the vectors', (market) => {
    const ours = book.filter((selection) => selection.market === market.name);
    const theirs = vector.markets[market.name];
    expect(ours).toHaveLength(theirs?.selections ?? -1);
    expect(fraction(market.target.numerator, market.target.denominator)).toEqual(
      asFraction(vector.target_return[market.name] ?? ''),
    );
    for (const row of theirs?.rows ?? []) {
      const found = ours.find(({ runners }) => runners.join() === row.runners.join());
      expect(found?.chance).toEqual(asFraction(row.fraction));
      expect(found?.oddsHundredths).toBe(row.odds_hundredths);
    }
  });

  test.each(markets)(
    '$name: the chances sum to what can be won at once, and no bet returns more than its target',
    (market) => {
      const ours = book.filter((selection) => selection.market === market.name);
      const wonAtOnce = market.name === 'place' ? fraction(placesPaid(vector.weights.length)) : whole;
      expect(sum(ours.map(({ chance }) => chance))).toEqual(wonAtOnce);
      for (const { chance, oddsHundredths } of ours) {
        if (oddsHundredths === null) continue;
        const returned = product(chance, fraction(oddsHundredths, 100));
        const { numerator, denominator } = market.target;
        expect(returned.numerator * BigInt(denominator)).toBeLessThanOrEqual(
          returned.denominator * BigInt(numerator),
        );
        // GLI-19 4.7.1 wants at least 75 % of every bet.
        expect(returned.numerator * 4n).toBeGreaterThanOrEqual(returned.denominator * 3n);
      }
    },
  );
});

test('fields on offer are those of the vectors', () => {
  expect(fields).toEqual([vectors.eight_runners.weights, vectors.six_runners.weights]);
});

test('settling every order of arrival gives every bet its chance', () => {
  const weights = [5, 3, 2, 1];
  const arrivals = orders([1, 2, 3, 4], 4);
  for (const selection of bookOf(weights)) {
    const market = markets.find(({ name }) => name === selection.market);
    if (!market) throw new Error(selection.market);
    const won = arrivals.filter((order) => wins(order, market, selection.runners));
    expect(sum(won.map((order) => orderChance(weights, order)))).toEqual(selection.chance);
  }
});

test('[RNG-9] a race is drawn step by step among those that are left, each order as likely as its chance', () => {
  const weights = [3, 2, 1];
  const seen = new Map<string, number>();
  for (let first = 0; first < 6; first += 1) {
    // The second draw is below what the first has left: 3, 4 or 5 of 6; sixty numbers cover them all evenly.
    for (let second = 0; second < 60; second += 1) {
      const bounds: number[] = [];
      const values = [first, second, 0];
      const order = runRace(
        {
          below(bound) {
            bounds.push(bound);
            return (values.shift() ?? 0) % bound;
          },
        },
        weights,
      );
      seen.set(order.join(), (seen.get(order.join()) ?? 0) + 1);
      expect(bounds[0]).toBe(6);
      expect(bounds[1]).toBe(6 - (weights[(order[0] ?? 0) - 1] ?? 0));
    }
  }
  for (const order of orders([1, 2, 3], 3)) {
    expect(fraction(seen.get(order.join()) ?? 0, 360)).toEqual(orderChance(weights, order));
  }
});
