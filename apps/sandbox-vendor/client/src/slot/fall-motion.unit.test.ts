import { expect, test } from 'vitest';
import { isOver, originsOf, rowAt } from './fall-motion.ts';

const fall = { from: -3, to: 1, startedAtMs: 100, durationMs: 400 };

test('a symbol waits above, falls ever faster and comes to rest on its row', () => {
  expect(rowAt(fall, 0)).toBe(-3);
  const steps = [100, 180, 260, 340].map((now) => rowAt(fall, now));
  const ways = steps.slice(1).map((row, place) => row - (steps[place] ?? 0));
  expect(ways).toEqual(ways.toSorted((a, b) => a - b));
  expect(rowAt(fall, 500)).toBeCloseTo(1);
  expect(isOver(fall, 499)).toBe(false);
  expect(isOver(fall, 500)).toBe(true);
});

test('a symbol that stays does not move', () => {
  expect(rowAt({ ...fall, from: 2, to: 2 }, 130)).toBe(2);
});

test('what is left falls by what was removed below it, and new symbols come from above', () => {
  expect(originsOf(5, [1, 3])).toEqual([-2, -1, 0, 2, 4]);
  expect(originsOf(3, [])).toEqual([0, 1, 2]);
});
