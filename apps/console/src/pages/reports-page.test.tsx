import type { DataOf } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { amount, zero } from '@hanpan/money';
import { addDays, siteDate } from '@hanpan/rules';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, nowMs, refusal, renderInConsole } from '../testing/console-world.tsx';
import { hrefSavedBy, why } from '../testing/saved-file.ts';
import { ReportsPage } from './reports-page.tsx';

afterEach(cleanup);

type Revenue = DataOf<'/api/console/report/revenue'>;
const completeUntil = new Date(nowMs).toISOString();
const row: Revenue['list'][number] = {
  day: null,
  family: 'vendor',
  isUnshared: false,
  vendor: null,
  gameType: null,
  game: null,
  gameName: null,
  partner: null,
  betCount: 3,
  playerCount: null,
  stakeAmt: amount(100_000),
  paidAmt: amount(90_000),
  turnoverAmt: amount(100_000),
  ggrAmt: amount(10_000),
  costAmt: zero,
  ngrAmt: amount(10_000),
  returnBasisPoints: 9_000,
  theoreticalBasisPoints: 9_650,
  bound: null,
};
const startDate = '2026-02-01';
const days = () => ({ list: [], startDate, completeUntil });

test('a family opens to its providers, and what it was narrowed to can be dropped', async () => {
  const server = fakeServer({
    '/api/console/report/days': days,
    '/api/console/report/revenue': ({ by }) => ({
      list: [by === 'vendor' ? { ...row, vendor: 'cheongsa' } : row],
      isCut: false,
      startDate,
      completeUntil,
    }),
  });
  await renderInConsole(<ReportsPage />, server);
  fireEvent.click(await screen.findByLabelText('매출 분석'));
  fireEvent.click((await screen.findAllByText('게임사 게임')).at(-1) as HTMLElement);
  expect((await screen.findAllByText('cheongsa')).length).toBeGreaterThan(0);
  expect(server.bodiesOf('/api/console/report/revenue').at(-1)).toMatchObject({
    by: 'vendor',
    family: 'vendor',
  });
  fireEvent.click(screen.getByRole('button', { name: '게임사 게임 조건 빼기' }));
  await screen.findAllByText('cheongsa');
  expect(server.bodiesOf('/api/console/report/revenue').at(-1)).toMatchObject({ by: 'vendor', family: null });
});

test('costs that nobody bears are a row of their own, the last, which leads nowhere', async () => {
  const bare = { ...row, family: null, stakeAmt: zero, ggrAmt: zero, theoreticalBasisPoints: null };
  const server = fakeServer({
    '/api/console/report/days': days,
    '/api/console/report/revenue': () => ({
      list: [row, { ...bare, isUnshared: true, costAmt: amount(7_770) }],
      isCut: false,
      startDate,
      completeUntil,
    }),
  });
  await renderInConsole(<ReportsPage />, server);
  fireEvent.click(await screen.findByLabelText('매출 분석'));
  const cell = await screen.findByText('나누지 못한 비용');
  expect(screen.getByText('7,770')).toBeTruthy();
  const asked = server.bodiesOf('/api/console/report/revenue').length;
  fireEvent.click(cell);
  expect(screen.getByText('나누지 못한 비용')).toBeTruthy();
  expect(server.bodiesOf('/api/console/report/revenue')).toHaveLength(asked);
});

test('the file of revenue is narrowed as the screen is, to the game', async () => {
  const server = fakeServer({
    '/api/console/report/revenue': () => ({ list: [], isCut: false, startDate, completeUntil }),
  });
  const narrowed = 'family=vendor&vendor=cheongsa&game=dragon';
  await renderInConsole(<ReportsPage />, server, `/?view=byRevenue&by=day&${narrowed}`);
  expect(await hrefSavedBy('CSV')).toBe(`/api/console/report/table.csv?report=days&${narrowed}&${why}`);
});

