import { amount, oddsMilli } from '@hanpan/money';
import type { LegCode } from '@hanpan/rules';
import { expect, test } from 'vitest';
import { presentWhole } from '../../report/present-bet.ts';
import { type BetRow, type LegRow, presentBet } from './present-bet.ts';

const at = new Date('2026-11-30T00:00:00Z');
const name = { ko: '팀', en: 'Team', vi: 'Đội' };
const bonus = { minOddsMilli: 1150, steps: [{ legs: 3, bonusBasisPoints: 1000 }] };
const stake = amount(10_000);

const row: BetRow = {
  id: 1,
  receipt_id: 'R1',
  status: 'BET',
  stake,
  total_odds_milli: 9000,
  possible_win: amount(99_000),
  bonus,
  consent: 'review',
  house_rules: 1,
  wait: null,
  refusal: null,
  win_amount: null,
  placed_at: at,
  settled_at: null,
  settlements: 0,
  cashed_out_at: null,
};

const leg = (eventId: number, odds: number, result: LegCode | null): LegRow => ({
  event_id: eventId,
  home: name,
  away: name,
  starts_at: at,
  kind: 'WDL',
  scope: 'match',
  line_quarters: null,
  pick: 'home',
  odds_milli: oddsMilli(odds),
  phase: 'prematch',
  home_score: 0,
  away_score: 0,
  announcement: null,
  result,
});
const legs = (result: LegCode | null) => [leg(1, 2000, null), leg(2, 1500, 'win'), leg(3, 3000, result)];

test('what a combination can still return is told without a leg that was given back, and with the bonus that is left', () => {
  expect(presentBet(row, legs(null))).toMatchObject({ possibleWin: 99_000, bonusBasisPoints: 1000 });
  expect(presentBet(row, legs('void'))).toMatchObject({ possibleWin: 30_000, bonusBasisPoints: 0 });
});

test('of a bet that is over, what was possible is told as it was when it was placed', () => {
  const settled: BetRow = { ...row, status: 'PASS', win_amount: amount(30_000), settled_at: at };
  expect(presentBet(settled, legs('void'))).toMatchObject({ possibleWin: 99_000, bonusBasisPoints: 1000 });
});

test('the history of all games says the same of it', () => {
  const whole = (results: readonly LegRow[]) =>
    presentWhole({
      id: 1,
      family: 'sports',
      game_type: 'sports',
      vendor: null,
      game: name,
      reference: 'R1',
      started_at: at,
      settled_at: null,
      status: 'BET',
      stake,
      returned: amount(0),
      win: amount(0),
      odds_milli: 9000,
      possible: row.possible_win,
      refusal: null,
      bonus,
      results: results.map((each) => ({
        key: each.event_id,
        league: null,
        home: each.home,
        away: each.away,
        startsAt: each.starts_at.toISOString(),
        kind: each.kind,
        scope: each.scope,
        lineQuarters: null,
        pick: each.pick,
        oddsMilli: each.odds_milli,
        homeScore: null,
        awayScore: null,
        result: each.result,
      })),
    }).possibleCash;
  expect([whole(legs(null)), whole(legs('void'))]).toEqual([99_000, 30_000]);
});
