import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { makeBoard, makeEvent, makeMarket } from '../features/sports-board/board.fixture.ts';
import { mockWideWindow } from '../test/match-media.ts';
import { renderPage } from './page-world.fixture.tsx';
import { SportsPage } from './sports-page.tsx';

beforeEach(mockWideWindow);

afterEach(() => {
  cleanup();
  localStorage.clear();
  useSlip.setState(useSlip.getInitialState(), true);
  vi.useRealTimers();
});

const slip = () => within(screen.getByRole('complementary', { name: '베팅 슬립' }));

const yesNo = (marketId: number, kind: 'BTTS' | 'OE', odds = 1.8) =>
  makeMarket({
    marketId,
    kind,
    selections: [
      { selectionId: marketId * 10 + 1, pick: kind === 'OE' ? 'odd' : 'yes', odds },
      { selectionId: marketId * 10 + 2, pick: kind === 'OE' ? 'even' : 'no', odds: 1.95 },
    ],
  });
const exactScore = makeMarket({
  marketId: 23,
  kind: 'CS',
  selections: ['1-0', '2-0', '2-1', '1-1'].map((pick, at) => ({ selectionId: 231 + at, pick, odds: 8 + at })),
});
const jeonbuk = { ko: '전북', en: 'Jeonbuk', vi: 'Jeonbuk' };

test('[WR-09] the special page has its own title, asks for special markets, and bets on them from the list', async () => {
  const both = makeEvent({ markets: [exactScore, yesNo(21, 'BTTS'), yesNo(22, 'OE')] });
  const one = makeEvent({ eventId: 2, home: jeonbuk, markets: [yesNo(31, 'OE')] });
  const sports = [
    { sport: 'soccer', live: 1, soon: 2, nextAt: null },
    { sport: 'hockey', live: 0, soon: 4, nextAt: null },
  ];
  const { sent } = renderPage(<SportsPage view="special" />, {
    '/api/sport/events': () => makeBoard({ events: [both, one], sports, feedAt: new Date().toISOString() }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '스페셜 베팅' })).toBeTruthy();
  expect(await screen.findByRole('tab', { name: '축구 2' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: '아이스하키 4' })).toBeTruthy();
  expect(sent('/api/sport/events')).toEqual([{ sport: 'soccer', when: 'soon', markets: 'special' }]);
  const row = within((await screen.findByText('울산')).closest('li') as HTMLElement);
  fireEvent.click(row.getByRole('button', { name: /울산 대 서울, 양 팀 득점, 예 예 1.80/ }));
  expect(slip().getByText(/양 팀 득점/)).toBeTruthy();
  expect(row.queryByRole('button', { name: /정확한 스코어/ })).toBeNull();
  fireEvent.click(row.getByRole('button', { name: '다른 배당 1개' }));
  expect(row.getByRole('button', { name: /정확한 스코어 2-1/ })).toBeTruthy();
  const other = within(screen.getByText('전북').closest('li') as HTMLElement);
  expect(other.getByRole('button', { name: /홀짝, 홀/ })).toBeTruthy();
  expect(screen.queryByText('핸디캡')).toBeNull();
});

test('[WR-09] one special market of every match is asked for by its name', async () => {
  const both = makeEvent({ markets: [exactScore, yesNo(21, 'BTTS')] });
  const one = makeEvent({ eventId: 2, home: jeonbuk, markets: [yesNo(31, 'OE')] });
  renderPage(<SportsPage view="special" />, {
    '/api/sport/events': () => makeBoard({ events: [both, one], feedAt: new Date().toISOString() }),
  });
  await screen.findByText('전북');
  fireEvent.change(screen.getByRole('combobox', { name: '배당 종류' }), { target: { value: 'match-CS' } });
  const row = within((await screen.findByText('울산')).closest('li') as HTMLElement);
  expect(row.getByRole('button', { name: /정확한 스코어 2-1/ })).toBeTruthy();
  expect(row.queryByRole('button', { name: /양 팀 득점/ })).toBeNull();
  expect(screen.queryByText('전북')).toBeNull();
});

test('[WR-09] special prices, which no push carries, are read again after one, and a match that begins keeps its row', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let odds = 1.8;
  const at = (version: number) => makeEvent({ version, markets: [yesNo(21, 'BTTS', odds)] });
  const feedAt = new Date().toISOString();
  const world = renderPage(<SportsPage view="special" />, {
    '/api/sport/events': () => makeBoard({ events: odds < 1.7 ? [] : [at(odds === 1.8 ? 1 : 2)], feedAt }),
  });
  await screen.findByRole('button', { name: /양 팀 득점, 예 예 1.80/ });
  odds = 1.75;
  await world.push('events', { events: [makeEvent({ version: 2 })], removed: [], feedAt });
  expect(screen.getByRole('button', { name: /양 팀 득점, 예 예 1.80/ })).toBeTruthy();
  await vi.advanceTimersByTimeAsync(3_100);
  expect(await screen.findByRole('button', { name: /양 팀 득점, 예 예 1.75/ })).toBeTruthy();
  const started = makeEvent({ version: 3, phase: 'playing' });
  await world.push('events', { events: [started], removed: [], feedAt });
  expect(await screen.findByText(/경기가 시작되었습니다/)).toBeTruthy();
});
