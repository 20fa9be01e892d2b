import type { SportEvent } from '@hanpan/contract';
import type { EventDetail } from '../../app/watched-events.ts';
import type { Board, Market } from './model.ts';

const words = (text: string) => ({ ko: text, en: text, vi: text });

export function makeMarket(change: Partial<Market> = {}): Market {
  return {
    marketId: 11,
    kind: 'WDL',
    scope: 'match',
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
    sport: 'soccer',
    period: 0,
    clockSeconds: null,
    periodSeconds: null,
    server: null,
    detail: {},
    scores: [],
    momentum: null,
    provenance: null,
    pricedAt: '2026-01-01T10:00:00Z',
    home: words('울산'),
    away: words('서울'),
    homeScore: 0,
    awayScore: 0,
    version: 1,
    furtherMarkets: 0,
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

/** A match with all its markets and nothing that has happened in it. */
export function makeDetail(event: SportEvent, change: Partial<EventDetail> = {}): EventDetail {
  return {
    league: { leagueId: 1, sport: event.sport, name: words('K리그1'), country: words('대한민국') },
    event,
    feedAt: '2026-01-01T10:00:00Z',
    incidents: [],
    course: [],
    counts: [],
    drawnScore: null,
    correction: null,
    ...change,
  };
}
