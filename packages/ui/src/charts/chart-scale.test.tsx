import { expect, test } from 'vitest';
import { axisTicks, labelStride } from './chart-scale.ts';

test('the lines of an axis are round and reach above the highest value', () => {
  expect(axisTicks(26_100_000)).toEqual([0, 10_000_000, 20_000_000, 30_000_000]);
  expect(axisTicks(9)).toEqual([0, 5, 10]);
  expect(axisTicks(7)).toEqual([0, 2.5, 5, 7.5]);
  expect(axisTicks(1)).toEqual([0, 0.5, 1]);
});

test('where nothing is above zero the axis still has a height', () => {
  expect(axisTicks(0)).toEqual([0, 1]);
  expect(axisTicks(-5)).toEqual([0, 1]);
});

test('labels are thinned to what fits', () => {
  expect(labelStride(24, 8)).toBe(3);
  expect(labelStride(5, 8)).toBe(1);
  expect(labelStride(0, 8)).toBe(1);
});
