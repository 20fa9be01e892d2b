// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MyBet } from '../../../../src/rooms/room-api.ts';
import { clearPages, draw } from '../../cabinet/testing.ts';
import { gameTranslator, translator } from '../../messages/translate.ts';
import { roomTexts } from '../messages/texts.ts';
import { aBet, aState } from '../testing.ts';
import { History } from './history.tsx';

afterEach(clearPages);

const session = { startedAtMs: 1000, nowMs: 2000, stakedAmount: 0, returnedAmount: 0, rounds: 0 };

test('bets from before this session stand apart from what was staked in it', async () => {
  const bets = [aBet({ id: 'new', roundNumber: 9, placedAtMs: 1500 }), aBet({ id: 'old', placedAtMs: 500 })];
  const api = { ask: async <T>() => bets as MyBet[] as T };
  const page = await draw(
    createElement(History, {
      api,
      state: aState({ session }),
      t: gameTranslator(roomTexts, 'ko'),
      tc: translator('ko'),
    }),
  );
  const said = page.textContent ?? '';
  const places = ['#9', '이번 접속 0판', '지난 접속', '#1'].map((text) => said.indexOf(text));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('a replay, which knows no session, has its bet alone', async () => {
  const page = await draw(
    createElement(History, {
      api: null,
      state: aState({ session, mine: [aBet()] }),
      t: gameTranslator(roomTexts, 'ko'),
      tc: translator('ko'),
    }),
  );
  expect(page.textContent).toContain('#1');
  expect(page.textContent).not.toContain('접속');
});

test('of a bet on several fields each says what it returned, those that won first', async () => {
  const line = (bet: string, returnAmount: number) => ({ bet, stakeAmount: 5_000, returnAmount });
  const lines = [line('player', 0), line('banker-pair', 60_000), line('tie', 0)];
  const bet = aBet({ lines, status: 'paid', stakeAmount: 15_000, totalAmount: 60_000 });
  const page = await draw(
    createElement(History, {
      api: null,
      state: aState({ session, mine: [bet] }),
      t: gameTranslator(roomTexts, 'ko'),
      tc: translator('ko'),
    }),
  );
  const told = [...page.querySelectorAll('.bet-lines > span')];
  expect(told.map((each) => [each.textContent, each.getAttribute('data-won')])).toEqual([
    ['뱅커 페어 · 5,000원60,000원', 'true'],
    ['플레이어 · 5,000원0원', 'false'],
    ['타이 · 5,000원0원', 'false'],
  ]);
});

test('a bet that was played is shown again in a window of its own; what is open, returned or shown alone is not', async () => {
  const replace = vi.fn();
  const target = { opener: window, location: { replace }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(target as unknown as Window);
  const bets = [
    aBet({ id: 'played', roundNumber: 7, status: 'paid', totalAmount: 0 }),
    aBet({ id: 'open', roundNumber: 8, status: 'taken', totalAmount: null }),
    aBet({ id: 'back', roundNumber: 6, status: 'returned', totalAmount: null }),
  ];
  const asked: unknown[] = [];
  const ask = async <T>(_method: string, path: string, body?: unknown) => {
    if (path === '/api/room/history') return bets as MyBet[] as T;
    asked.push([path, body]);
    return { link: 'the-link' } as T;
  };
  const drawn = (api: { ask: typeof ask } | null) =>
    draw(
      createElement(History, {
        api,
        state: aState({ session, mine: api === null ? bets : [] }),
        t: gameTranslator(roomTexts, 'ko'),
        tc: translator('ko'),
      }),
    );
  const page = await drawn({ ask });
  const buttons = [...page.querySelectorAll('button')];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['7번 판 다시 보기']);
  await act(async () => buttons[0]?.click());
  expect(asked).toEqual([['/api/room/history/replay', { betId: 'played' }]]);
  expect(replace).toHaveBeenCalledWith(`${location.pathname}?replay=the-link&lang=ko`);
  expect((await drawn(null)).querySelectorAll('button')).toHaveLength(0);
  vi.restoreAllMocks();
});
