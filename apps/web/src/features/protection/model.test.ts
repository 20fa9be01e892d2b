import { confirmWithinMs, coolingOffMs } from '@hanpan/rules';
import { describe, expect, test } from 'vitest';
import { byKind, effectOf, leftOf, limitIn, limitProblem, mostAmount, shareOf } from './model.ts';

const nowMs = Date.parse('2026-11-29T03:00:00Z');

describe('[RG-2] when a limit holds that is asked for', () => {
  test.each([
    ['a first one at once', null, 50_000, 'now'],
    ['a lower one at once', 50_000, 49_999, 'now'],
    ['a higher one later', 50_000, 50_001, 'later'],
    ['the same one as it stands', 50_000, 50_000, 'same'],
    ['none later', 50_000, null, 'later'],
    ['none as it stands where there is none', null, null, 'same'],
  ] as const)('%s', (_, standing, asked, kind) => {
    const later = { fromMs: nowMs + coolingOffMs, untilMs: nowMs + coolingOffMs + confirmWithinMs };
    const effect = effectOf({ amount: standing, wanted: null }, asked, nowMs);
    expect(effect).toEqual({ kind, drops: undefined, ...(kind === 'later' && later) });
  });
});

describe('[RG-2] what asking for a limit makes of the wish that is open', () => {
  const fromMs = nowMs + 3_600_000;
  const wished = (amount: number | null, from = fromMs) => ({
    amount: 50_000,
    wanted: {
      amount,
      from: new Date(from).toISOString(),
      until: new Date(from + confirmWithinMs).toISOString(),
    },
  });

  test.each([
    ['a lower one drops it', 80_000, 40_000, 'now', 80_000],
    ['what stands drops it', 80_000, 50_000, 'same', 80_000],
    ['another takes its place', 80_000, 90_000, 'later', 80_000],
    ['the removal takes its place', 80_000, null, 'later', 80_000],
    ['another takes the place of a removal', null, 90_000, 'later', null],
  ] as const)('%s', (_, wanted, asked, kind, dropped) => {
    const effect = effectOf(wished(wanted), asked, nowMs);
    expect(effect.kind).toBe(kind);
    expect(effect.drops).toMatchObject({ amount: dropped });
  });

  test.each([80_000, null])('the same once more (%s) keeps its moments', (amount) => {
    const untilMs = fromMs + confirmWithinMs;
    expect(effectOf(wished(amount), amount, nowMs)).toEqual({
      ...{ kind: 'asked', drops: undefined },
      ...{ fromMs, untilMs },
    });
  });

  test('one that has lapsed is nothing to drop or to keep', () => {
    const lapsed = wished(80_000, nowMs - confirmWithinMs);
    expect(effectOf(lapsed, 40_000, nowMs)).toEqual({ kind: 'now', drops: undefined });
    expect(effectOf(lapsed, 80_000, nowMs)).toMatchObject({ kind: 'later', fromMs: nowMs + coolingOffMs });
  });
});

test.each([
  ['deposit', undefined, 'empty'],
  ['deposit', 0, 'empty'],
  ['deposit', 1, undefined],
  ['stake', mostAmount, undefined],
  ['stake', mostAmount + 1, 'tooMuch'],
  ['time', undefined, 'minutesRange'],
  ['time', 9, 'minutesRange'],
  ['time', 10, undefined],
  ['time', 1440, undefined],
  ['time', 1441, 'minutesRange'],
] as const)('a limit of %s of %s is asked for only where the server takes it', (kind, typed, problem) => {
  expect(limitProblem({ kind }, typed)).toBe(problem);
});

test.each([
  [100_000, 30_000, 70_000, 0.3],
  [100_000, 120_000, 0, 1],
  // More was won than lost.
  [100_000, -20_000, 120_000, 0],
])('of %s with %s used %s is left', (amount, used, left, share) => {
  expect(leftOf({ amount, used })).toBe(left);
  expect(shareOf({ amount, used })).toBe(share);
});

test('without a limit nothing is left of it, and its bar is empty', () => {
  expect(leftOf({ amount: null, used: 30_000 })).toBeUndefined();
  expect(shareOf({ amount: null, used: 30_000 })).toBe(0);
});

test('limits stand under their kinds in the order of the server', () => {
  const limit = { amount: null, used: 0, endsAt: '2026-12-01T00:00:00Z', wanted: null };
  const list = [
    { ...limit, kind: 'deposit', period: 'day' },
    { ...limit, kind: 'deposit', period: 'week' },
    { ...limit, kind: 'time', period: 'day' },
  ] as const;
  const names = byKind(list).map(([kind, limits]) => [kind, ...limits.map(({ period }) => period)]);
  expect(names).toEqual([
    ['deposit', 'day', 'week'],
    ['time', 'day'],
  ]);
  expect(limitIn(list, { kind: 'deposit', period: 'week' })).toBe(list[1]);
  expect(limitIn(list, { kind: 'deposit', period: 'month' })).toBeUndefined();
});
