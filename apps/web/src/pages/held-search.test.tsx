import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noteSeen } from '../app/wanted.ts';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { makeBoard, makeDetail, makeEvent } from '../features/sports-board/board.fixture.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

beforeEach(() => setWidth(1440));
afterEach(() => {
  cleanup();
  useSlip.setState(useSlip.getInitialState(), true);
  noteSeen('main');
});

const words = (text: string) => ({ ko: text, en: text, vi: text });
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const ulsan = makeEvent({ startsAt: inAnHour });
const jeonju = makeEvent({ eventId: 2, home: words('전북'), away: words('포항'), startsAt: inAnHour });

function server(more: Parameters<typeof fakeCaller>[0] = {}) {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/member/info': aSession(),
    '/api/wallet/balance': aBalance(1_284_500, 5),
    '/api/sport/events': () => makeBoard({ events: [ulsan, jeonju], feedAt: new Date().toISOString() }),
    '/api/sport/event': () => makeDetail(jeonju),
    '/api/sport/search': { leagues: [], events: [] },
    ...more,
  });
}

const boardPath = '/member/sport/combinationbetting';
const finder = () => screen.findByRole<HTMLInputElement>('searchbox', { name: '리그·팀 찾기' });

describe('a board of matches', () => {
  test('back from a match finds the search and the filters as they were left', async () => {
    const { router } = renderApp(server(), { path: boardPath });
    await screen.findByText('울산');
    fireEvent.change(await finder(), { target: { value: '전북' } });
    fireEvent.click(screen.getByRole('button', { name: /^예정/ }));
    await waitFor(() => expect(screen.queryByText('울산')).toBeNull());
    await waitFor(() => expect(router.state.location.search).toMatchObject({ search: '전북', when: 'soon' }));
    await router.navigate({ to: '/sports/event/2' } as never);
    await waitFor(() => expect(router.state.location.pathname).toContain('/event/2'));
    router.history.back();
    expect((await finder()).value).toBe('전북');
    expect(screen.queryByText('울산')).toBeNull();
  });

  test('a reload finds sport, league, day, time and search; what the address has no sense for is left out', async () => {
    const fake = server();
    const search = 'sport=baseball&leagueId=1&withinHours=3&day=today&search=%EC%A0%84%EB%B6%81&when=never';
    renderApp(fake, { path: `${boardPath}?${search}` });
    expect((await finder()).value).toBe('전북');
    expect(await screen.findByRole('tab', { name: /야구/, selected: true })).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '리그' }).value).toBe('1');
    expect(screen.getByRole('button', { name: /^오늘/, pressed: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^예정/, pressed: true })).toBeTruthy();
  });
});

const pageInfo = { page: 2, count_per_list: 10, total: 30 };
const none = { list: [], pageInfo };
const lists: [string, string, Record<string, unknown>, object][] = [
  [
    '/member/mypage/charge/list?filter=out&page=2&startDate=2026-01-01',
    '/api/cash/list/',
    { cashType: 'out', page: 2, startDate: '2026-01-01', endDate: null },
    none,
  ],
  [
    '/member/mypage/wallet/list?cashType=play&page=2&startDate=2026-01-01&endDate=2026-01-31',
    '/api/wallet/history',
    { cashType: 'play', page: 2, startDate: '2026-01-01', endDate: '2026-01-31' },
    { ...none, openingBalance: 0, closingBalance: 0 },
  ],
  [
    '/member/mypage/point/list?useType=earn&kind=attendance&page=2&endDate=2026-01-31',
    '/api/point/list',
    { useType: 'earn', kind: 'attendance', page: 2, startDate: null, endDate: '2026-01-31' },
    { ...none, pointAmt: 0 },
  ],
  [
    '/member/mypage/coupon/list?state=open&page=2',
    '/api/coupon/list',
    { state: 'open', page: 2 },
    { ...none, openCount: 30 },
  ],
  [
    '/member/mypage/message/list?page=2',
    '/api/board/msgList',
    { page: 2 },
    { ...none, newMsg: 0, keepDays: 30, keepCount: 50 },
  ],
];

test.each(lists)('%s: a reload, and the way back, list what was listed', async (path, call, body, answer) => {
  const fake = server({ [call]: answer } as never);
  renderApp(fake, { path });
  await waitFor(() => {
    const bodies = fake.made.filter((each) => each.path === call).map((each) => each.body);
    expect(bodies).toContainEqual(body);
  });
});

describe('the second page of a history whose last open bet was settled', () => {
  const at = '/member/mypage/betting/list?type=wait&page=2';
  const path = '/api/bet/betlistNew';
  const nothing = amount(0);
  const historyOf = (page: number, total: number) => ({
    list: [],
    total: { cash: nothing, winCash: nothing, waitCash: nothing, resultCash: nothing },
    pageInfo: { page, count_per_list: 10, total },
  });

  test('is said to be empty where nothing is left', async () => {
    renderApp(server({ [path]: ({ page = 1 }) => historyOf(page, 0) }), { path: at });
    expect(await screen.findByText('고른 기간과 조건에 맞는 베팅이 없습니다.')).toBeTruthy();
    expect(screen.getByRole('button', { name: '조건 지우기' })).toBeTruthy();
  });

  test('leads to the page that is the last one now', async () => {
    const fake = server({ [path]: ({ page = 1 }) => historyOf(page, 10) });
    const { router } = renderApp(fake, { path: at });
    await waitFor(() => expect(router.state.location.search).toEqual({ type: 'wait', page: 1 }));
  });
});

test('a list whose last page empties leads to the page before it, and never says that there is nothing', async () => {
  const messages = Array.from({ length: 11 }, (_, at) => ({
    msgIdx: 11 - at,
    title: words(`message ${11 - at}`),
    body: words('body'),
    copyText: null,
    sentAt: '2026-11-20T03:00:00.000Z',
    readAt: '2026-11-20T04:00:00.000Z',
  }));
  const fake = server({
    '/api/board/msgList': ({ page = 1 }) => ({
      list: messages.slice((page - 1) * 10, page * 10),
      pageInfo: { page, count_per_list: 10, total: messages.length },
      newMsg: 0,
      keepDays: 30,
      keepCount: 50,
    }),
    '/api/board/msgUpdate': ({ msgIdxs }) => {
      messages.splice(0, messages.length, ...messages.filter(({ msgIdx }) => !msgIdxs.includes(msgIdx)));
      return { newMsg: 0 };
    },
  });
  const { router } = renderApp(fake, { path: '/member/mypage/message/list?page=2' });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'message 1 선택' }));
  fireEvent.click(screen.getByRole('button', { name: '삭제' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
  expect(await screen.findByRole('link', { name: /message 11/ })).toBeTruthy();
  expect(screen.queryByText('받은 쪽지가 없습니다')).toBeNull();
  await waitFor(() => expect(router.state.location.search).toEqual({ page: 1 }));
});
