import { expect, test } from 'vitest';
import { finishMs, progressAt } from './race-motion.ts';

test('runners arrive in the order of their places, whatever happened on the way', () => {
  for (let race = 1; race < 60; race += 1) {
    const times = Array.from({ length: 8 }, (_, place) => finishMs(race, place, 8));
    expect(times).toEqual([...times].sort((one, other) => one - other));
    for (const [place, arrives] of times.entries()) {
      expect(progressAt(race, place + 1, arrives, 0)).toBe(0);
      expect(progressAt(race, place + 1, arrives, arrives)).toBe(1);
      expect(progressAt(race, place + 1, arrives, arrives - 1)).toBeLessThan(1);
      expect(progressAt(race, place + 1, arrives, arrives + 500)).toBeGreaterThan(1);
    }
  }
});

test('a race looks the same to everybody', () => {
  expect(progressAt(7, 3, 12_400, 5000)).toBe(progressAt(7, 3, 12_400, 5000));
  expect(progressAt(7, 3, 12_400, 5000)).not.toBe(progressAt(8, 3, 12_400, 5000));
});
