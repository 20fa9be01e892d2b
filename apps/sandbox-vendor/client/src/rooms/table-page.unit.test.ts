// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MyBet, RoomState } from '../../../src/rooms/room-api.ts';
import type { PlayApi } from '../api.ts';
import { clearPages, draw } from '../cabinet/testing.ts';
import type { SynthSound } from '../sound.ts';
import { shownBaccarat } from './shown/baccarat.tsx';
import { TablePage } from './table-page.tsx';
import { aBet, apiSaying, aReplay, aRound, aState, opened } from './testing.ts';

afterEach(async () => {
  vi.useRealTimers();
  await clearPages();
});

const sound = { press: vi.fn(), win: vi.fn(), reelStop: vi.fn(), enabled: false } as unknown as SynthSound;
const cards = { player: [0, 1], banker: [2, 3] };

const drawnAgo = (agoMs: number, change: Partial<RoomState>) =>
  aState({ round: aRound({ state: 'drawn', outcome: cards, drawnAtMs: Date.now() - agoMs }), ...change });

const table = (api: Partial<PlayApi>, as = opened) =>
  draw(createElement(TablePage, { api: api as PlayApi, sound, opened: as, shown: shownBaccarat }));

const rowsOf = (page: HTMLElement) =>
  [...page.querySelectorAll('.my-bets li')].map((row) => [
    row.querySelector('[data-tone]')?.getAttribute('data-tone'),
    row.textContent?.includes('20,000'),
  ]);

const won: MyBet = aBet({ status: 'settling', totalAmount: 20_000 });
const late: MyBet = aBet({ id: 'bet-2', status: 'returned', reason: 'too-late' });

test('the list of own bets does not know the result before the cards have shown it, and knows what came too late', async () => {
  const before = await table(apiSaying(drawnAgo(0, { mine: [won, late] })));
  expect(rowsOf(before)).toEqual([
    ['returned', false],
    ['taken', false],
  ]);
  await clearPages();
  const after = await table(apiSaying(drawnAgo(60_000, { mine: [won, late] })));
  expect(rowsOf(after)).toEqual([
    ['returned', false],
    ['won', true],
  ]);
});

test('[REC-1] a table that is looked at again says so, with the money before and after, and asks nothing of a session', async () => {
  const api = { ask: vi.fn(), listen: vi.fn() };
  vi.useFakeTimers();
  const page = await table(api, aReplay({ ...won, status: 'paid' }, cards));
  const told = (...ids: string[]) =>
    ids.map((id) => page.querySelector(`[data-testid="${id}"]`)?.textContent);
  expect(page.querySelector('.room-replay')?.textContent).toBe('Replay of a past round');
  // What it came to is told when the cards have shown it, here as well.
  expect(told('balance-before', 'staked', 'balance', 'net')).toEqual(['100,000 won', '10,000 won', '–', '–']);
  expect(rowsOf(page)).toEqual([['taken', false]]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(told('balance-before', 'balance', 'net')).toEqual(['100,000 won', '110,000 won', '+10,000 won']);
  expect(rowsOf(page)).toEqual([['won', true]]);
  expect(api.ask).not.toHaveBeenCalled();
});
