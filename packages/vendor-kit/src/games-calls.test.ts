import { describe, expect, test } from 'vitest';
import { type GameListEntry, gameListEntry } from './games-calls.ts';

const baccarat: GameListEntry = {
  game_code: 'cheongsa-baccarat',
  name: 'Cheongsa Baccarat',
  names: { ko: '청사 바카라', en: 'Cheongsa Baccarat', vi: 'Baccarat Cheongsa' },
  category: 'Live Casino',
  product: '1',
  platforms: ['GPL_DESKTOP'],
  url_thumb: 'https://vendor.test/baccarat.svg',
  rtp_basis_points: 9_894,
  freebet_support: false,
  demo_game_support: true,
  enabled: true,
};

const takes = (more: object) => gameListEntry.safeParse({ ...baccarat, ...more }).success;

describe('a game of a list', () => {
  test('may say what a bet stakes at least and at most, and what its worst bet returns', () => {
    const whole = {
      ...baccarat,
      rtp_lowest_basis_points: 8_564,
      smallest_stake_amount: 1_000,
      largest_stake_amount: 2_000_000,
    };
    expect(gameListEntry.parse(whole)).toEqual(whole);
  });

  test('needs say none of it, and may say one of two', () => {
    expect(gameListEntry.parse(baccarat)).toEqual(baccarat);
    expect(takes({ smallest_stake_amount: null, largest_stake_amount: null })).toBe(true);
    expect(takes({ smallest_stake_amount: 1_000 })).toBe(true);
    expect(takes({ largest_stake_amount: 2_000_000, rtp_lowest_basis_points: null })).toBe(true);
  });

  test.each([0, -500, 0.5, '1000', Number.MAX_SAFE_INTEGER + 1])('says no stake of %s', (stake) => {
    expect(takes({ smallest_stake_amount: stake })).toBe(false);
    expect(takes({ largest_stake_amount: stake })).toBe(false);
  });
});
