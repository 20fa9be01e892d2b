import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { barsOf, type DaySums, periodOf, returnShare, scaleOf, spans } from './model.ts';

const nowMs = Date.parse('2026-11-22T16:00:00Z');
const zone = 'Asia/Seoul';

function day(text: string, result: number): DaySums {
  return {
    day: text,
    betCount: 1,
    stakeAmount: amount(Math.max(0, -result)),
    paidAmount: amount(Math.max(0, result)),
    resultAmount: amount(result),
  };
}

test.each([
  ['fortnight', '2026-11-10', 14],
  ['month', '2026-10-25', 30],
  ['quarter', '2026-08-25', 13],
  ['year', '2025-12-01', 12],
] as const)('a %s begins on %s of the calendar of the site and has %i bars', (span, startDate, count) => {
  const period = periodOf(span, nowMs, zone);
  expect(period).toEqual({ startDate, endDate: '2026-11-23' });
  expect(barsOf(span, period, [])).toHaveLength(count);
});

test('every day of a period is in exactly one bar, whatever a bar stands for', () => {
  for (const span of spans) {
    const period = periodOf(span, nowMs, zone);
    const days: DaySums[] = [];
    for (let ms = Date.parse(period.startDate); ms <= Date.parse(period.endDate); ms += 86_400_000)
      days.push(day(new Date(ms).toISOString().slice(0, 10), 7));
    const bars = barsOf(span, period, days);
    expect(bars.reduce((sum, { result }) => sum + result, 0)).toBe(days.length * 7);
    expect([bars[0]?.from, bars.at(-1)?.to]).toEqual([period.startDate, period.endDate]);
  }
});

test('the zero line stands where gains and losses need it, and in the middle where there are none', () => {
  const period = periodOf('fortnight', nowMs, zone);
  expect(scaleOf(barsOf('fortnight', period, []))).toEqual({ up: 1, down: 1 });
  const bars = barsOf('fortnight', period, [day('2026-11-22', 300), day('2026-11-23', -100)]);
  expect(scaleOf(bars)).toEqual({ up: 300, down: 100 });
});

test('the share of stakes that came back is not told where nothing was staked', () => {
  expect([returnShare(4, 3), returnShare(100, 0), returnShare(0, 0)]).toEqual([0.75, 0, null]);
});