test.each([
  { view: 'byDay', days: 30 },
  { view: 'byRetention', days: 84 },
  { view: 'byVisits', days: 28 },
])('the days that $view shows stand in its fields before any were chosen', async ({ view, days: count }) => {
  const server = fakeServer({ '/api/console/report/days': days });
  await renderInConsole(<ReportsPage />, server, `/?view=${view}`);
  const today = siteDate(serverNow(), 'Asia/Seoul');
  const fields = await screen.findAllByLabelText(/^(시작|종료|끝)/, { selector: 'input' });
  expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual([
    addDays(today, 1 - count),
    today,
  ]);
});

test('[OPS-14] the day, the month and the year up to today are chosen at a press', async () => {
  const server = fakeServer({ '/api/console/report/days': days });
  await renderInConsole(<ReportsPage />, server);
  const today = siteDate(serverNow(), 'Asia/Seoul');
  const begins = { 오늘: today, '이번 달': `${today.slice(0, 7)}-01`, 올해: `${today.slice(0, 4)}-01-01` };
  for (const [name, startDate] of Object.entries(begins)) {
    fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() =>
      expect(server.bodiesOf('/api/console/report/days').at(-1)).toEqual({ startDate, endDate: today }),
    );
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
  }
});

test('[OPS-14] a file begins with its head, unless its reader wants the columns alone', async () => {
  const server = fakeServer({ '/api/console/report/days': days });
  await renderInConsole(<ReportsPage />, server);
  fireEvent.click(await screen.findByRole('button', { name: 'CSV' }));
  const withHead = await screen.findByRole('checkbox', { name: /^보고서 머리글 포함/ });
  expect(withHead).toHaveProperty('checked', true);
  fireEvent.click(withHead);
  fireEvent.click(screen.getByRole('button', { name: '취소' }));
  expect(await hrefSavedBy('CSV')).toBe(`/api/console/report/table.csv?report=days&head=columns&${why}`);
});

test('[BET-14] each bet of the period that is shown is saved as a file', async () => {
  const server = fakeServer({ '/api/console/report/days': days });
  await renderInConsole(<ReportsPage />, server, '/?from=2026-01-01&to=2026-01-31');
  const period = 'from=2026-01-01&to=2026-01-31';
  expect(await hrefSavedBy('베팅별 CSV')).toBe(`/api/console/report/bets.csv?${period}&${why}`);
  expect(await hrefSavedBy('베팅별 엑셀')).toBe(`/api/console/report/bets.xlsx?${period}&${why}`);
});

test('sums that are behind are said to be, and a report that cannot be read says so', async () => {
  const server = fakeServer({
    '/api/console/report/days': days,
    '/api/console/report/revenue': () => ({ list: [], isCut: false, startDate, completeUntil: null }),
    '/api/console/report/retention': () => Promise.reject(refusal('E429', 'later')),
  });
  await renderInConsole(<ReportsPage />, server);
  fireEvent.click(await screen.findByLabelText('매출 분석'));
  expect(await screen.findByText('집계가 아직 진행 중입니다')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('재방문율'));
  expect(await screen.findByText(/later/)).toBeTruthy();
});

test('a schedule is asked for once with its wishes, and shows its files', async () => {
  const server = fakeServer({
    '/api/console/report/days': days,
    '/api/console/report/schedules': () => ({
      keptDays: 90,
      list: [
        {
          scheduleIdx: 4,
          report: 'game',
          every: 'week',
          format: 'csv',
          createdBy: '이서윤',
          createdAt: completeUntil,
          files: [
            {
              fileIdx: 9,
              startDate: '2026-02-16',
              endDate: '2026-02-22',
              rowCount: 12,
              madeAt: completeUntil,
            },
          ],
        },
      ],
    }),
    '/api/console/report/schedules/create': () => ({ scheduleIdx: 5 }),
  });
  await renderInConsole(<ReportsPage />, server);
  fireEvent.click(await screen.findByLabelText('예약 보고서'));
  expect(await hrefSavedBy('2026. 02. 16. – 2026. 02. 22.')).toBe(
    `/api/console/report/file.csv?fileIdx=9&${why}`,
  );
  fireEvent.click(screen.getByRole('button', { name: '예약 추가' }));
  await expect
    .poll(() => server.bodiesOf('/api/console/report/schedules/create'))
    .toMatchObject([{ report: 'days', every: 'day', format: 'xlsx' }]);
});

