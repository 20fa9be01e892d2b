// @vitest-environment happy-dom
import { createElement, type FC } from 'react';
import { afterEach, expect, test } from 'vitest';
import { dragonPearl } from '../../../src/games/dragon-pearl/math.ts';
import type { ReelInfo } from '../../../src/games/slot-api.ts';
import { slotGame } from '../../../src/games/slot-game.ts';
import type { ActualReturn } from '../../../src/play/play-api.ts';
import type { PlayApi } from '../api.ts';
import { texts } from '../games/dragon-pearl/messages.ts';
import { translator } from '../messages/translate.ts';
import { reelInfoPages } from '../slot/reel-info.tsx';
import type { InfoProps } from './info-props.ts';
import { InfoReturns } from './info-returns.tsx';
import { clearPages, draw } from './testing.ts';

afterEach(clearPages);

const { info: game } = slotGame(dragonPearl, {
  code: 'dragon-pearl',
  product: 'cheongsa',
  name: { ko: '청룡 여의주', en: 'Blue Dragon Pearl', vi: 'Thanh long minh châu' },
  theme: 'celadon',
  symbols: ['dragon', 'turtle', 'crane', 'koi', 'geon', 'gon', 'gam', 'ri'],
  wild: 'pearl',
  special: 'moon',
});
const sinceMs = Date.UTC(2026, 0, 5, 12);

/** What the page of a game with jackpots says of its return, after it was played so much. */
async function saidAfter(actual: ActualReturn): Promise<string> {
  const props = {
    view: { lang: 'en', stakeAmount: 1000 },
    game,
    t: translator('en'),
    api: { actualReturn: async () => actual } as PlayApi,
  } as InfoProps<ReelInfo>;
  const { Derivation } = reelInfoPages(texts);
  const derivation = createElement(Derivation, props);
  const page = await draw(createElement(InfoReturns as FC<InfoProps>, props, derivation));
  return page.textContent ?? '';
}

test('[GAM-4] a game says its return, how it is derived, the share of the jackpots, and what it returned in how many rounds since when', async () => {
  const said = await saidAfter({ rounds: 1234, stakedAmount: 2_000_000, returnedAmount: 1_850_000, sinceMs });
  expect(said).toMatch(/Theoretical return \d\d\.\d\d%/);
  expect(said).toContain(texts.en.how);
  expect(said).toMatch(/Jackpots \d+\.\d\d%/);
  expect(said).toContain('Actual return 92.50% (1,234 rounds since Jan 5, 2026)');
});

test('[GAM-4] after so few rounds that they are chance, a game says how many there have been and no figure', async () => {
  const said = await saidAfter({ rounds: 999, stakedAmount: 999_000, returnedAmount: 591_000, sinceMs });
  expect(said).toContain('shown from 1,000 rounds on; there have been 999 so far');
  expect(said).not.toMatch(/Actual return \d/);
});

test.each([
  ['no round', { rounds: 0, sinceMs: null }],
  ['rounds alone whose stakes were given back', { rounds: 3, sinceMs }],
])('[GAM-4] after %s there is no actual return', async (_, played) => {
  const said = await saidAfter({ ...played, stakedAmount: 0, returnedAmount: 0 });
  expect(said).toContain('there is no actual return');
  expect(said).not.toMatch(/NaN|Actual return/);
});
