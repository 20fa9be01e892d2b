import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { makeBoard, makeEvent } from '../features/sports-board/board.fixture.ts';
import { aLobbyGame } from '../test/fixtures.ts';
import { mockWideWindow } from '../test/match-media.ts';
import { EsportsPage } from './esports-page.tsx';
import { renderPage } from './page-world.fixture.tsx';

beforeEach(mockWideWindow);

afterEach(() => {
  cleanup();
  useSlip.setState(useSlip.getInitialState(), true);
});

const arena = aLobbyGame('arena-cup', {
  type: 'esports',
  names: { ko: '도깨비 아레나', en: 'Dokkaebi Arena', vi: 'Đấu trường Dokkaebi' },
});

function open(board: ReturnType<typeof makeBoard>) {
  return renderPage(<EsportsPage />, {
    '/api/sport/events': () => board,
    '/api/minigame/lobby': () => ({ games: [arena] }),
    '/api/main/topGames': () => ({ popular: [], wins: [] }),
  });
}

const card = async () =>
  within((await screen.findByRole('heading', { name: '도깨비 아레나' })).closest('article') as HTMLElement);

test('[WR-10] without a match there are no filters and no slip, but when the next one begins and the vendor’s game', async () => {
  const sports = [{ sport: 'esport', live: 0, soon: 0, nextAt: '2026-01-03T09:30:00Z' }];
  open(makeBoard({ events: [], sports }));
  expect((await card()).getByText(/8개 팀의/)).toBeDefined();
  expect(screen.getByText('지금은 경기가 없습니다').parentElement?.textContent).toMatch(
    /다음 경기: .*18:30$/,
  );
  expect(screen.getByRole('link', { name: '경기 결과 보기' })).toBeDefined();
  expect(screen.queryByRole('complementary', { name: '베팅 슬립' })).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('with a match the board, its filters and the slip are there, and the game stands below', async () => {
  open(makeBoard({ events: [makeEvent()] }));
  expect(await card()).toBeDefined();
  expect(screen.getByRole('complementary', { name: '베팅 슬립' })).toBeDefined();
  expect(screen.queryByText('지금은 경기가 없습니다')).toBeNull();
});

test('what was put on the slip elsewhere stays within reach', async () => {
  open(makeBoard({ events: [makeEvent()] }));
  const [price] = await screen.findAllByRole('button', { name: /승무패, .* 승/ });
  fireEvent.click(price as HTMLElement);
  cleanup();
  open(makeBoard({ events: [] }));
  expect(await screen.findByText('지금은 경기가 없습니다')).toBeDefined();
  expect(screen.getByRole('complementary', { name: '베팅 슬립' })).toBeDefined();
});
