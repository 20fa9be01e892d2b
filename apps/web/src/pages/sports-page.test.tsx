import { CallError } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { legOf } from '../features/bet-slip/model.ts';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { makeBoard, makeDetail, makeEvent, makeMarket } from '../features/sports-board/board.fixture.ts';
import { makeBet, makeLeg } from '../test/bet.fixture.ts';
import { mockWideWindow } from '../test/match-media.ts';
import { renderPage } from './page-world.fixture.tsx';
import { SportsPage } from './sports-page.tsx';

const homeWin = { eventId: 1, version: 1 };

beforeEach(mockWideWindow);

afterEach(() => {
  cleanup();
  localStorage.clear();
  useSlip.setState(useSlip.getInitialState(), true);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function eventAt(homeOdds: number, change: Partial<SportEvent> = {}): SportEvent {
  const market = makeMarket({
    selections: [
      { selectionId: 111, pick: 'home', odds: homeOdds },
      { selectionId: 112, pick: 'draw', odds: 3.4 },
      { selectionId: 113, pick: 'away', odds: 3.75 },
    ],
  });
  return makeEvent({ ...homeWin, markets: [market], ...change });
}

const boardAt = (homeOdds: number) =>
  makeBoard({
    events: [eventAt(homeOdds)],
    feedAt: new Date().toISOString(),
  });

const betAt = (odds: number) =>
  makeBet({ totalOdds: odds, possibleWin: amount(Math.round(50_000 * odds)), legs: [makeLeg({ odds })] });

const slip = () => within(screen.getByRole('complementary', { name: '베팅 슬립' }));

async function fillSlip() {
  fireEvent.click(await screen.findByRole('button', { name: /승무패, 울산 승/ }));
  fireEvent.change(slip().getByLabelText('베팅 금액', { selector: 'input' }), { target: { value: '50000' } });
}

test('[BET-11] a bet is placed in two presses and its receipt stays until it is dismissed', async () => {
  const world = renderPage(<SportsPage view="soon" />, {
    '/api/sport/events': () => boardAt(2.05),
    '/api/bet/betProc': () => ({ bet: betAt(2.05), cashAmt: amount(50_000), version: 2 }),
  });
  await fillSlip();
  expect(slip().getByText('102,500')).toBeTruthy();
  const button = slip().getByRole('button', { name: '50,000원 베팅' });
  const scrolling = slip().getByRole('button', { name: /빼기$/ }).closest('ul')?.parentElement as HTMLElement;
  scrolling.scrollTop = 12;
  fireEvent.click(button);
  fireEvent.click(button);
  await slip().findByText('베팅이 접수되었습니다');
  expect(scrolling.scrollTop).toBe(0);
  expect(slip().getByText('B-260101-0001')).toBeTruthy();
  for (const told of [/울산 승/, /2.05/, /50,000/, /102,500/])
    expect(slip().getAllByText(told).length).toBeGreaterThan(0);
  expect(world.sent('/api/bet/betProc')).toHaveLength(1);
  expect(world.sent('/api/bet/betProc')[0]).toMatchObject({
    stake: 50_000,
    oddsPolicy: 'review',
    legs: [{ selectionId: 111, odds: 2.05 }],
  });
  fireEvent.click(slip().getByRole('button', { name: '확인했습니다' }));
  expect(slip().getByText('고른 배당이 없습니다')).toBeTruthy();
});

test('[BET-4] a price that moves asks, and the press on the new text is the consent to the new price', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const world = renderPage(<SportsPage view="soon" />, {
    '/api/sport/events': () => boardAt(2.05),
    '/api/bet/betProc': () => ({ bet: betAt(1.98), cashAmt: amount(50_000), version: 2 }),
  });
  await fillSlip();
  const moved = { events: [eventAt(1.98, { version: 2 })], removed: [], feedAt: new Date().toISOString() };
  await world.push('events', moved);
  expect(await slip().findByText('배당이 내려갔습니다. 새 배당으로 걸까요?')).toBeTruthy();
  const button = slip().getByRole('button', { name: '바뀐 배당으로 50,000원 베팅' });
  fireEvent.click(button);
  expect(world.sent('/api/bet/betProc')).toHaveLength(0);
  expect(slip().getByText('배당이 방금 바뀌었습니다. 확인하고 다시 눌러 주세요.')).toBeTruthy();
  vi.advanceTimersByTime(650);
  fireEvent.click(button);
  await slip().findByText('베팅이 접수되었습니다');
  expect(world.sent('/api/bet/betProc')[0]?.legs).toEqual([{ selectionId: 111, odds: 1.98 }]);
});

test('a refusal over the price reads the board again, shows the server text and asks again', async () => {
  let odds = 2.05;
  const world = renderPage(<SportsPage view="soon" />, {
    '/api/sport/events': () => {
      const board = boardAt(odds);
      return { ...board, events: [eventAt(odds, { version: odds === 2.05 ? 1 : 2 })] };
    },
    '/api/bet/betProc': () => {
      odds = 1.9;
      return Promise.reject(new CallError('B6010', '배당이 바뀌었습니다.'));
    },
  });
  await fillSlip();
  fireEvent.click(slip().getByRole('button', { name: '50,000원 베팅' }));
  expect(await slip().findByText('배당이 바뀌었습니다.')).toBeTruthy();
  expect(await slip().findByRole('button', { name: '바뀐 배당으로 50,000원 베팅' })).toBeTruthy();
  expect(world.sent('/api/sport/events').length).toBeGreaterThan(1);
});

test.each(['X007', 'D001'] as const)(
  'what a dialog asks for (%s) is no refusal that stays on the slip',
  async (code) => {
    const world = renderPage(<SportsPage view="soon" />, {
      '/api/sport/events': () => boardAt(2.05),
      '/api/bet/betProc': () => Promise.reject(new CallError(code, '먼저 확인해 주세요.')),
    });
    await fillSlip();
    const bet = () => slip().getByRole<HTMLButtonElement>('button', { name: '50,000원 베팅' });
    fireEvent.click(bet());
    await waitFor(() => expect(world.sent('/api/bet/betProc')).toHaveLength(1));
    await waitFor(() => expect(bet().disabled).toBe(false));
    expect(slip().queryByText('먼저 확인해 주세요.')).toBeNull();
  },
);

test('stale prices are named where their age stood, and their age returns with the next ones', async () => {
  const old = eventAt(2.05, { version: 2, markets: [makeMarket({ status: 'suspended', reason: 'stale' })] });
  const world = renderPage(<SportsPage view="soon" />, { '/api/sport/events': () => boardAt(2.05) });
  expect(await screen.findByText(/배당 갱신/)).toBeTruthy();
  const feedAt = () => new Date().toISOString();
  await world.push('events', { events: [old], removed: [], feedAt: feedAt() });
  expect(await screen.findByText('배당이 갱신되지 않고 있습니다')).toBeTruthy();
  await world.push('events', { events: [eventAt(2.05, { version: 3 })], removed: [], feedAt: feedAt() });
  await waitFor(() => expect(screen.queryByText('배당이 갱신되지 않고 있습니다')).toBeNull());
});

test('a closed leg blocks the bet and says why', async () => {
  const world = renderPage(<SportsPage view="soon" />, { '/api/sport/events': () => boardAt(2.05) });
  await fillSlip();
  const closed = eventAt(2.05, {
    version: 2,
    markets: [makeMarket({ status: 'suspended', reason: 'stale' })],
  });
  await world.push('events', { events: [closed], removed: [], feedAt: new Date().toISOString() });
  expect(await slip().findByText('배당 갱신 대기. 다시 열릴 때까지 걸 수 없습니다.')).toBeTruthy();
  const button = slip().getByRole<HTMLButtonElement>('button', { name: '50,000원 베팅' });
  expect(button.disabled).toBe(true);
});

test('the only selection that is closed says what to do about it, without others to bet on', async () => {
  const world = renderPage(<SportsPage view="soon" />, { '/api/sport/events': () => boardAt(2.05) });
  await fillSlip();
  const closed = eventAt(2.05, { version: 2, markets: [makeMarket({ status: 'closed' })] });
  await world.push('events', { events: [closed], removed: [], feedAt: new Date().toISOString() });
  expect(await slip().findByText('마감되었습니다. 빼고 다른 경기를 골라 주세요.')).toBeTruthy();
});

test('an indeterminate bet keeps its key, and blocks the next one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isBack = false;
  const world = renderPage(<SportsPage view="soon" />, {
    '/api/sport/events': () => boardAt(2.05),
    '/api/bet/betProc': () =>
      isBack
        ? { bet: betAt(2.05), cashAmt: amount(50_000), version: 2 }
        : Promise.reject(new CallError('NT99', '통신이 지연되고 있습니다.', true)),
  });
  await fillSlip();
  fireEvent.click(slip().getByRole('button', { name: '50,000원 베팅' }));
  await vi.advanceTimersByTimeAsync(5100);
  await slip().findByText('베팅 결과를 확인하지 못했습니다');
  isBack = true;
  fireEvent.click(slip().getByRole('button', { name: '다시 확인' }));
  await slip().findByText('베팅이 접수되었습니다');
  const keys = world.sent('/api/bet/betProc').map((body) => body.idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('[BC-04] while earlier bets are being settled the button waits for 30 seconds, whatever is changed on the slip', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isSettled = false;
  const world = renderPage(<SportsPage view="soon" />, {
    '/api/sport/events': () => boardAt(2.05),
    '/api/bet/betProc': () =>
      isSettled
        ? { bet: betAt(2.05), cashAmt: amount(50_000), version: 2 }
        : Promise.reject(new CallError('B9999', '이전 베팅을 정산하고 있습니다.')),
  });
  await fillSlip();
  fireEvent.click(slip().getByRole('button', { name: '50,000원 베팅' }));
  expect(await slip().findByText('이전 베팅을 정산하고 있습니다.')).toBeTruthy();
  const held = () => slip().getByRole<HTMLButtonElement>('button', { name: /^\d+초 뒤에 다시 베팅/ });
  expect(held().disabled).toBe(true);
  fireEvent.change(slip().getByLabelText('베팅 금액', { selector: 'input' }), { target: { value: '40000' } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(held().disabled).toBe(true);
  isSettled = true;
  await vi.advanceTimersByTimeAsync(21_000);
  fireEvent.click(await slip().findByRole('button', { name: '40,000원 베팅' }));
  expect(await slip().findByText('베팅이 접수되었습니다')).toBeTruthy();
  expect(world.sent('/api/bet/betProc')).toHaveLength(2);
});

test('[WR-08] a match that begins keeps its row, says why, and leaves when its reader wants it', async () => {
  const world = renderPage(<SportsPage view="soon" />, { '/api/sport/events': () => boardAt(2.05) });
  await screen.findByText('울산');
  const started = eventAt(2.05, { version: 2, phase: 'playing' });
  await world.push('events', { events: [started], removed: [], feedAt: new Date().toISOString() });
  expect(screen.getByText('울산')).toBeTruthy();
  expect(await screen.findByText(/경기가 시작되었습니다/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '목록 새로 고침 · 바뀐 경기 1' }));
  expect(screen.queryByText('울산')).toBeNull();
});

test('[WR-07][BET-6] the live page takes bets, follows the score by period, and says who has done more lately', async () => {
  const live = eventAt(2.05, {
    phase: 'playing',
    period: 2,
    clockSeconds: 25 * 60,
    homeScore: 2,
    awayScore: 1,
    momentum: 71,
    detail: { homeReds: 0, awayReds: 1 },
    scores: [
      { scope: 'match', home: 2, away: 1, isFinal: false },
      { scope: 'h1', home: 1, away: 1, isFinal: true },
      { scope: 'h2', home: 1, away: 0, isFinal: false },
    ],
  });
  renderPage(<SportsPage view="live" />, {
    '/api/sport/events': () => makeBoard({ events: [live], feedAt: new Date().toISOString() }),
  });
  const row = within((await screen.findByText('울산')).closest('li') as HTMLElement);
  expect(screen.getByText(/실제 경기보다 몇 초 늦을 수 있습니다/)).toBeTruthy();
  expect(row.getByText(/71분/)).toBeTruthy();
  expect(row.getByText('최근 흐름 · 울산 71%')).toBeTruthy();
  expect(row.getByText('71%')).toBeTruthy();
  expect(row.getByText('29%')).toBeTruthy();
  expect(row.getByText('레드카드 1')).toBeTruthy();
  expect(row.getByText('울산').closest('a')?.textContent).toMatch(/울산.*11점수2.*서울/);
  const price = row.getByRole('button', { name: /울산 승 .*2.05/ });
  fireEvent.click(price);
  expect(price.getAttribute('aria-pressed')).toBe('true');
});

test('[WR-07] a match that is suspended says why once, across its row', async () => {
  const goal = { status: 'suspended', reason: 'incident' } as const;
  const live = makeEvent({
    phase: 'playing',
    period: 1,
    clockSeconds: 60,
    markets: [makeMarket(goal), makeMarket({ marketId: 12, kind: 'AH', lineQuarters: -2, ...goal })],
  });
  renderPage(<SportsPage view="live" />, {
    '/api/sport/events': () => makeBoard({ events: [live], feedAt: new Date().toISOString() }),
  });
  const row = within((await screen.findByText('울산')).closest('li') as HTMLElement);
  expect(row.getAllByText('득점·카드 확인 중')).toHaveLength(1);
});

test('a line that has moved cannot be pressed for a moment, and says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const line = (marketId: number, lineQuarters: number) =>
    makeMarket({
      marketId,
      kind: 'AH',
      lineQuarters,
      selections: [
        { selectionId: marketId * 10, pick: 'home', odds: 1.9 },
        { selectionId: marketId * 10 + 1, pick: 'away', odds: 1.95 },
      ],
    });
  const at = (version: number, market: ReturnType<typeof line>) =>
    makeEvent({ version, markets: [makeMarket(), market] });
  const feedAt = new Date().toISOString();
  const world = renderPage(<SportsPage view="soon" />, {
    '/api/sport/events': () => makeBoard({ events: [at(1, line(21, -2))], feedAt }),
  });
  expect(await screen.findByRole('button', { name: /울산 -0.5/ })).toBeTruthy();
  await world.push('events', { events: [at(2, line(22, -6))], removed: [], feedAt });
  expect(await screen.findByText('기준점 변경')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /울산 -1.5/ })).toBeNull();
  await vi.advanceTimersByTimeAsync(1_600);
  expect(await screen.findByRole('button', { name: /울산 -1.5/ })).toBeTruthy();
});

