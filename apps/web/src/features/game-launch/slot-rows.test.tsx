import { readFileSync } from 'node:fs';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeCaller } from '../../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../../test/fixtures.ts';
import { renderApp, setWidth } from '../../test/render-app.tsx';

beforeEach(() => setWidth(1440));
afterEach(cleanup);

const sheet = readFileSync('apps/web/src/features/game-launch/slot-lobby.module.css', 'utf8');

function aGame(at: number) {
  const names = { ko: `게임 ${at}`, en: `Game ${at}`, vi: `Trò ${at}` };
  return {
    key: `game-${at}`,
    image: '',
    names,
    vendorName: { ko: '청사게임즈', en: 'Cheongsa Games', vi: 'Cheongsa Games' },
    returnToPlayerPercent: '96.50',
  };
}

test('[BC-09] a slot list stands in rows of four on the desktop, and of two on a phone', async () => {
  const games = Array.from({ length: 9 }, (_, at) => aGame(at + 1));
  renderApp(
    fakeCaller({
      '/api/member/info': aSession(),
      '/api/wallet/balance': aBalance(1000, 6),
      '/api/etc/siteOption': aSite(),
      '/api/common/code': { list: [] },
      '/api/minigame/getSlotList': { games },
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
