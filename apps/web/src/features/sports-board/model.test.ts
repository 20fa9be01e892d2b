import { sportsTexts } from '@hanpan/messages';
import { describe, expect, test } from 'vitest';
import { keepNewest } from '../../app/newest-board.ts';
import { makeBoard, makeEvent, makeMarket } from './board.fixture.ts';
import {
  boardMarkets,
  closedReason,
  closedTogether,
  columnsOf,
  groupByLeague,
  inOrder,
  isStale,
  mergePush,
  staleAfterMs,
  unknownLeagues,
} from './model.ts';

const later = '2026-01-01T10:00:05Z';

describe('pushes into the board', () => {
  test('a higher version replaces its event and leaves the others untouched', () => {
    const other = makeEvent({ eventId: 2 });
    const board = makeBoard({ events: [makeEvent({ version: 3 }), other] });
    const next = makeEvent({ version: 4, homeScore: 1 });
    const merged = mergePush(board, { events: [next], removed: [], feedAt: later });
    expect(merged.events[0]).toBe(next);
    expect(merged.events[1]).toBe(other);
    expect(merged.feedAt).toBe(later);
  });

  test('a lower or equal version is ignored, and nothing is drawn again', () => {
    const board = makeBoard({ events: [makeEvent({ version: 3 })], feedAt: later });
    for (const version of [2, 3]) {
      const push = { events: [makeEvent({ version, homeScore: 9 })], removed: [], feedAt: board.feedAt };
      expect(mergePush(board, push)).toBe(board);
    }
  });

  test('a removed event leaves, a new one of a known league joins, one of another league does not', () => {
    const merged = mergePush(makeBoard(), {
      events: [makeEvent({ eventId: 5 }), makeEvent({ eventId: 6, leagueId: 99 })],
      removed: [1],
      feedAt: later,
    });
    expect(merged.events.map((event) => event.eventId)).toEqual([5]);
  });

  test('the time of the feed never goes backwards', () => {
    const board = makeBoard({ feedAt: later });
    expect(mergePush(board, { events: [], removed: [], feedAt: '2026-01-01T09:59:00Z' })).toBe(board);
  });

  test('a snapshot that was under way does not revert a pushed event', () => {
    const held = makeBoard({ events: [makeEvent({ version: 8, homeScore: 2 })], feedAt: later });
    const fetched = makeBoard({ events: [makeEvent({ version: 7 }), makeEvent({ eventId: 2 })] });
    const kept = keepNewest(held, fetched);
    expect(kept.events.map((event) => event.version)).toEqual([8, 1]);
    expect(kept.feedAt).toBe(later);
  });

  test('an unknown league is reported once', () => {
    const push = {
      events: [makeEvent({ leagueId: 7 }), makeEvent({ leagueId: 7 }), makeEvent()],
      removed: [],
      feedAt: later,
    };
    expect(unknownLeagues([makeBoard()], push)).toEqual([7]);
  });
});

describe('what the board shows', () => {
  test('games in play come first, then the next kick-off', () => {
    const board = makeBoard({
      events: [
        makeEvent({ eventId: 1, startsAt: '2026-01-01T15:00:00Z' }),
        makeEvent({ eventId: 2, startsAt: '2026-01-01T13:00:00Z' }),
        makeEvent({ eventId: 3, startsAt: '2026-01-01T09:00:00Z', phase: 'playing' }),
      ],
    });
    const ids = (when: 'all' | 'live' | 'soon') =>
      groupByLeague(board, when).flatMap(({ events }) => events.map((event) => event.eventId));
    expect(ids('all')).toEqual([3, 2, 1]);
    expect(ids('live')).toEqual([3]);
    expect(ids('soon')).toEqual([2, 1]);
  });

  test('a row shows the winner and the main lines of the whole match, and of a fight its rounds', () => {
    const line = makeMarket({ marketId: 20, kind: 'AH', lineQuarters: -2, isMain: false });
    const main = makeMarket({ marketId: 21, kind: 'AH', lineQuarters: -3 });
    const half = makeMarket({ marketId: 22, kind: 'UO', scope: 'h1', lineQuarters: 4 });
    expect(boardMarkets([line, main, half, makeMarket()])).toEqual({
      winner: makeMarket(),
      handicap: main,
      total: undefined,
    });
    const [winner, rounds] = [makeMarket({ kind: 'WL' }), makeMarket({ kind: 'RND', lineQuarters: 10 })];
    expect(boardMarkets([rounds, winner])).toEqual({ winner, handicap: undefined, total: rounds });
    expect(columnsOf('combat')).toEqual(['WL', 'AH', 'RND']);
    expect(columnsOf('hockey')).toEqual(['WDL', 'AH', 'UO']);
  });

  test('a row that is closed for one reason says it once, and one that is not says each', () => {
    const goal = makeMarket({ status: 'suspended', reason: 'incident' });
    expect(closedTogether([goal, { ...goal, kind: 'AH' }])).toBe('sports.reason.incident');
    expect(closedTogether([goal, makeMarket()])).toBeUndefined();
    expect(closedTogether([goal, makeMarket({ status: 'suspended', reason: 'limit' })])).toBeUndefined();
  });

  test('selections are ordered by their meaning and not by the feed', () => {
    expect(inOrder(makeMarket().selections).map((selection) => selection.pick)).toEqual([
      'home',
      'draw',
      'away',
    ]);
  });

  test('a market without bets always says why', () => {
    expect(closedReason(makeMarket())).toBeUndefined();
    expect(closedReason(makeMarket({ status: 'suspended', reason: 'stale' }))).toBe('sports.reason.stale');
    expect(closedReason(makeMarket({ status: 'suspended', reason: 'trading' }))).toBe(
      'sports.reason.trading',
    );
    expect(sportsTexts['sports.reason.trading']).not.toEqual(sportsTexts['sports.reason.operator']);
    expect(closedReason(makeMarket({ status: 'suspended' }))).toBe('sports.reason.suspended');
    expect(closedReason(makeMarket({ status: 'settled' }))).toBe('sports.reason.closed');
    expect(closedReason(undefined)).toBe('sports.reason.none');
  });

  test('silence for too long is stale, and so is what the server calls stale', () => {
    const feedAtMs = Date.parse(makeBoard().feedAt);
    expect(isStale(makeBoard(), feedAtMs + staleAfterMs)).toBe(false);
    expect(isStale(makeBoard(), feedAtMs + staleAfterMs + 1)).toBe(true);
    const marked = makeEvent({ markets: [makeMarket({ status: 'suspended', reason: 'stale' })] });
    expect(isStale(makeBoard({ events: [marked] }), feedAtMs)).toBe(true);
  });
});
