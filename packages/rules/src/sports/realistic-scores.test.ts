import { describe, expect, test } from 'vitest';
import type { Scope } from '../settlement/scope.ts';
import type { CountLaw } from './law/count-law.ts';
import { differences, totals } from './law/marginals.ts';
import { type MatchFormat, openMatch } from './match-plan.ts';
import { samplePlans } from './sample-plans.ts';

/** Mean total, its spread, and the home side's share of wins between equals, as such leagues have them. */
const usual: readonly [
  MatchFormat,
  Scope,
  total: readonly [number, number],
  spread: readonly [number, number],
  homeWins: readonly [number, number],
][] = [
  ['soccer', 'match', [2.5, 2.9], [1.5, 1.8], [0.4, 0.48]],
  ['soccer', 'h1', [1.1, 1.35], [1, 1.2], [0.3, 0.4]],
  ['nba', 'match', [222, 234], [12, 22], [0.54, 0.62]],
  ['fiba', 'match', [158, 168], [11, 19], [0.54, 0.62]],
  ['handball', 'match', [54, 58], [4, 7], [0.5, 0.62]],
  ['hockey', 'match', [5.6, 6.4], [2, 2.6], [0.4, 0.48]],
  ['football', 'match', [43, 48], [11, 15], [0.52, 0.6]],
  ['volleyball', 'match', [3.8, 4.3], [0.6, 0.9], [0.52, 0.6]],
  ['volleyball', 'points', [175, 200], [22, 36], [0.5, 0.6]],
  ['badminton', 'points', [85, 105], [15, 25], [0.46, 0.54]],
  ['maps-bo3', 'match', [2.4, 2.6], [0.4, 0.6], [0.49, 0.51]],
  ['sets-bo3', 'points', [23, 27], [4, 8], [0.45, 0.55]],
  ['sets-bo5', 'points', [38, 44], [7, 12], [0.45, 0.55]],
  ['kbo', 'match', [9, 11], [3.8, 5.2], [0.48, 0.56]],
  ['mlb', 'match', [8.2, 10], [3.8, 5.2], [0.5, 0.58]],
  ['three-rounds', 'points', [2.2, 2.7], [0.4, 0.95], [0.4, 0.6]],
];

function momentsOf({ from, weights }: CountLaw): { mean: number; spread: number } {
  const mean = weights.reduce((sum, weight, index) => sum + weight * (from + index), 0);
  const square = weights.reduce((sum, weight, index) => sum + weight * (from + index - mean) ** 2, 0);
  return { mean, spread: Math.sqrt(square) };
}

describe('scores between equal sides look like those of real leagues', () => {
  test.each(usual)('%s, %s', (format, scope, total, spread, homeWins) => {
    const sample = samplePlans.find((each) => each.format === format && each.name === 'equal sides');
    const model = sample && openMatch(sample.plan);
    const law = model?.law(model.start(), scope);
    if (law === undefined) throw new Error(`no law of ${format}`);
    const moments = momentsOf(totals(law));
    const { from, weights } = differences(law);
    const wins = weights.reduce((sum, weight, index) => (from + index > 0 ? sum + weight : sum), 0);
    expect.soft(moments.mean).toBeGreaterThan(total[0]);
    expect.soft(moments.mean).toBeLessThan(total[1]);
    expect.soft(moments.spread).toBeGreaterThan(spread[0]);
    expect.soft(moments.spread).toBeLessThan(spread[1]);
    expect.soft(wins).toBeGreaterThan(homeWins[0]);
    expect.soft(wins).toBeLessThan(homeWins[1]);
  });
});
