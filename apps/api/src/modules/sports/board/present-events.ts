import type { SportEvent } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { momentumOf, periodSecondsOf, scopes, tickSeconds } from '@hanpan/rules';
import { type EventRow, type OpenFilter, type SelectionRow, selectionRowsOf } from './board-store.ts';
import { recentIncidents } from './incident-store.ts';

type Market = SportEvent['markets'][number];

const pickOrder = ['home', 'draw', 'away', 'over', 'under'];
/** Picks of a pattern stand behind the named ones, in the order in which they were made. */
const placeOf = (pick: string) => (pickOrder.indexOf(pick) + pickOrder.length + 1) % (pickOrder.length + 1);

function marketsByEvent(rows: readonly SelectionRow[]): Map<number, Market[]> {
  const markets = new Map<number, Market>();
  const byEvent = new Map<number, Market[]>();
  for (const row of rows) {
    let market = markets.get(row.market_id);
    if (market === undefined) {
      market = {
        marketId: row.market_id,
        kind: row.kind,
        scope: row.scope,
        lineQuarters: row.line_quarters,
        isMain: row.is_main,
        status: row.status,
        reason: row.reason,
        selections: [],
      };
      markets.set(row.market_id, market);
      const own = byEvent.get(row.event_id);
      if (own === undefined) byEvent.set(row.event_id, [market]);
      else own.push(market);
    }
    market.selections.push({ selectionId: row.selection_id, pick: row.pick, odds: row.odds_milli / 1000 });
  }
  for (const market of markets.values()) {
    market.selections.sort((a, b) => placeOf(a.pick) - placeOf(b.pick));
  }
  return byEvent;
}

/** In the order of play, as the list of scopes has them. */
export function scoresOf(held: EventRow['scores']): SportEvent['scores'] {
  return scopes.flatMap((scope) => {
    const score = held[scope];
    return score === undefined ? [] : [{ scope, home: score[0], away: score[1], isFinal: score[2] }];
  });
}

const isInPlay = ({ phase }: EventRow) => phase !== 'prematch' && phase !== 'ended';

/** By event in play. Where nobody counts its ticks, now is when something last happened. */
async function momentums(queryable: Queryable, events: readonly EventRow[]): Promise<Map<number, number>> {
  const live = events.filter(isInPlay);
  if (live.length === 0) return new Map();
  const incidents = await recentIncidents(
    queryable,
    live.map(({ id }) => id),
  );
  return new Map(
    live.map(({ id, sport, ticks_played }) => {
      const own = incidents.filter(({ eventId }) => eventId === id);
      const now = Math.max((ticks_played ?? 0) * tickSeconds, ...own.map(({ atSeconds }) => atSeconds));
      return [id, momentumOf(sport, own, now)];
    }),
  );
}

/** Events as the contract has them, with their main markets, their special ones, or all that are on offer. */
export async function presentEvents(
  queryable: Queryable,
  events: readonly EventRow[],
  extent: OpenFilter['markets'] | 'all',
): Promise<SportEvent[]> {
  if (events.length === 0) return [];
  const ids = events.map((event) => event.id);
  const markets = marketsByEvent(await selectionRowsOf(queryable, ids, extent));
  const momentum = await momentums(queryable, events);
  return events.map((event) => ({
    eventId: event.id,
    leagueId: event.league_id,
    startsAt: event.starts_at.toISOString(),
    sport: event.sport,
    phase: event.phase,
    period: event.period,
    clockSeconds: event.clock_seconds,
    periodSeconds: event.format && periodSecondsOf(event.format, event.period),
    server: event.server,
    detail: event.detail,
    home: event.home,
    away: event.away,
    homeScore: event.home_score,
    awayScore: event.away_score,
    scores: scoresOf(event.scores),
    momentum: momentum.get(event.id) ?? null,
    provenance: event.provenance,
    pricedAt: event.priced_at.toISOString(),
    version: event.version,
    furtherMarkets: event.further,
    markets: markets.get(event.id) ?? [],
  }));
}
