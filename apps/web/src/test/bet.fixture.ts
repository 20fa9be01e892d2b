import type { Bet } from '@hanpan/contract';
import { amount } from '@hanpan/money';

type Leg = Bet['legs'][number];

const name = (text: string) => ({ ko: text, en: text, vi: text });

export function makeLeg(change: Partial<Leg> = {}): Leg {
  return {
    eventId: 1,
    home: name('울산'),
    away: name('서울'),
    startsAt: '2026-01-01T12:00:00Z',
    kind: 'WDL',
    scope: 'match',
    announcement: null,
    lineQuarters: null,
    pick: 'home',
    odds: 2.05,
    homeScore: null,
    awayScore: null,
    result: null,
    atRefusal: null,
    ...change,
  };
}

/** A single at 2.05 that has just been accepted. */
export function makeBet(change: Partial<Bet> = {}): Bet {
  return {
    betIdx: 1,
    receiptId: 'B-260101-0001',
    status: 'BET',
    stake: amount(50_000),
    totalOdds: 2.05,
    possibleWin: amount(102_500),
    bonusBasisPoints: 0,
    oddsPolicy: 'review',
    houseRules: 1,
    wait: null,
    refusal: null,
    winCash: null,
    placedAt: '2026-01-01T10:00:00Z',
    settledAt: null,
    settlements: 0,
    cashedOutAt: null,
    legs: [makeLeg()],
    ...change,
  };
}
