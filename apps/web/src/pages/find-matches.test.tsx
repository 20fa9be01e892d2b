import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBoard, makeEvent } from '../features/sports-board/board.fixture.ts';
import { mockWideWindow } from '../test/match-media.ts';
import { renderPage } from './page-world.fixture.tsx';
import { SportsPage } from './sports-page.tsx';

beforeEach(mockWideWindow);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const boardWithUlsan = () => makeBoard({ events: [makeEvent()], feedAt: new Date().toISOString() });

test('[WR-08] a search looks into other sports too, and leads to the match', async () => {
  renderPage(<SportsPage view="soon" />, {
    '/api/sport/events': () => boardWithUlsan(),
    '/api/sport/search': () => ({
      leagues: [],
      events: [
        makeEvent({ eventId: 7, sport: 'basketball', home: { ko: '창원', en: 'Changwon', vi: 'Changwon' } }),
      ],
    }),
  });
  fireEvent.change(await screen.findByRole('searchbox', { name: '리그·팀 찾기' }), {
    target: { value: '창원' },
  });
  const link = await screen.findByRole('link', { name: /창원 대 서울/ });
  expect(link.getAttribute('href')).toBe('/sports/event/7');
});

test('[BC-13] every sport of the list is counted, and an empty one says which sports have matches', async () => {
  const sports = [
    { sport: 'basketball', live: 1, soon: 4, nextAt: '2026-01-01T12:00:00Z' },
    { sport: 'soccer', live: 0, soon: 1, nextAt: '2026-01-01T12:00:00Z' },
  ];
  const empty = makeBoard({ leagues: [], events: [], sports });
  renderPage(<SportsPage view="soon" />, {
    '/api/sport/events': ({ sport }) => (sport === 'soccer' ? { ...boardWithUlsan(), sports } : empty),
  });
  const tab = (name: string) => screen.findByRole('tab', { name });
  expect(await tab('축구 1')).toBeTruthy();
  expect(await tab('농구 4')).toBeTruthy();
  fireEvent.mouseDown(await tab('배구 0'), { button: 0 });
  const others = within(await screen.findByRole('group', { name: '경기가 있는 종목' }));
  fireEvent.click(others.getByRole('button', { name: /축구/ }));
  expect(await screen.findByText('울산')).toBeTruthy();
});

test('what finds matches opens by a chip that says how much of it is in use', async () => {
  renderPage(<SportsPage view="soon" />, { '/api/sport/events': () => boardWithUlsan() });
  const search = await screen.findByRole('searchbox', { name: '리그·팀 찾기' });
  const chip = screen.getByRole('button', { name: '찾기' });
  const finders = document.getElementById(chip.getAttribute('aria-controls') ?? '');
  expect(finders?.contains(search)).toBe(true);
  expect(chip.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(chip);
  expect(chip.getAttribute('aria-expanded')).toBe('true');
  fireEvent.change(search, { target: { value: '울산' } });
  fireEvent.click(chip);
  expect(screen.getByRole('button', { name: '찾기 1', expanded: false })).toBeTruthy();
});

test('[WR-08] leagues are found by initial consonants and marked; the filters are left by one press', async () => {
  renderPage(<SportsPage view="soon" />, { '/api/sport/events': () => boardWithUlsan() });
  const search = await screen.findByRole('searchbox', { name: '리그·팀 찾기' });
  await screen.findByText('울산');
  fireEvent.change(search, { target: { value: 'ㄷㅎㅁㄱ' } });
  expect(screen.getByText('울산')).toBeTruthy();
  fireEvent.change(search, { target: { value: '없는 리그' } });
  expect(await screen.findByRole('heading', { name: '조건에 맞는 경기가 없습니다' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '조건 지우기' }));
  const star = await screen.findByRole('button', { name: 'K리그1 즐겨찾기' });
  const favourites = screen.getByRole('button', { name: '즐겨찾기' });
  fireEvent.click(favourites);
  expect(screen.queryByText('울산')).toBeNull();
  fireEvent.click(favourites);
  fireEvent.click(await screen.findByRole('button', { name: 'K리그1 즐겨찾기' }));
  fireEvent.click(favourites);
  expect(await screen.findByText('울산')).toBeTruthy();
  expect(star).toBeTruthy();
});
