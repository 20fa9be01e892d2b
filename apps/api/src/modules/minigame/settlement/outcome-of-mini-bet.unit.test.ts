import type { MiniGame } from '@hanpan/contract';
import { amount, oddsMilli } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { outcomeOfMini } from './outcome-of-mini-bet.ts';
import type { DecidedBet } from './settle-store.ts';

const at = new Date('2026-11-20T10:00:00Z');

/** 1,001 at 1.95: of 1,951.95 the part of a won is not paid. */
function betOn(game: MiniGame, market: string, pick: string, change: Partial<DecidedBet> = {}): DecidedBet {
  return {
    id: 1,
    site_id: 1,
    member_id: 1,
    receipt_id: 'M-261120-000001',
    game,
    day: '2026-11-20',
    round: 1,
    series: 'powerball.1',
    draw: 1,
    announcement: 'a'.repeat(64),
    market,
    pick,
    line: null,
    odds_milli: oddsMilli(1950),
    stake: amount(1_001),
    possible_win: amount(1_951),
    status: 'BET',
    win_amount: null,
    result: null,
    placed_at: at,
    draws_at: at,
    settled_at: null,
    numbers: null,
    powerball: null,
    has_both_sides: false,
    ...change,
  };
}

/** In drawing order: the first ball decides the ladder, and the sum is 73. */
const fives = { numbers: [22, 18, 14, 11, 8], powerball: 5 };
/** The lowest 22 numbers, whose sum is 253, drawn 22 first. */
const lowest = { numbers: [22, ...Array.from({ length: 21 }, (_, index) => index + 1)], powerball: null };

const won = { status: 'PASS', winAmount: 1_951 };
const lost = { status: 'FAIL', winAmount: 0 };

describe('what a bet comes to', () => {
  test.each<[MiniGame, string, string, typeof won, string, Partial<DecidedBet>]>([
    ['powerball', 'pb_under_over', 'over', won, 'over', fives],
    ['powerball', 'pb_under_over', 'under', lost, 'over', fives],
    ['powerball', 'pb_number', '5', won, '5', fives],
    ['powerball', 'sum_under_over', 'over', won, 'over', fives],
    ['powerball', 'sum_section', 'D', lost, 'E', fives],
    ['powerladder', 'ladder_result', 'RIGHT4EVEN', won, 'RIGHT4EVEN', fives],
    ['powerladder', 'ladder_start', 'left', lost, 'right', fives],
    ['speedkino', 'sum_odd_even', 'odd', won, 'odd', lowest],
    ['speedkino', 'sum_under_over', 'over', lost, 'under', { ...lowest, line: 780 }],
    ['kinoladder', 'ladder_rungs', '3', won, '3', { ...lowest, line: 35 }],
  ])('%s %s %s: it is %j, and the result is %s', (game, market, pick, expected, result, change) => {
    const { settled, returned, win, counted, eligible } = outcomeOfMini(betOn(game, market, pick, change));
    expect(settled).toEqual({ id: 1, ...expected, result });
    expect({ returned, win, counted, eligible }).toEqual({
      returned: 0,
      win: expected.winAmount,
      counted: 1_001,
      eligible: 1_001,
    });
  });

  test('on both sides of a market it counts for no turnover, and is paid all the same', () => {
    const bet = betOn('powerball', 'pb_under_over', 'over', { ...fives, has_both_sides: true });
    expect(outcomeOfMini(bet)).toMatchObject({ settled: won, counted: 1_001, eligible: 0 });
  });
});

describe('the line of a bet is the one that stood when it was taken', () => {
  test.each([
    [252, 'over'],
    [253, 'under'],
    [254, 'under'],
  ])(
    '[GAM-6] of a keno sum of 253 a bet taken with %d as the highest under is settled as %s',
    (line, result) => {
      const bet = betOn('speedkino', 'sum_under_over', result, { ...lowest, line });
      expect(outcomeOfMini(bet).settled).toEqual({ id: 1, ...won, result });
    },
  );

  test.each([
    [21, '4', 'even'],
    [22, '3', 'odd'],
    [23, '3', 'odd'],
  ])(
    'of first number 22 a bet taken with three rungs up to %d has %s rungs and ends %s',
    (line, rungs, end) => {
      const change = { ...lowest, line };
      expect(outcomeOfMini(betOn('kinoladder', 'ladder_rungs', rungs, change)).settled).toMatchObject(won);
      expect(outcomeOfMini(betOn('kinoladder', 'ladder_end', end, change)).settled).toMatchObject(won);
    },
  );
});

describe('a round whose draw is void', () => {
  test.each<[MiniGame, string, string, number | null]>([
    ['powerball', 'pb_combo', 'odd_over', null],
    ['powerball', 'sum_size', 'small', null],
    ['powerladder', 'ladder_end', 'even', null],
    ['speedkino', 'sum_under_over', 'under', 780],
    ['kinoladder', 'ladder_result', 'LEFT3EVEN', 35],
  ])('gives the stake on %s %s %s back to the won, and it is neither a win nor turnover', (...row) => {
    const [game, market, pick, line] = row;
    const { settled, ...figures } = outcomeOfMini(betOn(game, market, pick, { line }));
    expect(settled).toEqual({ id: 1, status: 'CANCEL', winAmount: 1_001, result: null });
    expect(figures).toMatchObject({ returned: 1_001, win: 0, counted: 0, eligible: 0 });
  });
});

describe('a bet that cannot be settled stands aside', () => {
  test.each<[string, DecidedBet]>([
    ['a market that its game does not have', betOn('speedkino', 'pb_combo', 'odd_over', lowest)],
    ['a selection that its market does not have', betOn('powerball', 'pb_number', '10', fives)],
    ['the same of a void round', betOn('powerball', 'pb_number', '10')],
    ['a draw without its powerball', betOn('powerball', 'pb_number', '5', { ...fives, powerball: null })],
  ])('%s', (_, bet) => {
    expect(() => outcomeOfMini(bet)).toThrow();
  });
});
