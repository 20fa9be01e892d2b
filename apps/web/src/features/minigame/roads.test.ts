import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  frequencyBars,
  plainRoad,
  roadRows,
  streakBars,
  streakRoad,
  streaksOf,
  summariseRoad,
} from './roads.ts';

const places = (values: string) =>
  streakRoad([...values]).map(({ column, row, value }) => `${value}${column}${row}`);
const anyValues = fc.array(fc.constantFrom('a', 'b'), { maxLength: 80 });

describe('the road of streaks', () => {
  test('begins a column with each streak and goes down in it', () => {
    expect(places('aabab')).toEqual(['a00', 'a01', 'b10', 'a20', 'b30']);
  });

  test('turns right at the bottom, and the next streak begins right of where the long one began', () => {
    expect(places('aaaaaaaab')).toEqual(['a00', 'a01', 'a02', 'a03', 'a04', 'a05', 'a15', 'a25', 'b10']);
  });

  test('turns right above a cell that is taken, and stays in its row', () => {
    // The first streak lies in the bottom row of the second column, so the second one has a row less.
    expect(places('aaaaaaabbbbbbb').slice(7)).toEqual(['b10', 'b11', 'b12', 'b13', 'b14', 'b24', 'b34']);
  });

  test('has every result once, no two in one cell, and a later one moves none that stands', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const cells = streakRoad(values);
        expect(cells.map(({ value }) => value)).toEqual(values);
        expect(new Set(cells.map(({ column, row }) => `${column}/${row}`)).size).toBe(values.length);
        expect(cells.every(({ row }) => row >= 0 && row < roadRows)).toBe(true);
        expect(streakRoad(values.slice(0, -1))).toEqual(cells.slice(0, -1));
      }),
    );
  });
});

test('the plain road has six to a column', () => {
  expect(plainRoad([...'abababa']).at(-1)).toEqual({ column: 1, row: 0, value: 'a', at: 6 });
});

test('a summary counts the sides, the streak that goes on and the longest', () => {
  const { counts, current, longest } = summariseRoad([...'aaabbab']);
  expect([counts.get('a'), counts.get('b'), current, longest]).toEqual([4, 3, { value: 'b', length: 1 }, 3]);
  expect(summariseRoad([])).toMatchObject({ current: undefined, longest: 0 });
});

test('streaks are counted by length, and as many are expected as there are', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const bars = streakBars(values);
      const streaks = streaksOf(values).length;
      expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(streaks);
      expect(bars.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(streaks);
    }),
  );
  expect(streakBars([...'aaaaaaaabb']).map(({ count }) => count)).toEqual([0, 1, 0, 0, 0, 0, 1]);
});

test('a group is expected by its share of all ways', () => {
  const bars = frequencyBars(
    ['1', '2', '2', '3'],
    [
      { label: '1–2', ways: 2, holds: (value) => value < '3' },
      { label: '3–4', ways: 2, holds: (value) => value >= '3' },
    ],
  );
  expect(bars).toEqual([
    { label: '1–2', count: 3, expected: 2 },
    { label: '3–4', count: 1, expected: 2 },
  ]);
});
