import type { OwnLimit } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { depositRoom } from './own-limit.ts';

const limit = (period: OwnLimit['period'], amount: number | null, used: number): OwnLimit => ({
  kind: 'deposit',
  period,
  amount,
  used,
  endsAt: '2026-12-01T00:00:00Z',
  wanted: null,
});

test('[RG-3] of several deposit limits the one counts that leaves the least', () => {
  const list = [limit('day', 50_000, 10_000), limit('week', 100_000, 70_000), limit('month', null, 90_000)];
  expect(depositRoom(list)).toEqual({ period: 'week', max: 100_000, left: 30_000 });
});

test('a limit that was passed leaves nothing, and limits of other kinds leave deposits alone', () => {
  expect(depositRoom([limit('day', 50_000, 80_000)])?.left).toBe(0);
  expect(depositRoom([{ ...limit('day', 1, 0), kind: 'stake' }])).toBeUndefined();
  expect(depositRoom([])).toBeUndefined();
});
