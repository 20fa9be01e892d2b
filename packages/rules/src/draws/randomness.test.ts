import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chiSquareTest, runsTest } from './randomness.ts';

/** Counts in that many cells of one hundred expected, whose chi-square is the statistic. */
function cellsWith(statistic: number, cells: number): { observed: number[]; expected: number[] } {
  const off = Math.sqrt(statistic * 50);
  const observed = Array.from({ length: cells }, (_, at) => 100 + (at === 0 ? off : at === 1 ? -off : 0));
  return { observed, expected: observed.map(() => 100) };
}

describe('the chi-square test', () => {
  test.each([
    [3.841458820694124, 2, 0.05],
    [6.634896601021213, 2, 0.01],
    [18.307038053275146, 11, 0.05],
    [49.64491529, 28, 0.005],
    [1118.948, 1001, 0.005],
  ])('a statistic of %d in %d cells has the p of the tables', (statistic, cells, p) => {
    const { observed, expected } = cellsWith(statistic, cells);
    const result = chiSquareTest(observed, expected);
    expect(result.statistic).toBeCloseTo(statistic, 6);
    expect(result.p).toBeCloseTo(p, 4);
  });

  test('with an odd number of cells p is the sum that the Poisson distribution gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 120 }), (half, statistic) => {
        let term = Math.exp(-statistic / 2);
        let sum = 0;
        for (let count = 0; count < half; count += 1) {
          sum += term;
          term *= statistic / 2 / (count + 1);
        }
        const { observed, expected } = cellsWith(statistic, half * 2 + 1);
        expect(chiSquareTest(observed, expected).p).toBeCloseTo(sum, 10);
      }),
    );
  });

  test('what is exactly as expected has a p of one', () => {
    expect(chiSquareTest([100, 100], [100, 100])).toEqual({ statistic: 0, p: 1 });
  });

  test('a die of which one side is a tenth too likely is found', () => {
    const observed = [11_000, 9_800, 9_800, 9_800, 9_800, 9_800];
    expect(
      chiSquareTest(
        observed,
        observed.map(() => 10_000),
      ).p,
    ).toBeLessThan(1e-6);
  });

  test.each([
    [[10], [10]],
    [[10, 10], [10]],
    [
      [4, 4],
      [4, 4],
    ],
  ])('%j against %j is no test', (observed, expected) => {
    expect(() => chiSquareTest(observed, expected)).toThrow(RangeError);
  });
});

describe('the runs test', () => {
  const sides = (pattern: string, times: number) => [...pattern.repeat(times)].map((side) => side === '1');

  test('ten runs of twenty and twenty are eleven fewer than are due, by the formula', () => {
    const example = sides('1111000011110000', 2).concat(sides('11110000', 1));
    const { statistic, p } = runsTest(example);
    expect(statistic).toBeCloseTo((10 - 21) / Math.sqrt((800 * 760) / (1600 * 39)), 12);
    expect(p).toBeCloseTo(0.000425, 6);
  });

  test('sides that change too often are as odd as sides that change too seldom', () => {
    expect(runsTest(sides('10', 100)).statistic).toBeGreaterThan(10);
    expect(runsTest(sides('1'.repeat(50) + '0'.repeat(50), 2)).statistic).toBeLessThan(-10);
    expect(runsTest(sides('10', 100)).p).toBeLessThan(1e-20);
  });

  test('few draws of one side are no test', () => {
    expect(() => runsTest(sides('1', 100))).toThrow(RangeError);
  });
});
