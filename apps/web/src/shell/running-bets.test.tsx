import type { Bet } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { legOf } from '../features/bet-slip/model.ts';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { makeBoard, makeEvent } from '../features/sports-board/board.fixture.ts';
import { member, renderPage, siteOption } from '../pages/page-world.fixture.tsx';
import { SportsPage } from '../pages/sports-page.tsx';
import { makeBet, makeLeg } from '../test/bet.fixture.ts';
import { mockWideWindow } from '../test/match-media.ts';
import { AlertHost } from './alert-host.tsx';

const list = '/api/bet/sportBetlist';
const quotes = '/api/bet/cashOutQuote';

beforeEach(mockWideWindow);
afterEach(() => {
  cleanup();
  localStorage.clear();
  useSlip.setState(useSlip.getInitialState(), true);
});

interface Beside {
  readonly bets: () => readonly Bet[];
  readonly total?: number;
  readonly isBoughtBack?: boolean;
  readonly who?: typeof member | null;
  readonly more?: object;
}

function openBoard({ bets, total, isBoughtBack = false, who = member, more }: Beside) {
  const page = (
    <>
      <SportsPage view="soon" />
      <AlertHost />
    </>
  );
  return renderPage(
    page,
    {
      '/api/sport/events': () => makeBoard({ feedAt: new Date().toISOString() }),
      [list]: () => ({
        list: [...bets()],
        pageInfo: { page: 1, count_per_list: 10, total: total ?? bets().length },
      }),
      [quotes]: ({ bets: ids }) => ({
        list: ids.map((betIdx) => ({ betIdx, amount: amount(41_000) as never, reason: null })),
      }),
      ...(isBoughtBack && {
        '/api/etc/siteOption': () => ({
          siteOption: { ...siteOption, cashOut: true as const },
          joinRecommanderId: null,
        }),
      }),
      ...more,
    },
    who as typeof member,
  );
}

const found = { timeout: 4_000 };
const box = async () => within(await screen.findByRole('region', { name: '진행 중인 베팅' }, found));
const cardOf = async (receipt: string) =>
  within(await screen.findByRole('listitem', { name: `베팅 ${receipt}` }, found));

test('beside the board stand the newest five open bets, how many there are, and the way to all of them', async () => {
  const six = [6, 5, 4, 3, 2, 1].map((betIdx) => makeBet({ betIdx, receiptId: `B-${betIdx}` }));
  const { sent } = openBoard({ bets: () => six, total: 6 });
  const open = await box();
  const cards = open.getAllByRole('listitem', { name: /^베팅 / });
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(
    ['B-6', 'B-5', 'B-4', 'B-3', 'B-2'].map((receipt) => `베팅 ${receipt}`),
  );
  expect(open.getByText('6')).toBeTruthy();
  expect(open.getByRole('link', { name: '전체 보기' }).getAttribute('href')).toBe(
    '/member/mypage/betting/list?view=sports',
  );
  expect(sent(list)).toEqual([{ state: 'open', page: 1 }]);
});

test('an open bet says its match, pick, odds, stake and possible return, and follows the score', async () => {
  const world = openBoard({ bets: () => [makeBet()] });
  const card = await cardOf('B-260101-0001');
  for (const told of ['울산 대 서울', /승무패/, '울산 승', '2.05', '50,000', '102,500'])
    expect(card.getByText(told)).toBeTruthy();
  expect(card.getByRole('link', { name: '울산 대 서울' })).toBeTruthy();
  const playing = makeEvent({ phase: 'playing', period: 1, clockSeconds: 1_800, version: 5, homeScore: 1 });
  await world.push('events', { events: [playing], removed: [], feedAt: '2026-01-01T12:30:00Z' });
  expect(card.getByText('1:0')).toBeTruthy();
  expect(card.getByText(/31분/)).toBeTruthy();
});

test('of a combination three legs are told, and how many more there are', async () => {
  const legs = [1, 2, 3, 4, 5].map((eventId) => makeLeg({ eventId }));
  openBoard({
    bets: () => [
      makeBet({ legs: [makeLeg({ result: 'win', homeScore: 2, awayScore: 0 }), ...legs.slice(1)] }),
    ],
  });
  const card = await cardOf('B-260101-0001');
  expect(card.getByText('5폴 조합')).toBeTruthy();
  expect(card.getByText('적중')).toBeTruthy();
  expect(card.getAllByRole('link')).toHaveLength(3);
  expect(card.getByText('그 밖에 2폴')).toBeTruthy();
});

