// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearPages, draw } from '../../cabinet/testing.ts';
import { gameTranslator, translator } from '../../messages/translate.ts';
import { roomTexts } from '../messages/texts.ts';
import type { RoomNotice, RoomView } from '../room-view.ts';
import { Told } from './told.tsx';

afterEach(async () => {
  vi.useRealTimers();
  await clearPages();
});

async function dismissedAfter(told: RoomNotice, ms: number): Promise<number> {
  vi.useFakeTimers();
  const onDismiss = vi.fn();
  const view = {
    told,
    toldBetId: 'bet-1',
    toldBets: [],
    toldAmount: 0,
    depositUrl: null,
  } as unknown as RoomView;
  const [t, tc] = [gameTranslator(roomTexts, 'ko'), translator('ko')];
  const page = await draw(createElement(Told, { view, betName: String, t, tc, onDismiss }));
  expect(page.querySelectorAll('[role="alert"]')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(ms));
  return onDismiss.mock.calls.length;
}

test.each(['round-closed', 'too-soon', 'above-bet-limit'] as const)(
  'what is of no consequence goes by itself after three seconds: %s',
  async (told) => {
    expect(await dismissedAfter(told, 2900)).toBe(0);
    await clearPages();
    expect(await dismissedAfter(told, 3000)).toBe(1);
  },
);

test.each(['too-late', 'unresolved', 'not-enough-money'] as const)(
  'what is about money stays until it is pressed away: %s',
  async (told) => expect(await dismissedAfter(told, 60_000)).toBe(0),
);

test.each(['session-ended', 'game-closed'])(
  'where nothing more can be bet the lobby is next: %s',
  async (told) => {
    const view = { told, toldBets: [], lobbyUrl: '/lobby' } as unknown as RoomView;
    const [t, tc] = [gameTranslator(roomTexts, 'ko'), translator('ko')];
    const page = await draw(
      createElement(Told, { view, betName: String, t, tc, onDismiss: () => undefined }),
    );
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/lobby');
  },
);
