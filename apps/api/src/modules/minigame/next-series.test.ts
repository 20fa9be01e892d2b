import { roundMs } from '@hanpan/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextSeries } from './next-series.ts';

const noon = Date.parse('2026-11-20T12:00:00+09:00');
const weekMs = 7 * 24 * 3_600_000;

test('the first one begins a round from now, and is named by its first round', () => {
  expect(nextSeries('powerball', undefined, noon + 1)).toEqual({
    game: 'powerball',
    series: 'powerball.2026-11-20.146',
    draws: 2_016,
    firstDrawAtMs: noon + 2 * roundMs,
    everyMs: roundMs,
  });
});

test('the next one goes on where the last one ends, as soon as less than a week is announced', () => {
  const lastMs = noon + weekMs;
  expect(nextSeries('powerball', lastMs + 1, noon)).toBeUndefined();
  expect(nextSeries('powerball', lastMs, noon)?.firstDrawAtMs).toBe(lastMs + roundMs);
});

test('whenever it is asked, rounds are announced before they are drawn, and none twice', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 2 * weekMs }), { maxLength: 20 });
  fc.assert(
    fc.property(pauses, (waits) => {
      let nowMs = noon;
      let lastMs: number | undefined;
      for (const wait of waits) {
        nowMs += wait;
        const series = nextSeries('speedkino', lastMs, nowMs);
        if (series === undefined) continue;
        expect(series.firstDrawAtMs).toBeGreaterThanOrEqual(nowMs + roundMs);
        expect(series.firstDrawAtMs).toBeGreaterThan(lastMs ?? 0);
        expect(series.firstDrawAtMs % roundMs).toBe(0);
        lastMs = series.firstDrawAtMs + (series.draws - 1) * roundMs;
      }
    }),
  );
});