test('what no board shows is still on offer to the slip: its match is asked for with all its markets', async () => {
  const event = eventAt(2.05);
  const further = makeMarket({
    marketId: 31,
    kind: 'BTTS',
    selections: [
      { selectionId: 311, pick: 'yes', odds: 1.8 },
      { selectionId: 312, pick: 'no', odds: 1.9 },
    ],
  });
  const [selection] = further.selections;
  if (selection === undefined) throw new Error('the market has selections');
  const leg = legOf({ sport: 'soccer', league: undefined, event, market: further, selection });
  useSlip.setState({ legs: [leg] });
  const world = renderPage(<SportsPage view="soon" />, {
    '/api/sport/events': () => boardAt(2.05),
    '/api/sport/event': () => ({
      ...makeDetail(makeEvent({ ...event, markets: [...event.markets, further] })),
    }),
  });
  await screen.findByText('울산');
  expect((await slip().findAllByText('1.80')).length).toBeGreaterThan(0);
  await waitFor(() => expect(world.sent('/api/sport/event')).toEqual([{ eventId: 1 }]));
  const moved = { ...further, selections: [{ selectionId: 311, pick: 'yes', odds: 1.7 }] };
  await world.push('event', {
    event: makeEvent({ ...event, version: 9, markets: [...event.markets, moved] }),
    feedAt: new Date().toISOString(),
  });
  expect((await slip().findAllByText('1.70')).length).toBeGreaterThan(0);
});

