import { expect, test } from 'vitest';
import { scaleOf } from './model.ts';

const points = (...values: number[]) =>
  values.map((value, index) => ({ day: `2026-11-0${index + 1}`, value }));

test('gains and losses share the height by their largest', () => {
  const { up, heightOf } = scaleOf(points(300, -100, 50));
  expect(up).toBe(0.75);
  expect(heightOf(300)).toBe(0.75);
  expect(heightOf(-100)).toBe(0.25);
});

test('nothing at all draws nothing', () => {
  const { up, heightOf } = scaleOf(points(0, 0));
  expect([up, heightOf(0)]).toEqual([1, 0]);
});
