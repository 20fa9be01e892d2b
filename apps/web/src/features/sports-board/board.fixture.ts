import type { SportEvent } from '@hanpan/contract';
import type { Board, Market } from './model.ts';

const words = (text: string) => ({ ko: text, en: text, vi: text });

export function makeMarket(change: Partial<Market> = {}): Market {
  return {
    marketId: 11,
    kind: 'WDL',
    lineQuarters: null,
    isMain: true,
    status: 'open',
    reason: null,
    selections: [
      { selectionId: 113, pick: 'away', odds: 3.75 },
      { selectionId: 111, pick: 'home', odds: 2.05 },
      { selectionId: 112, pick: 'draw', odds: 3.4 },
    ],
    ...change,
  };
}

export function makeEvent(change: Partial<SportEvent> = {}): SportEvent {
  return {
    eventId: 1,
    leagueId: 1,
    startsAt: '2026-01-01T12:00:00Z',
    phase: 'prematch',
    minute: 0,
    home: words('울산'),
    away: words('서울'),
    homeScore: 0,
    awayScore: 0,
    version: 1,
    markets: [makeMarket()],
    ...change,
  };
}

export function makeBoard(change: Partial<Board> = {}): Board {
  return {
    leagues: [{ leagueId: 1, sport: 'soccer', name: words('K리그1'), country: words('대한민국') }],
    events: [makeEvent()],
    feedAt: '2026-01-01T10:00:00Z',
    sports: [{ sport: 'soccer', live: 0, soon: 1, nextAt: '2026-01-01T12:00:00Z' }],
    ...change,
  };
}
