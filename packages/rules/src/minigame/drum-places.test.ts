import { expect, test } from 'vitest';
import { drumPlaces } from './drum-places.ts';

const drum = { reach: 90, lowest: 86, rowStep: 26, ballStep: 32, balls: 28 };
const places = drumPlaces(drum);

test('each ball has a place of its own within reach of the middle', () => {
  expect(places).toHaveLength(28);
  for (const { x, y } of places) expect(Math.hypot(x, y)).toBeLessThanOrEqual(drum.reach + 1e-9);
  for (const [at, one] of places.entries())
    for (const other of places.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(drum.rowStep - 1e-9);
});

test('rows stand on each other from the bottom up, as many to the left as to the right', () => {
  const rows = [...new Set(places.map(({ y }) => y))];
  expect(rows).toEqual(rows.map((_, row) => drum.lowest - row * drum.rowStep));
  const last = rows.at(-1);
  for (const row of rows) {
    const own = places.filter(({ y }) => y === row);
    // The row on top holds what is left of the balls.
    if (row !== last) expect(own.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0);
  }
});

test('a row with room for one ball has it in the middle', () => {
  expect(drumPlaces({ ...drum, lowest: 90, balls: 1 })).toEqual([{ x: 0, y: 90 }]);
});
