import { expect, test } from 'vitest';
import { countOf, formOf, outcomeOf } from './side-form.ts';

const names = { ko: '', en: '', vi: '' };
const match = (isHome: boolean, homeScore: number, awayScore: number) => ({
  eventId: 1,
  startsAt: '2026-11-29T00:00:00.000Z',
  home: names,
  away: names,
  homeScore,
  awayScore,
  isHome,
});

test.each([
  [true, 2, 1, 'won'],
  [false, 2, 1, 'lost'],
  [true, 0, 3, 'lost'],
  [false, 0, 3, 'won'],
  [true, 1, 1, 'drawn'],
] as const)('at home %s, %i to %i is %s', (isHome, home, away, outcome) => {
  expect(outcomeOf(match(isHome, home, away))).toBe(outcome);
});

test('a form has its outcomes in order and what was scored and conceded a match', () => {
  const form = formOf([match(true, 2, 1), match(false, 4, 0), match(false, 1, 1)]);
  expect(form).toEqual({ outcomes: ['won', 'lost', 'drawn'], scored: 1, conceded: 2 });
  expect(countOf(form.outcomes, 'won')).toBe(1);
});

test('without a match there is no average', () => {
  expect(formOf([])).toEqual({ outcomes: [], scored: undefined, conceded: undefined });
});
