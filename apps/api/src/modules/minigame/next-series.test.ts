import { nextRound, roundMs } from '@hanpan/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Announcements } from '../draws/index.ts';
import { nextSeries } from './next-series.ts';

const noon = Date.parse('2026-11-20T12:00:00+09:00');
const weekMs = 7 * 24 * 3_600_000;
const none: Announcements = { last: undefined, nextDrawAtMs: undefined };
const until = (lastDrawAtMs: number, everyMs = roundMs): Announcements => ({
  ...none,
  last: { lastDrawAtMs, everyMs },
});

test('the first one begins a round from now, and is named by its first round', () => {
  expect(nextSeries('powerball', none, { nowMs: noon + 1 })).toEqual({
    game: 'powerball',
    series: 'powerball.2026-11-20.146',
    draws: 2_016,
    firstDrawAtMs: noon + 2 * roundMs,
    everyMs: roundMs,
  });
});

test('the next one goes on where the last one ends, as soon as less than a week is announced', () => {
  const lastMs = noon + weekMs;
  expect(nextSeries('powerball', until(lastMs + 1), { nowMs: noon })).toBeUndefined();
  expect(nextSeries('powerball', until(lastMs), { nowMs: noon })?.firstDrawAtMs).toBe(lastMs + roundMs);
});

test('rounds of another length begin with a day, so that no number comes twice in one', () => {
  const everyMs = 40_000;
  const first = nextSeries('powerball', none, { nowMs: noon, everyMs });
  expect(first).toMatchObject({ firstDrawAtMs: noon + everyMs, everyMs });
  const lastMs = noon + everyMs * 2_016;
  const next = nextSeries('powerball', until(lastMs, everyMs), { nowMs: lastMs });
  expect(next).toMatchObject({ everyMs: roundMs, series: 'powerball.2026-11-22.1' });
  expect(nextRound(lastMs, everyMs).day).toBe('2026-11-21');
});

test('it ends before a series that a clock far ahead has announced, and goes on behind it', () => {
  const last = { lastDrawAtMs: noon, everyMs: roundMs };
  const before = (nextDrawAtMs: number) => nextSeries('powerball', { last, nextDrawAtMs }, { nowMs: noon });
  expect(before(noon + 2 * weekMs)?.draws).toBe(2_016);
  expect(before(noon + 12 * roundMs)).toMatchObject({ firstDrawAtMs: noon + roundMs, draws: 11 });
  expect(before(noon + roundMs)).toBeUndefined();
  expect(nextSeries('powerball', { ...none, nextDrawAtMs: noon + weekMs }, { nowMs: noon })).toBeUndefined();
});

test('whenever it is asked, rounds are announced before they are drawn, and none twice', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 2 * weekMs }), { maxLength: 20 });
  fc.assert(
    fc.property(pauses, (waits) => {
      let nowMs = noon;
      let announced = none;
      for (const wait of waits) {
        nowMs += wait;
        const series = nextSeries('speedkino', announced, { nowMs });
        if (series === undefined) continue;
        expect(series.firstDrawAtMs).toBeGreaterThanOrEqual(nowMs + roundMs);
        expect(series.firstDrawAtMs).toBeGreaterThan(announced.last?.lastDrawAtMs ?? 0);
        expect(series.firstDrawAtMs % roundMs).toBe(0);
        announced = until(series.firstDrawAtMs + (series.draws - 1) * roundMs);
      }
    }),
  );
});
