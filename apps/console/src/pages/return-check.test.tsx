import type { DataOf } from '@hanpan/contract';
import { amount, zero } from '@hanpan/money';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, nowMs, renderInConsole } from '../testing/console-world.tsx';
import { ReportsPage } from './reports-page.tsx';

afterEach(cleanup);

type Notice = DataOf<'/api/console/report/returns'>['list'][number];
const open: Notice = {
  noticeIdx: 7,
  family: 'vendor',
  vendor: 'cheongsa',
  gameType: 'slot',
  game: 'dragon',
  gameName: { ko: '용의 진주', en: 'Dragon', vi: 'Rồng' },
  period: 'day',
  startDate: '2026-02-01',
  endDate: '2026-02-01',
  roundCount: 12_000,
  stakeAmt: amount(12_000_000),
  returnBasisPoints: 12_040,
  theoreticalBasisPoints: 9_650,
  lowBasisPoints: 8_700,
  highBasisPoints: 10_600,
  foundAt: new Date(nowMs).toISOString(),
  lookedAt: null,
  lookedBy: null,
  note: null,
};
const listOf = (...list: Notice[]) => ({
  list,
  pageInfo: { page: 1, count_per_list: 50, total: list.length },
  openCount: list.length,
  comparedUntil: '2026-02-01',
});
const view = '/?view=byReturn';

test('[GAM-12] a game outside its bound is shown with its figures, and looking at it needs a note', async () => {
  const server = fakeServer({
    '/api/console/report/returns': () => listOf(open),
    '/api/console/report/returns/look': () => ({ noticeIdx: 7 }),
  });
  const lead = { ...server, operator: { ...me, roles: ['supervisor' as const] } };
  await renderInConsole(<ReportsPage />, lead, view);
  expect(await screen.findByText('용의 진주')).toBeTruthy();
  for (const text of ['120.4%', '96.5%', '87%~106%'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: '확인하기' }));
  fireEvent.click(await screen.findByRole('button', { name: '확인으로 표시' }));
  expect(await screen.findByText('확인한 내용을 적어 주세요.')).toBeTruthy();
  expect(server.bodiesOf('/api/console/report/returns/look')).toEqual([]);
  fireEvent.change(screen.getByLabelText(/확인한 내용/), { target: { value: ' 한 회원의 큰 당첨 ' } });
  fireEvent.click(screen.getByRole('button', { name: '확인으로 표시' }));
  await expect
    .poll(() => server.bodiesOf('/api/console/report/returns/look'))
    .toMatchObject([{ noticeIdx: 7, note: '한 회원의 큰 당첨' }]);
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
});

test('what somebody has looked at says who, and who only reads is not asked to look', async () => {
  const looked = { ...open, noticeIdx: 8, lookedAt: open.foundAt, lookedBy: 'kim', note: '큰 당첨' };
  const server = fakeServer({ '/api/console/report/returns': () => listOf(open, looked) });
  const reader = { ...server, operator: { ...me, roles: ['readOnly' as const] } };
  await renderInConsole(<ReportsPage />, reader, view);
  expect(await screen.findByText(/kim.*큰 당첨/)).toBeTruthy();
  expect(screen.getByText('범위 이탈')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '확인하기' })).toBeNull();
});

test('where no game was outside the page says so, and until when it was compared', async () => {
  const server = fakeServer({ '/api/console/report/returns': () => listOf() });
  await renderInConsole(<ReportsPage />, server, view);
  expect(await screen.findByText('벗어난 게임이 없습니다')).toBeTruthy();
  expect(screen.getByText(/비교했습니다/)).toBeTruthy();
});

test('beside the bound of a game stands the return that is held against it, not the one with free rounds', async () => {
  const row: DataOf<'/api/console/report/revenue'>['list'][number] = {
    isUnshared: false,
    day: null,
    family: 'vendor',
    vendor: 'cheongsa',
    gameType: 'slot',
    game: 'dragon',
    gameName: open.gameName,
    partner: null,
    betCount: 3,
    playerCount: null,
    stakeAmt: amount(100_000),
    paidAmt: amount(110_000),
    turnoverAmt: amount(100_000),
    ggrAmt: amount(-10_000),
    costAmt: zero,
    ngrAmt: amount(-10_000),
    returnBasisPoints: 11_000,
    theoreticalBasisPoints: 9_650,
    bound: { actualBasisPoints: 9_000, lowBasisPoints: 8_700, highBasisPoints: 10_600, isOutside: false },
  };
  const server = fakeServer({
    '/api/console/report/revenue': () => ({
      list: [row],
      isCut: false,
      startDate: '2026-02-01',
      completeUntil: open.foundAt,
    }),
  });
  await renderInConsole(<ReportsPage />, server, '/?view=byRevenue&by=game');
  expect((await screen.findAllByText(/90% · 87%~106%/)).length).toBeGreaterThan(0);
  expect(screen.getAllByText('110%').length).toBeGreaterThan(0);
  expect(screen.queryByText('범위 이탈')).toBeNull();
});
