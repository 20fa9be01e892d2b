import type { DataOf, TradingDetail, TradingEvent } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { fakeServer, nowMs, pageOne } from './console-world.tsx';

export const name = (ko: string) => ({ ko, en: ko, vi: ko });
export const at = (seconds: number) => new Date(nowMs + seconds * 1_000).toISOString();

export function eventOf(part: Partial<TradingEvent> = {}): TradingEvent {
  return {
    eventId: 7,
    sport: 'soccer',
    leagueId: 3,
    league: name('K리그1'),
    home: name('울산'),
    away: name('서울'),
    startsAt: at(-4_000),
    state: 'live',
    phase: 'playing',
    period: 2,
    clockSeconds: 1_320,
    periodSeconds: null,
    homeScore: 1,
    awayScore: 1,
    feed: 'season',
    feedAt: at(-1),
    pricedAt: at(-2),
    marketCount: 12,
    suspendedCount: 0,
    reason: null,
    heldCount: 0,
    isShifted: false,
    betCount: 4,
    stakeAmount: amount(200_000),
    liabilityAmount: amount(900_000),
    limitAmount: amount(1_000_000),
    reviewCount: 0,
    ...part,
  };
}

export const listing = (...list: TradingEvent[]): DataOf<'/api/console/sports/events'> => ({
  list,
  pageInfo: pageOne(list.length),
  mayMove: true,
  counts: { now: list.length, live: 1, soon: 0, hot: 1, held: 0, waiting: 0, ended: 0 },
  leagues: [{ leagueId: 3, sport: 'soccer', name: name('K리그1') }],
  totals: {
    betCount: 4,
    stakeAmount: amount(200_000),
    liabilityAmount: amount(900_000),
    combinations: { betCount: 1, stakeAmount: amount(20_000), liabilityAmount: amount(300_000) },
  },
  reviewCount: 2,
});

export const detailOf = (part: Partial<TradingDetail> = {}): TradingDetail => ({
  event: eventOf(),
  mayMove: true,
  followsFeed: false,
  scopes: [
    {
      scope: 'match',
      score: { scope: 'match', home: 1, away: 1, isFinal: false },
      betCount: 4,
      stakeAmount: amount(200_000),
      liabilityAmount: amount(900_000),
      markets: [
        {
          marketId: 70,
          kind: 'WDL',
          scope: 'match',
          lineQuarters: null,
          isMain: true,
          status: 'open',
          reason: null,
          marginBasisPoints: 612,
          selections: [
            {
              selectionId: 701,
              pick: 'home',
              odds: 3.3,
              fairProbability: 0.285,
              isHeld: false,
              betCount: 4,
              stakeAmount: amount(200_000),
              payoutAmount: amount(660_000),
              shift: 0,
              result: null,
            },
          ],
        },
      ],
    },
  ],
  holds: [],
  voids: [],
  shift: { lead: 0, total: 0 },
  limits: {
    share: 10_000,
    sportShare: 8_000,
    timeShare: 5_000,
    selectionAmount: amount(500_000),
    marketAmount: amount(750_000),
    eventAmount: amount(1_000_000),
    memberEventAmount: amount(100_000),
  },
  actions: [],
  ...part,
});

const feeds = (): DataOf<'/api/console/sports/feeds'> => ({
  list: [
    {
      feed: 'season',
      producer: '',
      state: 'up',
      reason: null,
      heardAt: at(-1),
      heardAgeSeconds: 1,
      eventCount: 9,
      suspendedCount: 0,
      creditsLeft: null,
      creditsRenewAt: null,
      refusedCount: 0,
    },
    {
      feed: 'uof',
      producer: 'LO',
      state: 'down',
      reason: 'silent',
      heardAt: at(-40),
      heardAgeSeconds: 40,
      eventCount: 2,
      suspendedCount: 41,
      creditsLeft: null,
      creditsRenewAt: null,
      refusedCount: 3,
    },
  ],
  refusals: [],
});

export function desk(more: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    '/api/console/sports/events': () => listing(eventOf()),
    '/api/console/sports/event': () => detailOf(),
    '/api/console/sports/feeds': feeds,
    '/api/console/sports/bigBets': () => ({ list: [], pageInfo: pageOne(0), openCount: 0 }),
    ...more,
  });
}