test('a push about a bet reads them again, and the last one that is settled takes the box with it', async () => {
  let bets = [makeBet()];
  const world = openBoard({ bets: () => bets });
  await cardOf('B-260101-0001');
  bets = [];
  await world.push('bet', { bet: makeBet({ status: 'PASS', winCash: amount(102_500) }) } as never);
  await waitFor(() => expect(screen.queryByRole('region', { name: '진행 중인 베팅' })).toBeNull());
});

test('where the site buys no bets back none is priced', async () => {
  const { sent } = openBoard({ bets: () => [makeBet()] });
  const card = await cardOf('B-260101-0001');
  expect(card.queryByRole('button')).toBeNull();
  expect(sent(quotes)).toHaveLength(0);
});

test('a guest asks for no bets, and a member without open ones sees no box', async () => {
  const guest = openBoard({ bets: () => [makeBet()], who: null });
  await screen.findByText('울산');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(guest.sent(list)).toHaveLength(0);
  cleanup();
  const world = openBoard({ bets: () => [] });
  await waitFor(() => expect(world.sent(list)).toHaveLength(1), found);
  expect(screen.queryByText('진행 중인 베팅')).toBeNull();
});

test('while a bet is being made the open ones fold to their heading, which opens them', async () => {
  openBoard({ bets: () => [makeBet()] });
  await cardOf('B-260101-0001');
  const event = makeEvent();
  const [market] = event.markets;
  const [selection] = market?.selections ?? [];
  if (!market || !selection) throw new Error('the match has no price');
  act(() =>
    useSlip.setState({ legs: [legOf({ sport: 'soccer', league: undefined, event, market, selection })] }),
  );
  const open = await box();
  expect(open.queryByRole('listitem')).toBeNull();
  const heading = open.getByRole('button', { name: /진행 중인 베팅\s*1/ });
  expect(heading.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(heading);
  expect(heading.getAttribute('aria-expanded')).toBe('true');
  expect(await cardOf('B-260101-0001')).toBeTruthy();
  act(() => useSlip.getState().clear());
  expect(open.queryByRole('button', { name: /진행 중인 베팅/ })).toBeNull();
  expect(await cardOf('B-260101-0001')).toBeTruthy();
});

test('a sold bet leaves the box at once, while the list is still being read again', async () => {
  let isSold = false;
  const never = new Promise<never>(() => undefined);
  const bets = [makeBet({ betIdx: 1, receiptId: 'B-1' }), makeBet({ betIdx: 2, receiptId: 'B-2' })];
  openBoard({
    bets: () => bets,
    isBoughtBack: true,
    more: {
      [list]: () =>
        isSold ? never : { list: bets, pageInfo: { page: 1, count_per_list: 10, total: bets.length } },
      '/api/bet/cashOut': () => {
        isSold = true;
        return { bet: { ...bets[0], status: 'CANCEL' }, cashAmt: amount(141_000), version: 2 };
      },
    },
  });
  const card = await cardOf('B-1');
  fireEvent.click(await card.findByRole('button', { name: '41,000원 캐시아웃' }, found));
  fireEvent.click(await screen.findByRole('button', { name: '41,000원 받기' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: '베팅 B-1' })).toBeNull());
  const open = await box();
  expect(open.getByRole('listitem', { name: '베팅 B-2' })).toBeTruthy();
  expect(open.getByText('1')).toBeTruthy();
});

test('a bet is sold from there as on its own page, after it was said what for', async () => {
  const { sent } = openBoard({ bets: () => [makeBet()], isBoughtBack: true });
  const card = await cardOf('B-260101-0001');
  fireEvent.click(await card.findByRole('button', { name: '41,000원 캐시아웃' }, found));
  expect(await screen.findByText(/지금 41,000원에 끝낼까요\? 베팅 금액은 50,000원/)).toBeTruthy();
  expect(sent('/api/bet/cashOut')).toHaveLength(0);
});