test('where the sums stand is said in the zone of the site', async () => {
  const server = fakeServer({
    '/api/console/report/days': days,
    '/api/console/report/revenue': () => ({
      list: [],
      isCut: false,
      startDate,
      completeUntil: '2026-03-01T16:30:00.000Z',
    }),
  });
  await renderInConsole(<ReportsPage />, server);
  fireEvent.click(await screen.findByLabelText('매출 분석'));
  expect(await screen.findByText(/2026\. 03\. 02\. 01:30.*까지 정산된 것만/)).toBeTruthy();
});

test.each(['byDay', 'byRetention'])('%s says where its sums stand while they are behind', async (view) => {
  const late = { list: [], startDate, completeUntil: '2026-03-01T16:30:00.000Z' };
  const server = fakeServer({
    '/api/console/report/days': () => late,
    '/api/console/report/retention': () => late,
  });
  await renderInConsole(<ReportsPage />, server, `/?view=${view}`);
  expect(await screen.findByText(/2026\. 03\. 02\. 01:30.*까지 정산된 것만/)).toBeTruthy();
});

test.each(['byDay', 'byFlow', 'byRevenue', 'byLiability', 'byRetention'])(
  '%s says from which day on it speaks where the period is longer than it shows',
  async (view) => {
    const begun = { list: [], startDate: '2025-03-02', completeUntil };
    const server = fakeServer({
      '/api/console/report/days': () => begun,
      '/api/console/report/revenue': () => ({ ...begun, isCut: false }),
      '/api/console/report/liabilities': () => begun,
      '/api/console/report/retention': () => begun,
    });
    await renderInConsole(<ReportsPage />, server, `/?view=${view}&from=2024-01-01`);
    expect(await screen.findByText(/2025\. 03\. 02\.부터의 내용만 보입니다/)).toBeTruthy();
    cleanup();
    await renderInConsole(<ReportsPage />, server, `/?view=${view}&from=2025-03-02`);
    expect(await screen.findByRole('button', { name: 'CSV' })).toBeTruthy();
    expect(screen.queryByText(/부터의 내용만 보입니다/)).toBeNull();
  },
);

test('a cashier compares with a provider, which the reports name themselves', async () => {
  const sum = { roundCount: 0, stakeAmt: zero, paidAmt: zero };
  const server = fakeServer({
    '/api/console/report/days': days,
    '/api/console/report/providers': () => ({
      list: [{ code: 'cheongsa', name: { ko: '청사', en: 'Cheongsa', vi: 'Cheongsa' } }],
    }),
    '/api/console/report/reconcile': () => ({
      state: 'read',
      list: [],
      startDate,
      ours: sum,
      theirs: sum,
      agreedCount: 0,
      apartCount: 0,
      unreadCount: 0,
      nextAt: null,
      isCut: false,
    }),
  });
  const cashier = { ...server, operator: { ...me, roles: ['cashier' as const] } };
  await renderInConsole(<ReportsPage />, cashier, '/?view=byReconcile&against=cheongsa');
  expect(await screen.findByText('청사')).toBeTruthy();
  expect(await screen.findByText('모두 일치합니다')).toBeTruthy();
});

test('a day of many rounds is compared part by part, each below the one before', async () => {
  const sum = { roundCount: 20_000, stakeAmt: zero, paidAmt: zero };
  const nextAt = '2026-03-01T16:30:00.000Z';
  const server = fakeServer({
    '/api/console/report/providers': () => ({ list: [] }),
    '/api/console/report/reconcile': ({ goesOnAt }) => ({
      state: 'read',
      list: [],
      startDate,
      ours: sum,
      theirs: sum,
      agreedCount: goesOnAt === nextAt ? 7 : 20_000,
      apartCount: 0,
      unreadCount: 0,
      nextAt: goesOnAt === nextAt ? null : nextAt,
      isCut: false,
    }),
  });
  await renderInConsole(<ReportsPage />, server, '/?view=byReconcile&against=cheongsa');
  expect(await screen.findByText(/2026\. 03\. 02\. 01:30:00.*까지 맞춰 봤습니다/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '이어서 맞춰 보기' }));
  expect(await screen.findByText(/일치 7/)).toBeTruthy();
  expect(screen.getByText(/일치 20,000/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '이어서 맞춰 보기' })).toBeNull();
  expect(server.bodiesOf('/api/console/report/reconcile')).toMatchObject([
    { goesOnAt: null },
    { goesOnAt: nextAt },
  ]);
});

