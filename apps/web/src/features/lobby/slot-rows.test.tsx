import { readFileSync } from 'node:fs';
import { amount } from '@hanpan/money';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeCaller } from '../../test/fake-caller.ts';
import { aBalance, aLobbyGame, aSession, aSite } from '../../test/fixtures.ts';
import { renderApp, setWidth } from '../../test/render-app.tsx';

beforeEach(() => setWidth(1440));
afterEach(cleanup);

const nothingPlayed = {
  '/api/member/info': aSession(),
  '/api/wallet/balance': aBalance(1000, 6),
  '/api/etc/siteOption': aSite(),
  '/api/common/code': { list: [] },
  '/api/main/topGames': { popular: [], wins: [] },
  '/api/member/recentGames': { list: [] },
};

const sheet = readFileSync('apps/web/src/features/lobby/lobby.module.css', 'utf8');

test('[BC-09] a slot list stands in rows of four on the desktop, and of two on a phone', async () => {
  const games = Array.from({ length: 9 }, (_, at) => aLobbyGame(String(at + 1)));
  renderApp(
    fakeCaller({
      ...nothingPlayed,
      '/api/minigame/lobby': { games },
    }),
    { path: '/member/slotgame' },
  );
  const tile = (await screen.findByText('게임 1')).closest('ul') as HTMLElement;
  expect(tile.children).toHaveLength(9);
  // The list is the grid whose columns the sheet sets: two, and four from the width of the desktop's page on.
  expect(tile.className).toBe('grid');
  const rule = /\.grid \{[^}]*grid-template-columns: repeat\((\d), minmax\(0, 1fr\)\)/g;
  expect([...sheet.matchAll(rule)].map(([, columns]) => columns)).toEqual(['2', '4']);
  expect(sheet.indexOf('repeat(4')).toBeGreaterThan(sheet.indexOf('@container (min-width: 640px)'));
});

test('a tile says what is in its pot, and new games and jackpots have a rail of their own', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const games = [
    aLobbyGame('1', { jackpotAmount: amount(5_123_456) }),
    aLobbyGame('2', { releasedOn: today }),
    ...Array.from({ length: 12 }, (_, at) => aLobbyGame(String(at + 3))),
  ];
  renderApp(fakeCaller({ ...nothingPlayed, '/api/minigame/lobby': { games } }), {
    path: '/member/slotgame',
  });
  const all = within(await screen.findByRole('region', { name: '모든 게임' }));
  expect(all.getByRole('button', { name: /^게임 1 실행.*잭팟 5,123,456$/ }).textContent).toContain(
    '5,123,456',
  );
  expect(all.getByRole('button', { name: /^게임 3 실행/ }).textContent).not.toContain('잭팟');
  expect(
    within(screen.getByRole('region', { name: /^신규/ })).getAllByRole('button', { name: /실행/ }),
  ).toHaveLength(1);
  expect(screen.getByRole('region', { name: /^지금 쌓인 잭팟/ }).textContent).toContain('5,123,456');
});
