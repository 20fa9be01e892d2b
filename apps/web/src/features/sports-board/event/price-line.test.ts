import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepPath, summaryOf } from './price-line.ts';

const box = { width: 100, height: 20 };

test.each([
  ['nothing', [], ''],
  ['one price, straight through the middle', [{ atMs: 0, odds: 2 }], 'M0 10H100'],
  [
    'a fall at half-time',
    [
      { atMs: 0, odds: 2 },
      { atMs: 500, odds: 1.5 },
    ],
    'M0 0H50V20H100',
  ],
  [
    'a rise and half of it back',
    [
      { atMs: 0, odds: 2 },
      { atMs: 250, odds: 3 },
      { atMs: 750, odds: 2.5 },
    ],
    'M0 20H25V0H75V10H100',
  ],
])('the way of a price is drawn: %s', (_, points, path) => {
  expect(stepPath(points, 1_000, box)).toBe(path);
});

const points = fc
  .array(
    fc.record({
      atMs: fc.integer({ min: 0, max: 1e6 }),
      odds: fc.double({ min: 1, max: 1000, noNaN: true }),
    }),
    {
      minLength: 1,
    },
  )
  .map((each) => each.toSorted((a, b) => a.atMs - b.atMs));

test('it never leaves its box, and first and last lie between the lowest and the highest', () => {
  fc.assert(
    fc.property(points, (each) => {
      const numbers = [...stepPath(each, 1e6, box).matchAll(/([HV])([\d.-]+)/g)];
      for (const [, axis, value] of numbers) {
        expect(Number(value)).toBeGreaterThanOrEqual(0);
        expect(Number(value)).toBeLessThanOrEqual(axis === 'H' ? box.width : box.height);
      }
      const summary = summaryOf(each);
      if (summary === undefined) throw new Error('there are points');
      expect(summary.low).toBeLessThanOrEqual(Math.min(summary.first, summary.last));
      expect(summary.high).toBeGreaterThanOrEqual(Math.max(summary.first, summary.last));
    }),
  );
});
