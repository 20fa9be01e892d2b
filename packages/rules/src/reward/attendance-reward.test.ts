import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { addDays, attendancePoints } from './attendance-reward.ts';

const rewards = [
  { days: 7, points: amount(500) },
  { days: 30, points: amount(3_000) },
];

describe('the reward of a check-in', () => {
  test.each([
    [1, 0],
    [6, 0],
    [7, 500],
    [8, 0],
    [30, 3_000],
    [31, 0],
    [37, 500],
    [60, 3_000],
  ])('on day %d of a streak %d points come on top', (streakDays, streakPoints) => {
    expect(attendancePoints(streakDays, amount(100), rewards)).toEqual({
      dayPoints: 100,
      streakPoints,
      points: 100 + streakPoints,
    });
  });

  test('a site without streak rewards pays every day the same', () => {
    for (const day of [1, 7, 400]) expect(attendancePoints(day, amount(100), []).points).toBe(100);
  });
});

test.each([
  ['2026-11-20', -1, '2026-11-19'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %d days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});
