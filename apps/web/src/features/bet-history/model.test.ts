import type { Bet } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { expect, test, vi } from 'vitest';
import { badgeOfLeg, badgeOfType, findBet, replaceBet, type SportBets } from './model.ts';

function makeBet(betIdx: number, change: Partial<Bet> = {}): Bet {
  return {
    betIdx,
    receiptId: `B-${betIdx}`,
    status: 'BET',
    stake: amount(10_000),
    totalOdds: 2,
    possibleWin: amount(20_000),
    winCash: null,
    placedAt: '2026-01-01T10:00:00Z',
    settledAt: null,
    legs: [],
    ...change,
  };
}

function makePage(page: number, ids: readonly number[], total: number): SportBets {
  return { list: ids.map((id) => makeBet(id)), pageInfo: { page, count_per_list: 2, total } };
}

test('a settled push replaces its bet and leaves pages without it untouched', () => {
  const held = makePage(1, [4, 3], 4);
  const settled = makeBet(3, { status: 'PASS', winCash: amount(20_000) });
  expect(replaceBet(held, settled)?.list[1]).toBe(settled);
  expect(replaceBet(held, makeBet(99))).toBe(held);
});

test('a bet is searched page by page, no further than it can be', async () => {
  const pages = [makePage(1, [4, 3], 4), makePage(2, [2, 1], 4)];
  const read = vi.fn(async (page: number) => pages[page - 1] ?? makePage(page, [], 4));
  expect((await findBet(read, 1, 2))?.betIdx).toBe(1);
  expect(read).toHaveBeenCalledTimes(2);
  expect(await findBet(read, 99, 1)).toBeNull();
  expect(read).toHaveBeenCalledTimes(4);
});

test('each type and each leg has its badge', () => {
  expect((['win', 'lose', 'draw', 'wait', 'other'] as const).map(badgeOfType)).toEqual([
    'win',
    'lose',
    'void',
    'wait',
    'void',
  ]);
  expect((['half-win', 'void', 'half-lose'] as const).map(badgeOfLeg)).toEqual(['win', 'void', 'lose']);
});
