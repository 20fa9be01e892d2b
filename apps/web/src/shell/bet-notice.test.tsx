import type { MiniGame } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { dismissToast, ToastHost, toast } from '@hanpan/ui';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aMiniBet } from '../features/minigame/board.fixture.ts';
import { renderPage } from '../pages/page-world.fixture.tsx';
import { makeBet } from '../test/bet.fixture.ts';
import { BetNotice } from './bet-notice.tsx';

afterEach(() => {
  cleanup();
  // They outlive the page.
  const newest = toast({ text: '' });
  for (const id of [newest, newest - 1]) dismissToast(id);
});

const bet = makeBet({
  receiptId: 'B-1',
  stake: amount(10_000),
  status: 'PASS',
  winCash: amount(20_000),
  settledAt: '2026-01-01T12:00:00Z',
});

const page = (
  <>
    <BetNotice />
    <ToastHost />
  </>
);

test.each([
  [20_000, '베팅이 적중했습니다. 20,000원이 보유금에 들어왔습니다.'],
  [10_000, '베팅 금액 10,000원을 돌려드렸습니다.'],
  [0, '베팅이 정산되었습니다. 미적중입니다.'],
])('a bet that is settled with %i says so wherever the member is', async (winCash, text) => {
  const world = renderPage(page, {});
  await screen.findByRole('region', { name: 'notifications' });
  await world.push('bet', { bet: { ...bet, receiptId: `B-${winCash}`, winCash: amount(winCash) } });
  expect(await screen.findByText(new RegExp(text))).toBeTruthy();
});

test.each([
  [[20_000, 0, 15_000], /베팅 3건이 정산되었습니다\. 35,000원이 보유금에 들어왔습니다/, 'done'],
  // One of them has won, and all together have lost.
  [[15_000, 0, 0], /베팅 3건이 정산되었습니다\. 15,000원이 보유금에 들어왔습니다/, 'info'],
  [[0, 10_000], /베팅 2건이 정산되었습니다\. 10,000원이 보유금에 들어왔습니다/, 'info'],
  [[0, 0], /베팅 2건이 정산되었습니다\. 모두 미적중입니다/, 'info'],
] as const)('bets that are settled together with %j are told in one line', async (paid, text, kind) => {
  const world = renderPage(page, {});
  await screen.findByRole('region', { name: 'notifications' });
  for (const [at, winCash] of paid.entries())
    await world.push('bet', { bet: { ...bet, receiptId: `B-${paid}-${at}`, winCash: amount(winCash) } });
  const line = await screen.findByText(text);
  expect(line.closest('li')?.querySelector('svg')?.classList.contains(kind)).toBe(true);
  expect(screen.queryByText(new RegExp(`B-${paid}`))).toBeNull();
});

test('a bet that is only accepted says nothing', async () => {
  const world = renderPage(page, {});
  await screen.findByRole('region', { name: 'notifications' });
  await world.push('bet', { bet: { ...bet, receiptId: 'B-open', settledAt: null, winCash: null } });
  expect(screen.queryByText(/B-open/)).toBeNull();
});

const won = { status: 'PASS', winCash: amount(58_500), settledAt: '2026-01-01T10:04:02Z' } as const;

test('so does a bet on a mini game', async () => {
  const world = renderPage(page, {});
  await screen.findByRole('region', { name: 'notifications' });
  await world.push('miniBet', { bet: aMiniBet({ ...won, receiptId: 'M-1' }) });
  expect(await screen.findByText(/58,500원이 보유금에 들어왔습니다/)).toBeTruthy();
  expect(screen.getByText(/M-1/)).toBeTruthy();
});

test.each([
  ['page of the game itself, which plays the draw first', ['member', 'minigame', 'powerball']],
  ['live video of its draw', ['member', 'live']],
])('a bet on a mini game is not told of over the %s', async (name, path) => {
  const params = Object.fromEntries(path.map((part, at) => [`part${at}`, part]));
  const world = renderPage(page, {}, undefined, params);
  await screen.findByRole('region', { name: 'notifications' });
  const push = (game: MiniGame) =>
    world.push('miniBet', { bet: aMiniBet({ ...won, game, receiptId: `${game} ${name}` }) });
  await push('powerball');
  await push('speedkino');
  // Of both together no receipt would be named.
  expect(await screen.findByText(`speedkino ${name}`)).toBeTruthy();
});
