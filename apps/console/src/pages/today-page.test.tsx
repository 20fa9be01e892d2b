import { serverNow } from '@hanpan/kit';
import { amount, zero } from '@hanpan/money';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, nowMs, renderInConsole } from '../testing/console-world.tsx';
import { TodayPage } from './today-page.tsx';

afterEach(cleanup);

const queue = {
  signups: 2,
  deposits: 3,
  withdrawals: 0,
  accountRequests: 0,
  questions: 0,
  approvals: 0,
  adjustments: 0,
  partners: 0,
  overdueDeposits: 0,
  overdueWithdrawals: 0,
  bigBets: 0,
  stuck: 0,
  significant: 0,
  returns: 0,
};
const day = {
  stakeAmt: amount(120_000),
  paidAmt: amount(30_000),
  ggrAmt: amount(90_000),
  costAmt: zero,
  ngrAmt: amount(90_000),
  betCount: 2,
  playerCount: 1,
  depositAmt: amount(50_000),
  depositCount: 1,
  withdrawalAmt: zero,
  withdrawalCount: 0,
  newMemberCount: 4,
};
const glance = {
  day: '2026-03-02',
  now: '2026-03-02T03:00:00.000Z',
  today: day,
  yesterday: { ...day, ggrAmt: amount(-70_000) },
  onlineCount: 5,
  playingCount: 1,
  liabilities: {
    cashAmt: amount(550_000),
    holdAmt: zero,
    gameAmt: zero,
    compAmt: amount(70_000),
    pointAmt: amount(3_000),
    bonusAmt: zero,
  },
  openStakeAmt: amount(22_345),
  completeUntil: new Date(nowMs).toISOString(),
  trend: [{ day: '2026-03-02', ggrAmt: amount(90_000), depositAmt: amount(50_000), withdrawalAmt: zero }],
};
const server = () => fakeServer({ '/api/console/queue': () => queue, '/api/console/today': () => glance });

test('the day shows what waits, what moved and what the house owes, in units of its own', async () => {
  await renderInConsole(<TodayPage />, server());
  expect(await screen.findByRole('link', { name: '입금 대기 3' })).toBeTruthy();
  expect(await screen.findByText('550,000')).toBeTruthy();
  // What was staked and is not settled is in no figure of the day, so it stands right under it.
  expect(screen.getByText('정산된 베팅').parentElement?.textContent).toContain('진행 중 베팅 22,345');
  expect(screen.getByText('3,000').parentElement?.textContent).toContain('P');
  expect(screen.getByRole('img', { name: /^총수익/ })).toBeTruthy();
});

test('sums that stand still are not taken for the day as it is', async () => {
  const completeUntil = new Date(nowMs - 3 * 3_600_000).toISOString();
  const stale = fakeServer({
    '/api/console/queue': () => queue,
    '/api/console/today': () => ({ ...glance, completeUntil }),
  });
  await renderInConsole(<TodayPage />, stale);
  expect(await screen.findByText(/2026\. 03\. 02\. 09:00.*까지 정산된 것만/)).toBeTruthy();
  cleanup();
  const fresh = fakeServer({
    '/api/console/queue': () => queue,
    '/api/console/today': () => ({ ...glance, completeUntil: new Date(serverNow()).toISOString() }),
  });
  await renderInConsole(<TodayPage />, fresh);
  expect(await screen.findByText('550,000')).toBeTruthy();
  expect(screen.queryByText(/까지 정산된 것만/)).toBeNull();
});

test('who reads no reports sees what waits for it alone', async () => {
  const asked = server();
  await renderInConsole(<TodayPage />, { ...asked, operator: { ...me, roles: ['support'] } });
  expect(await screen.findByRole('link', { name: '가입 승인 2' })).toBeTruthy();
  // It may look at deposits, but it is the cashier who approves them.
  expect(screen.queryByRole('link', { name: /입금 대기/ })).toBeNull();
  expect(asked.bodiesOf('/api/console/today')).toEqual([]);
});
