import type { SportEvent } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import {
  countOpenEvents,
  type EventRow,
  eventRowsById,
  feedAliveAt,
  leagueById,
  listLeagues,
  openEventRows,
  type SelectionRow,
  selectionRowsOf,
} from './board-store.ts';

type Market = SportEvent['markets'][number];

const pickOrder = ['home', 'draw', 'away', 'over', 'under'];

function marketsByEvent(rows: readonly SelectionRow[]): Map<number, Market[]> {
  const markets = new Map<number, Market>();
  const byEvent = new Map<number, Market[]>();
  for (const row of rows) {
    let market = markets.get(row.market_id);
    if (market === undefined) {
      market = {
        marketId: row.market_id,
        kind: row.kind,
        lineQuarters: row.line_quarters,
        isMain: row.is_main,
        status: row.status,
        reason: row.reason,
        selections: [],
      };
      markets.set(row.market_id, market);
      byEvent.set(row.event_id, [...(byEvent.get(row.event_id) ?? []), market]);
    }
    market.selections.push({ selectionId: row.selection_id, pick: row.pick, odds: row.odds_milli / 1000 });
  }
  for (const market of markets.values()) {
    market.selections.sort((a, b) => pickOrder.indexOf(a.pick) - pickOrder.indexOf(b.pick));
  }
  return byEvent;
}

async function present(queryable: Queryable, events: readonly EventRow[]): Promise<SportEvent[]> {
  const rows = await selectionRowsOf(
    queryable,
    events.map((event) => event.id),
  );
  const markets = marketsByEvent(rows);
  return events.map((event) => ({
    eventId: event.id,
    leagueId: event.league_id,
    startsAt: event.starts_at.toISOString(),
    phase: event.phase,
    minute: event.minute,
    home: event.home,
    away: event.away,
    homeScore: event.home_score,
    awayScore: event.away_score,
    version: event.version,
    markets: markets.get(event.id) ?? [],
  }));
}

/** Events by id, as the board shows them. */
export async function eventsById(queryable: Queryable, ids: readonly number[]): Promise<SportEvent[]> {
  return present(queryable, await eventRowsById(queryable, ids));
}

/** One event with all its markets and its league, also after it has ended. */
export async function readEvent(queryable: Queryable, eventId: number) {
  const [event] = await eventsById(queryable, [eventId]);
  if (event === undefined) return undefined;
  const [league, aliveAt] = await Promise.all([
    leagueById(queryable, event.leagueId),
    feedAliveAt(queryable),
  ]);
  return league && { league, event, feedAt: aliveAt.toISOString() };
}

/** The feed beats every second; a board that moved with each beat would never be the same for a caller. */
const feedStepMs = 5_000;

/** All events that have not ended, by kick-off, and the leagues of a sport. A sport without leagues has no events. */
export async function readBoard(queryable: Queryable, sport: string, when: 'all' | 'live' | 'soon') {
  const [leagues, events, aliveAt, counts] = await Promise.all([
    listLeagues(queryable, sport),
    openEventRows(queryable, sport, when),
    feedAliveAt(queryable),
    countOpenEvents(queryable),
  ]);
  return {
    leagues,
    events: await present(queryable, events),
    feedAt: new Date(Math.floor(aliveAt.getTime() / feedStepMs) * feedStepMs).toISOString(),
    sports: counts.map(({ sport: name, live, soon, next_at }) => ({
      sport: name,
      live,
      soon,
      nextAt: next_at?.toISOString() ?? null,
    })),
  };
}
