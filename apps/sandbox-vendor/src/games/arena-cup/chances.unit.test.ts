import { expect, test } from 'vitest';
import type { Draws } from '../../fair/draws.ts';
import { fraction, product, sum, whole } from '../../fair/fraction.ts';
import { meeting } from '../schedule.ts';
import { bookOf, courseChance, courses, outcomes, type Side } from './chances.ts';
import { arenaCup } from './game.ts';
import { homeWeight, target, teams, weightTotal } from './rules.ts';

const weights = [...new Set(teams.flatMap((home) => teams.map((away) => homeWeight(home, away))))];

test('a match has twenty courses, whose chances sum to one at every strength', () => {
  expect(courses()).toHaveLength(20);
  for (const weight of weights) {
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThan(weightTotal);
    expect(sum(courses().map((course) => courseChance(weight, course)))).toEqual(whole);
  }
});

test('the chance of a score is that of the binomial law', () => {
  const book = bookOf(600);
  const chanceOf = (outcome: string) => book.find((each) => each.outcome === outcome)?.chance;
  expect(chanceOf('maps_3_0')).toEqual(fraction(27, 125));
  expect(chanceOf('maps_3_1')).toEqual(fraction(3 * 27 * 2, 625));
  expect(chanceOf('maps_3_2')).toEqual(fraction(6 * 27 * 4, 3125));
  expect(chanceOf('home')).toEqual(fraction(2133, 3125));
  expect(chanceOf('first_away')).toEqual(fraction(2, 5));
});

test('every bet returns at most 93 % and at least 75 %, at odds above 1.01', () => {
  for (const weight of weights) {
    for (const { chance, oddsHundredths } of bookOf(weight)) {
      const returned = product(chance, fraction(oddsHundredths, 100));
      expect(oddsHundredths).toBeGreaterThanOrEqual(101);
      expect(returned.numerator * BigInt(target.denominator)).toBeLessThanOrEqual(
        returned.denominator * BigInt(target.numerator),
      );
      expect(returned.numerator * 4n).toBeGreaterThanOrEqual(returned.denominator * 3n);
    }
  }
});

test('each kind of bet has exactly one winner in every course', () => {
  for (const course of courses()) {
    const won = outcomes.filter(({ wins }) => wins(course)).map(({ outcome }) => outcome);
    expect(won.filter((outcome) => outcome === 'home' || outcome === 'away')).toHaveLength(1);
    expect(won.filter((outcome) => outcome.startsWith('maps'))).toHaveLength(1);
    expect(won.filter((outcome) => outcome.startsWith('first'))).toHaveLength(1);
    expect(won.filter((outcome) => outcome.endsWith('3.5'))).toHaveLength(1);
    expect(won.filter((outcome) => outcome.endsWith('4.5'))).toHaveLength(1);
  }
});

test('[RNG-9] each map is drawn by the weight of the home side, until one has won three', () => {
  const match = 5;
  const { home, away } = meeting(teams, match);
  const weight = homeWeight(home, away);
  const drawOf = (...values: number[]) => {
    const bounds: number[] = [];
    const below = (bound: number) => {
      bounds.push(bound);
      return values.shift() ?? 0;
    };
    const { outcome } = arenaCup.draw({ below } as Draws, { match });
    return { maps: (outcome as { maps: Side[] }).maps, bounds };
  };
  const bounds = (maps: number) => Array.from({ length: maps }, () => weightTotal);
  expect(drawOf(weight - 1, weight, 0, weightTotal - 1, weight - 1, weight)).toEqual({
    maps: ['home', 'away', 'home', 'away', 'home'],
    bounds: bounds(5),
  });
  expect(drawOf(weight, weight, weight)).toEqual({ maps: ['away', 'away', 'away'], bounds: bounds(3) });
});
