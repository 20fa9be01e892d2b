import { expect, test } from 'vitest';
import {
  decidedTone,
  isWonLine,
  newestFirst,
  returnedByBet,
  returnedOf,
  toneOf,
  untold,
} from './own-bets.ts';
import { aBet, aState } from './testing.ts';

test('the bets of the running round stand before those of rounds that are over, each once', () => {
  const bet = (id: string, change = {}) => aBet({ id, ...change });
  const mine = [bet('3'), bet('4'), bet('5', { status: 'refused' })];
  const shown = newestFirst(mine, [bet('4'), bet('2'), bet('1')]);
  expect(shown.map(({ id }) => id)).toEqual(['4', '3', '2', '1']);
});

test('before a round is shown, what was decided is told as taken, and what did not play as it is', () => {
  const mine = [
    aBet({ status: 'settling', totalAmount: 20_000 }),
    aBet({ status: 'paid', totalAmount: 0 }),
    aBet({ status: 'returned', reason: 'too-late' }),
    aBet({ status: 'pending' }),
  ];
  const told = untold(aState({ mine })).mine;
  expect(told.map(toneOf)).toEqual(['taken', 'taken', 'returned', 'pending']);
  expect(told.map(returnedOf)).toEqual([null, null, 10_000, null]);
});

test('what a bet returned is not known while it is open, and the stake where it did not play', () => {
  expect(returnedOf(aBet({ status: 'taken', totalAmount: null }))).toBeNull();
  expect(returnedOf(aBet({ status: 'returned', totalAmount: null, stakeAmount: 10_000 }))).toBe(10_000);
  expect(returnedOf(aBet({ status: 'paid', totalAmount: 0 }))).toBe(0);
});

test('a stake is called returned where all of it came back, and not where a bet got less or as much by chance', () => {
  const lines = (...returns: number[]) =>
    returns.map((returnAmount) => ({ bet: 'player', stakeAmount: 10_000, returnAmount }));
  const paid = (totalAmount: number, stakeAmount: number, ...returns: number[]) =>
    aBet({ status: 'paid', stakeAmount, totalAmount, lines: lines(...returns) });
  expect(toneOf(paid(19_500, 20_000, 19_500, 0))).toBe('back');
  expect(toneOf(paid(20_000, 20_000, 20_000, 0))).toBe('back');
  expect(toneOf(paid(5_000, 10_000, 5_000))).toBe('back');
  expect(toneOf(paid(10_000, 10_000, 10_000))).toBe('returned');
  expect(decidedTone([paid(20_000, 10_000, 20_000), paid(0, 10_000, 0)])).toBe('back');
  expect(decidedTone([paid(20_000, 10_000, 20_000), paid(10_000, 10_000, 10_000)])).toBe('won');
});

test('what each bet of several returned is known by itself, over all that was staked on it', () => {
  const line = (bet: string, returnAmount: number | null) => ({ bet, stakeAmount: 10_000, returnAmount });
  const bets = [
    aBet({ lines: [line('player', 0), line('banker', 19_500)] }),
    aBet({ lines: [line('banker', 19_500)] }),
  ];
  expect(returnedByBet([...bets, aBet()])).toEqual({ player: 0, banker: 39_000 });
  expect([line('tie', 10_000), line('tie', 10_001), line('tie', null)].map(isWonLine)).toEqual([
    false,
    true,
    false,
  ]);
});
