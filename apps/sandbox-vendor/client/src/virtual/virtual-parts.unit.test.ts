// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { limitsOf } from '../../../src/rooms/limits.ts';
import { roomAsGame } from '../../../src/rooms/room-view.ts';
import { clearPages, draw } from '../cabinet/testing.ts';
import { marketOf as arenaMarketOf } from '../games/arena-cup/market.tsx';
import { marketOf as cupMarketOf } from '../games/lantern-cup/market.tsx';
import { betName } from '../games/night-derby/bet-name.ts';
import { marketOf as derbyMarketOf, Market } from '../games/night-derby/market.tsx';
import { translator } from '../messages/translate.ts';
import { aBet, aRound, aState } from '../rooms/testing.ts';
import { Limits } from './limits.tsx';
import { Side } from './side.tsx';
import { openMarket, roomCalled } from './testing.ts';

afterEach(clearPages);

describe('the buttons of a race', () => {
  const { game } = roomCalled('night-derby');
  const card = game.card?.(null) ?? {};
  const props = { ...openMarket(), card };

  test.each(['ko', 'en', 'vi'] as const)('each say which horse they are of, in %s', async (lang) => {
    const page = await draw(createElement(Market, { ...props, lang }));
    const names = [...page.querySelectorAll('.odds[aria-label]')].map((button) => {
      const name = button.getAttribute('aria-label') ?? '';
      expect(name).toContain(button.querySelector('small')?.textContent);
      return name;
    });
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names.map((name) => name.replace(/ [\d.,]+$/, ''))).size).toBe(names.length);
  });
});

test('the odds that won are marked, with what they returned in place of what was staked', async () => {
  const { game } = roomCalled('night-derby');
  const card = game.card?.(null) ?? {};
  const page = await draw(
    createElement(Market, {
      state: aState(),
      card,
      own: { 'win-1': 5000, 'win-2': 5000 },
      laid: {},
      won: new Set(['win-2', 'place-2']),
      returned: { 'win-1': 0, 'win-2': 22_500 },
      open: false,
      onLay: () => undefined,
      lang: 'en',
    }),
  );
  const marked = [...page.querySelectorAll('.odds[data-won="true"]')];
  expect(marked.map((each) => each.getAttribute('data-testid'))).toEqual(['bet-win-2', 'bet-place-2']);
  expect(marked.map((each) => each.querySelector('em')?.textContent)).toEqual(['22,500', undefined]);
  expect(page.querySelector('[data-testid="bet-win-1"] em')?.textContent).toBe('5K');
});

describe('the limits', () => {
  test.each([
    ['night-derby', derbyMarketOf],
    ['lantern-cup', cupMarketOf],
    ['arena-cup', arenaMarketOf],
  ] as const)('[GAM-1] of every kind of bet of %s stand beside its rules', (rules, marketOf) => {
    const room = roomCalled(rules);
    const limits = Object.fromEntries(limitsOf(room, null));
    const { info } = roomAsGame(room);
    const html = renderToStaticMarkup(
      createElement(Limits, { round: aRound({ limits }), info, parts: { marketOf }, lang: 'en' }),
    );
    for (const [bet, limit] of Object.entries(limits)) {
      expect(html).toContain(`<td>${marketOf(bet, 'en')}</td>`);
      const most = Math.max(
        ...Object.entries(limits)
          .filter(([other]) => marketOf(other, 'en') === marketOf(bet, 'en'))
          .map(([, each]) => each),
      );
      expect(limit).toBeLessThanOrEqual(most);
      expect(html).toContain(`${most.toLocaleString('en')} won</td>`);
    }
    expect(html).toContain(`${info.limits.roundAmount.toLocaleString('en')} won`);
  });
});

describe('beside a race that is looked at again', () => {
  const parts = { betName: (bet: string) => bet, pastText: () => 'past' } as never;
  const tc = translator('en');

  test('stands the bet, and nothing about rounds that it does not know', async () => {
    const state = aState({ mine: [aBet({ status: 'paid', totalAmount: 0 })] });
    const page = await draw(createElement(Side, { api: null, state, parts, lang: 'en', tc }));
    expect(page.textContent).toContain('player · 10,000 won');
    expect(page.textContent).not.toContain('Results');
  });

  test('of a running race stand the bets of this round before the earlier ones have been read', async () => {
    const ask = vi.fn(() => new Promise<never>(() => undefined));
    const state = aState({ mine: [aBet()] });
    const page = await draw(createElement(Side, { api: { ask }, state, parts, lang: 'en', tc }));
    expect(page.textContent).toContain('player · 10,000 won');
    expect(ask).toHaveBeenCalledOnce();
    await clearPages();
    const without = await draw(createElement(Side, { api: { ask }, state: aState(), parts, lang: 'en', tc }));
    expect(without.textContent).not.toContain('No bets yet');
  });
});

test.each([
  ['ko', '단승 7번 · 5,000원', '복승 3–7번 · 5,000원'],
  ['en', 'Win no. 7 · 5,000 won', 'Quinella no. 3–7 · 5,000 won'],
  ['vi', 'Nhất số 7 · 5.000 won', 'Đôi số 3–7 · 5.000 won'],
] as const)('the number of a horse is not next to that of its stake, in %s', async (lang, win, quinella) => {
  const parts = { betName, pastText: () => '' } as never;
  const lines = ['win-7', 'quinella-3-7'].map((bet) => ({ bet, stakeAmount: 5000, returnAmount: null }));
  const state = aState({ mine: [aBet({ lines, stakeAmount: 10_000 })] });
  const page = await draw(createElement(Side, { api: null, state, parts, lang, tc: translator(lang) }));
  const told = [...page.querySelectorAll('.virtual-bets li > span:first-child > span')];
  expect(told.map((line) => line.textContent)).toEqual([win, quinella]);
});
