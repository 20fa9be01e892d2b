import { amount } from '@hanpan/money';
import { ToastHost } from '@hanpan/ui';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../pages/page-world.fixture.tsx';
import { makeBet } from '../test/bet.fixture.ts';
import { BetNotice } from './bet-notice.tsx';

afterEach(cleanup);

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

test('a bet that is only accepted says nothing', async () => {
  const world = renderPage(page, {});
  await screen.findByRole('region', { name: 'notifications' });
  await world.push('bet', { bet: { ...bet, receiptId: 'B-open', settledAt: null, winCash: null } });
  expect(screen.queryByText(/B-open/)).toBeNull();
});
