import type { DataOf } from '@hanpan/contract';
import { amount, zero } from '@hanpan/money';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, nowMs, refusal, renderInConsole } from '../testing/console-world.tsx';
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
};
const days = () => ({ list: [] });

test('a family opens to its providers, and what it was narrowed to can be dropped', async () => {
  const server = fakeServer({
    '/api/console/report/days': days,
    '/api/console/report/revenue': ({ by }) => ({
      list: [by === 'vendor' ? { ...row, vendor: 'cheongsa' } : row],
      isCut: false,
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
    '/api/console/report/revenue': () => ({ list: [], isCut: false, completeUntil }),
  });
  const narrowed = 'family=vendor&vendor=cheongsa&game=dragon';
  await renderInConsole(<ReportsPage />, server, `/?view=byRevenue&by=day&${narrowed}`);
  const file = await screen.findByRole('link', { name: 'CSV' });
  expect(file.getAttribute('href')).toBe(`/api/console/report/table.csv?report=days&${narrowed}`);
});

test('sums that are behind are said to be, and a report that cannot be read says so', async () => {
  const server = fakeServer({
    '/api/console/report/days': days,
    '/api/console/report/revenue': () => ({ list: [], isCut: false, completeUntil: null }),
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
  const file = await screen.findByRole('link', { name: '2026. 02. 16. – 2026. 02. 22.' });
  expect(file.getAttribute('href')).toBe('/api/console/report/file.csv?fileIdx=9');
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
      completeUntil: '2026-03-01T16:30:00.000Z',
    }),
  });
  await renderInConsole(<ReportsPage />, server);
  fireEvent.click(await screen.findByLabelText('매출 분석'));
  expect(await screen.findByText(/2026\. 03\. 02\. 01:30.*까지 정산된 것만/)).toBeTruthy();
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
