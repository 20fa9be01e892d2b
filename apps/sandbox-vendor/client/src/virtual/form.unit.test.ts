import { expect, test } from 'vitest';
import { formOf } from './form.ts';

const match = (homeTeam: string, awayTeam: string, home: number, away: number) => ({
  homeTeam,
  awayTeam,
  home,
  away,
});

test('a team’s form is how its latest matches ended, at home and away, the latest first', () => {
  const past = [
    match('tiger', 'fox', 3, 0),
    match('mask', 'crane', 1, 1),
    match('fox', 'tiger', 2, 0),
    match('crane', 'tiger', 1, 1),
    match('crane', 'tiger', 0, 2),
  ];
  expect(formOf(past, 'tiger', 5)).toEqual(['won', 'drawn', 'lost', 'won']);
  expect(formOf(past, 'tiger', 2)).toEqual(['won', 'drawn']);
  expect(formOf(past, 'fox', 5)).toEqual(['won', 'lost']);
  expect(formOf(past, 'comet', 5)).toEqual([]);
});
