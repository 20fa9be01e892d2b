import { expect, test } from 'vitest';
import { houseRulesOf } from './default-house-rules.ts';
import { halfPeriodsPlayed, runningPeriod } from './half-periods.ts';

const { plan } = houseRulesOf('baseball');
const innings = (count: number) =>
  Object.fromEntries(plan.periods.slice(0, count).map((scope) => [scope, { home: 1, away: 0 }]));

test.each([
  ['four innings and nothing else', innings(4), undefined, 8],
  ['the bottom of the fifth', innings(4), { period: 5, half: 'bottom' as const }, 9],
  ['the top of the sixth', innings(5), { period: 6, half: 'top' as const }, 10],
  ['a board that is behind the scores', innings(5), { period: 5, half: 'top' as const }, 10],
  [
    'nine innings, of which the last has no score of its own',
    { ...innings(8), regular: { home: 8, away: 8 } },
    undefined,
    18,
  ],
  [
    'the bottom of the tenth',
    { ...innings(8), regular: { home: 8, away: 8 } },
    { period: 10, half: 'bottom' as const },
    19,
  ],
])('%s', (_, scores, running, expected) => {
  expect(halfPeriodsPlayed(plan, scores, running)).toBe(expected);
});

test('a match that has not begun, and a board without halves, show no running period', () => {
  expect(runningPeriod(0, 'top')).toBeUndefined();
  expect(runningPeriod(3, undefined)).toBeUndefined();
  expect(runningPeriod(3, 'middle')).toBeUndefined();
  expect(runningPeriod(5, 'bottom')).toEqual({ period: 5, half: 'bottom' });
  expect(runningPeriod(1, 'top')).toEqual({ period: 1, half: 'top' });
});
