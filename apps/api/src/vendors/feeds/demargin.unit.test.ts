import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consensus, demargin } from './demargin.ts';

function sum(values: readonly number[] | undefined): number {
  return (values ?? []).reduce((total, each) => total + each, 0);
}

test('an even market is even without its margin', () => {
  expect(demargin([1910, 1910])?.map((each) => Math.round(each * 1e9))).toEqual([5e8, 5e8]);
});

test('a fair market stays as it is', () => {
  const [home = 0, draw = 0, away = 0] = demargin([2000, 4000, 4000]) ?? [];
  expect(home).toBeCloseTo(0.5, 9);
  expect(draw).toBeCloseTo(0.25, 9);
  expect(away).toBeCloseTo(0.25, 9);
});

test('in a double chance two of three win, so that the chances add up to 2', () => {
  const law = demargin([1300, 1250, 2100], 2);
  expect(sum(law)).toBeCloseTo(2, 9);
  expect(Math.max(...(law ?? [1]))).toBeLessThan(1);
});

test('a long shot loses more than a favourite, as in the favourite–long-shot bias', () => {
  const [favourite = 0, longShot = 0] = demargin([1100, 7000]) ?? [];
  const quoted = [1 / 1.1, 1 / 7] as const;
  expect(longShot / quoted[1]).toBeLessThan(favourite / quoted[0]);
});

test.each([
  ['one selection is no market', [2000]],
  ['odds of 1 pay nothing', [1000, 3000]],
  ['quotes that let everybody win are not of one market', [3000, 3000]],
  ['no number', [Number.NaN, 2000]],
])('%s', (_, odds) => {
  expect(demargin(odds)).toBeUndefined();
});

test('whatever is quoted, the law is a law and keeps the order of the odds', () => {
  const quotes = fc.array(fc.integer({ min: 1010, max: 200_000 }), { minLength: 2, maxLength: 30 });
  fc.assert(
    fc.property(quotes, (odds) => {
      const law = demargin(odds);
      if (law === undefined) return;
      expect(sum(law)).toBeCloseTo(1, 9);
      odds.forEach((one, i) => {
        expect(law[i]).toBeGreaterThan(0);
        odds.forEach((other, j) => {
          if (one < other) expect(law[i]).toBeGreaterThanOrEqual(law[j] ?? 1);
        });
      });
    }),
  );
});

describe('several bookmakers', () => {
  test('one that errs moves nothing', () => {
    const law = consensus([
      [0.5, 0.5],
      [0.5, 0.5],
      [0.9, 0.1],
    ]);
    expect(law).toEqual([0.5, 0.5]);
  });

  test('nobody is no opinion', () => {
    expect(consensus([])).toBeUndefined();
  });

  test('an even number of them meets in the middle', () => {
    const [home = 0] = consensus([
      [0.4, 0.6],
      [0.5, 0.5],
    ]) ?? [0];
    expect(home).toBeCloseTo(0.45, 12);
  });
});