test('sports without matches stand behind those that have some, and none of them is opened first', async () => {
  const sports = [
    { sport: 'baseball', live: 2, soon: 0, nextAt: null },
    { sport: 'esport', live: 1, soon: 9, nextAt: null },
    { sport: 'soccer', live: 0, soon: 9, nextAt: null },
  ];
  const feedAt = new Date().toISOString();
  const world = renderPage(<SportsPage view="live" />, {
    '/api/sport/events': () => makeBoard({ events: [], sports, feedAt }),
  });
  const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
  await waitFor(() =>
    expect(
      tabs()
        .slice(0, 3)
        .map((tab) => tab?.replace(/\d/g, '')),
    ).toEqual(['야구', 'e스포츠', '축구']),
  );
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /야구/ }).getAttribute('aria-selected')).toBe('true'),
  );
  const before = tabs();
  await world.push('events', { events: [makeEvent({ phase: 'playing' })], removed: [], feedAt });
  expect(tabs()).toEqual(before);
});

test('a stake is saved as a button of its own, and the standard ones come back with the last removal', async () => {
  renderPage(<SportsPage view="soon" />, { '/api/sport/events': () => boardAt(2.05) });
  await fillSlip();
  fireEvent.change(slip().getByLabelText('베팅 금액', { selector: 'input' }), { target: { value: '7000' } });
  fireEvent.click(slip().getByRole('button', { name: '금액 버튼 바꾸기' }));
  fireEvent.click(slip().getByRole('button', { name: '7,000원 저장' }));
  expect(slip().getByRole('button', { name: '7천' })).toBeTruthy();
  fireEvent.click(slip().getByRole('button', { name: '7,000원 지우기' }));
  fireEvent.click(slip().getByRole('button', { name: '닫기' }));
  expect(slip().getByRole('button', { name: '10만' })).toBeTruthy();
});
