import { describe, expect, test } from 'vitest';
import { fraction, product, sum, whole } from '../../fair/fraction.ts';
import { asFraction, readVectors, type VectorFraction } from '../../testing/vectors.ts';
import { bookOf, type Outcome } from './chances.ts';
import { playMatch } from './play-match.ts';
import { target, weightTotal } from './rules.ts';
import { matchOf } from './teams.ts';

const vectors = readVectors<{
  home_weights: number[];
  away_weights: number[];
  markets: Record<string, VectorFraction>;
  'odds_hundredths_at_0.93': Record<string, number | null>;
}>('virtual-football');

const book = bookOf(vectors.home_weights, vectors.away_weights);

function chanceOf(outcome: Outcome) {
  return book.find((selection) => selection.outcome === outcome)?.chance ?? fraction(0);
}

describe('the match of the vectors', () => {
  test.each(Object.keys(vectors.markets) as Outcome[])('%s has their chance and their odds', (outcome) => {
    expect(chanceOf(outcome)).toEqual(asFraction(vectors.markets[outcome]?.fraction ?? ''));
    const selection = book.find((each) => each.outcome === outcome);
    expect(selection?.oddsHundredths).toBe(vectors['odds_hundredths_at_0.93'][outcome]);
  });

  test('the outcomes of each market sum to one', () => {
    expect(sum([chanceOf('home'), chanceOf('draw'), chanceOf('away')])).toEqual(whole);
    expect(sum([chanceOf('both_score'), chanceOf('one_blank')])).toEqual(whole);
    expect(sum([chanceOf('odd_goals'), chanceOf('even_goals')])).toEqual(whole);
    expect(sum([chanceOf('over_2.5'), chanceOf('under_2.5')])).toEqual(whole);
  });
});

test('every match on offer has goal weights of a million, and no bet returns more than 93 % or less than 75 %', () => {
  for (let number = 0; number < 40; number += 1) {
    const { homeWeights, awayWeights } = matchOf(number);
    for (const weights of [homeWeights, awayWeights]) {
      expect(weights.reduce((total, weight) => total + weight, 0)).toBe(weightTotal);
    }
    for (const { chance, oddsHundredths } of bookOf(homeWeights, awayWeights)) {
      if (oddsHundredths === null) continue;
      const returned = product(chance, fraction(oddsHundredths, 100));
      expect(returned.numerator * BigInt(target.denominator)).toBeLessThanOrEqual(
        returned.denominator * BigInt(target.numerator),
      );
      expect(returned.numerator * 4n).toBeGreaterThanOrEqual(returned.denominator * 3n);
    }
  }
});

test('[RNG-9] goals are drawn by their weights, the home side first', () => {
  const bounds: number[] = [];
  const values = [vectors.home_weights[0] ?? 0, (vectors.away_weights[0] ?? 0) - 1];
  const score = playMatch(
    {
      below(bound) {
        bounds.push(bound);
        return values.shift() ?? 0;
      },
    },
    vectors.home_weights,
    vectors.away_weights,
  );
  expect(score).toEqual({ home: 1, away: 0 });
  expect(bounds).toEqual([weightTotal, weightTotal]);
});
