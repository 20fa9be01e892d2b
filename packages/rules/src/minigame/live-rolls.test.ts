import { expect, test } from 'vitest';
import { allRolledMs, ballsRolled } from './live-rolls.ts';

test.each([
  [0, 0],
  [999, 0],
  [1_000, 1],
  [2_199, 1],
  [2_200, 2],
  [6_999, 5],
  [7_000, 6],
])('%i ms after a draw %i of its balls are out', (sinceMs, balls) => {
  expect(ballsRolled(sinceMs)).toBe(balls);
});

test('the powerball is the last one out, and not a moment before it is said to be', () => {
  expect([ballsRolled(allRolledMs - 1), ballsRolled(allRolledMs)]).toEqual([5, 6]);
});