test('who reads no cash and no ledger is not led there', async () => {
  const server = fakeServer({
    '/api/console/report/days': days,
    '/api/console/report/liabilities': () => ({ list: [], startDate }),
  });
  const as = (role: 'trader' | 'cashier') => ({ ...server, operator: { ...me, roles: [role] } });
  await renderInConsole(<ReportsPage />, as('trader'), '/?view=byFlow');
  expect(await screen.findByRole('button', { name: 'CSV' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '입금 신청 보기' })).toBeNull();
  expect(screen.queryByRole('link', { name: '출금 신청 보기' })).toBeNull();
  fireEvent.click(screen.getByLabelText('미지급 잔액'));
  expect(await screen.findByText(/5분마다 확인합니다/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '원장에서 계정별로 보기' })).toBeNull();
  cleanup();
  await renderInConsole(<ReportsPage />, as('cashier'), '/?view=byLiability');
  expect(await screen.findByRole('link', { name: '원장에서 계정별로 보기' })).toBeTruthy();
});

test('a total says of which days it is', async () => {
  const day = {
    ...{ stakeAmt: amount(100), paidAmt: zero, ggrAmt: amount(100), costAmt: zero, ngrAmt: amount(100) },
    ...{ betCount: 1, playerCount: 1, newMemberCount: 0 },
    ...{ depositAmt: zero, depositCount: 0, withdrawalAmt: zero, withdrawalCount: 0 },
  };
  const list = ['2026-02-01', '2026-02-02'].map((each) => ({ day: each, ...day }));
  const server = fakeServer({ '/api/console/report/days': () => ({ list, startDate, completeUntil }) });
  await renderInConsole(<ReportsPage />, server);
  const total = await screen.findByText(/^합계 \(2026\. 02\. 01\. – 2026\. 02\. 02\.\)/);
  expect(total.textContent).toContain('200');
});

test('a schedule of retention says what its files look back on', async () => {
  const schedule = { scheduleIdx: 4, every: 'week', format: 'csv', createdBy: '이서윤' } as const;
  const made = { ...schedule, createdAt: completeUntil, files: [] };
  const listed = (report: 'game' | 'retention') =>
    fakeServer({
      '/api/console/report/schedules': () => ({ keptDays: 90, list: [{ ...made, report }] }),
    });
  await renderInConsole(<ReportsPage />, listed('retention'), '/?view=bySchedule');
  expect(await screen.findByText(/12주 동안 승인된 회원/)).toBeTruthy();
  cleanup();
  await renderInConsole(<ReportsPage />, listed('game'), '/?view=bySchedule');
  expect(await screen.findByText('이서윤')).toBeTruthy();
  expect(screen.queryByText(/12주 동안 승인된 회원/)).toBeNull();
});

test('who may only read is shown the schedules and their files, and no buttons for them', async () => {
  const schedule = { scheduleIdx: 4, report: 'game', every: 'week', format: 'csv' } as const;
  const server = fakeServer({
    '/api/console/report/days': days,
    '/api/console/report/schedules': () => ({
      keptDays: 90,
      list: [{ ...schedule, createdBy: '이서윤', createdAt: completeUntil, files: [] }],
    }),
  });
  await renderInConsole(<ReportsPage />, { ...server, operator: { ...me, roles: ['readOnly'] } });
  fireEvent.click(await screen.findByLabelText('예약 보고서'));
  expect(await screen.findByText('이서윤')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '예약 추가' })).toBeNull();
  expect(screen.queryByRole('button', { name: '예약 끝내기' })).toBeNull();
});
