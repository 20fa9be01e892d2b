import type { GameListEntry } from '@hanpan/vendor-kit';
import { expect, test } from 'vitest';
import { gamesOffered } from './games-offered.ts';

const listed: GameListEntry = {
  game_code: 'baccarat',
  name: 'Baccarat',
  names: { ko: '바카라', en: 'Baccarat', vi: 'Baccarat' },
  category: 'Live Casino',
  product: '1',
  platforms: ['GPL_DESKTOP'],
  url_thumb: 'https://vendor.test/baccarat.svg',
  rtp_basis_points: 9_894,
  freebet_support: false,
  demo_game_support: true,
  enabled: true,
};

function offered(more: Partial<GameListEntry>) {
  const [game] = gamesOffered([{ ...listed, ...more }], { opensDemos: true });
  if (!game) throw new Error('a game that is on is offered');
  const { returnToPlayerPercent: best, lowestReturnPercent: lowest, smallestStake, largestStake } = game;
  return { best, lowest, stakes: [smallestStake, largestStake] };
}

test('a game is offered with what a bet stakes, and what its worst bet returns beside the best', () => {
  const more = {
    rtp_lowest_basis_points: 8_564,
    smallest_stake_amount: 1_000,
    largest_stake_amount: 2_000_000,
  };
  expect(offered(more)).toEqual({ best: '98.94', lowest: '85.64', stakes: [1_000, 2_000_000] });
});

test('what a vendor does not say is not there', () => {
  expect(offered({})).toEqual({ best: '98.94', lowest: null, stakes: [null, null] });
  expect(offered({ smallest_stake_amount: 500 }).stakes).toEqual([500, null]);
  expect(offered({ smallest_stake_amount: null, largest_stake_amount: 900 }).stakes).toEqual([null, 900]);
  expect(offered({ smallest_stake_amount: 900, largest_stake_amount: 900 }).stakes).toEqual([900, 900]);
});

test('what cannot be true is left out, and the game is offered all the same', () => {
  for (const lowest of [9_894, 9_900]) expect(offered({ rtp_lowest_basis_points: lowest }).lowest).toBeNull();
  const crossed = { smallest_stake_amount: 2_000, largest_stake_amount: 1_000 };
  expect(offered(crossed).stakes).toEqual([null, null]);
});
