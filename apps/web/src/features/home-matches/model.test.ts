import type { SportEvent } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { chooseEvents, mainMarket, mergeEvents } from './model.ts';

const name = { ko: '팀', en: 'team', vi: 'đội' };
const anEvent = (eventId: number, phase: SportEvent['phase'], startsAt: string, version = 1): SportEvent => ({
  eventId,
  leagueId: 1,
  startsAt,
  phase,
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
  home: name,
  away: name,
  homeScore: 0,
  awayScore: 0,
  version,
  furtherMarkets: 0,
  markets: [],
});
const early = '2026-01-01T10:00:00Z';
const late = '2026-01-01T12:00:00Z';
const nowMs = Date.parse('2026-01-01T09:00:00Z');
const board = { leagues: [], events: [anEvent(1, 'prematch', late, 5)], feedAt: early, sports: [] };

describe('the matches of the main page', () => {
  test('live comes first, then by kick-off, and an ended match leaves', () => {
    const events = [anEvent(1, 'prematch', early), anEvent(2, 'ended', early), anEvent(3, 'break', late)];
    expect(chooseEvents(events, nowMs).map(({ eventId }) => eventId)).toEqual([3, 1]);
  });

  const open = (event: SportEvent): SportEvent => ({
    ...event,
    markets: [
      {
        kind: 'WDL',
        scope: 'match',
        status: 'open',
        selections: [],
      } as unknown as SportEvent['markets'][number],
    ],
  });

  test('what begins within a minute stands behind what leaves time to bet', () => {
    const events = [open(anEvent(1, 'prematch', early)), open(anEvent(2, 'prematch', late))];
    const at = (beforeMs: number) => chooseEvents(events, Date.parse(early) - beforeMs)[0]?.eventId;
    expect([at(60_000), at(59_999)]).toEqual([1, 2]);
  });

  test('what takes bets stands before what takes none, live before coming', () => {
    const closed = [1, 2, 3].map((id) => anEvent(id, 'playing', early));
    const coming = [5, 6].map((id) => open(anEvent(id, 'prematch', late)));
    const idsOf = (events: SportEvent[]) => chooseEvents(events, nowMs).map(({ eventId }) => eventId);
    expect(idsOf([...closed, ...coming, open(anEvent(7, 'playing', early))])).toEqual([7, 5, 6, 1]);
    expect(idsOf([...closed, anEvent(8, 'prematch', early)])).toEqual([1, 2, 3, 8]);
  });

  test('of matches that are as near, the sports that most look for stand first', () => {
    const tennis = { ...open(anEvent(1, 'playing', early)), sport: 'tennis' as const };
    const soccer = open(anEvent(2, 'playing', late));
    expect(chooseEvents([tennis, soccer], nowMs).map(({ eventId }) => eventId)).toEqual([2, 1]);
  });

  test('the market of a card is about the whole match, with a draw or without', () => {
    const market = (kind: string, scope: string) => ({ kind, scope }) as SportEvent['markets'][number];
    const kindsOf = (...markets: SportEvent['markets']) =>
      mainMarket({ ...anEvent(1, 'playing', early), markets });
    expect(kindsOf(market('WDL', 'h1'), market('WDL', 'match'))?.scope).toBe('match');
    expect(kindsOf(market('UO', 'match'), market('WL', 'match'))?.kind).toBe('WL');
    expect(kindsOf(market('WDL', 'h1'))).toBeUndefined();
  });

  test('a pushed event of a lower version is dropped, of a higher one taken', () => {
    const stale = mergeEvents(board, { events: [anEvent(1, 'ended', late, 4)], removed: [], feedAt: late });
    expect(stale.events[0]?.phase).toBe('prematch');
    const fresh = mergeEvents(board, { events: [anEvent(1, 'playing', late, 6)], removed: [], feedAt: late });
    expect(fresh.events[0]?.phase).toBe('playing');
  });

  test('a removed event is gone and a new one is there', () => {
    const next = mergeEvents(board, { events: [anEvent(2, 'playing', late)], removed: [1], feedAt: late });
    expect(next.events.map(({ eventId }) => eventId)).toEqual([2]);
  });
});
