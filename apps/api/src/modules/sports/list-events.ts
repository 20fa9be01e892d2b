import type { LocalText, SportEvent } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';

interface EventRow {
  id: number;
  league_id: number;
  starts_at: Date;
  phase: SportEvent['phase'];
  minute: number;
  home: LocalText;
  away: LocalText;
  home_score: number;
  away_score: number;
  version: number;
}

interface SelectionRow {
  event_id: number;
  market_id: number;
  kind: 'WDL' | 'AH' | 'UO';
  line_quarters: number | null;
  is_main: boolean;
  status: 'open' | 'suspended' | 'closed' | 'settled';
  reason: 'in-play' | 'ended' | 'stale' | 'trading' | null;
  selection_id: number;
  pick: 'home' | 'draw' | 'away' | 'over' | 'under';
  odds_milli: number;
}

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

const columns = `e.id, e.league_id, e.starts_at, e.phase, e.minute, h.name as home, a.name as away, e.home_score,
  e.away_score, e.version`;
const source = 'from event e join team h on h.id = e.home_team join team a on a.id = e.away_team';

async function present(queryable: Queryable, events: readonly EventRow[]): Promise<SportEvent[]> {
  const rows = await queryable.rows<SelectionRow>(
    `select m.event_id, m.id as market_id, m.kind, m.line_quarters, m.is_main, m.status, m.reason, s.id as selection_id,
            s.pick, s.odds_milli
       from market m join selection s on s.market_id = m.id where m.event_id = any($1)
      order by m.event_id, m.kind, m.line_quarters, s.id`,
    [events.map((event) => event.id)],
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
  return present(
    queryable,
    await queryable.rows<EventRow>(`select ${columns} ${source} where e.id = any($1)`, [ids]),
  );
}

/** Whatever is not over: live ones first, then by kick-off. */
export async function openEvents(queryable: Queryable, when: 'all' | 'live' | 'soon'): Promise<SportEvent[]> {
  const rows = await queryable.rows<EventRow>(
    `select ${columns} ${source} where e.settled_at is null
        and case $1 when 'live' then e.phase not in ('prematch', 'ended') when 'soon' then e.phase = 'prematch' else true end
      order by e.starts_at, e.id`,
    [when],
  );
  return present(queryable, rows);
}

export function listLeagues(
  queryable: Queryable,
): Promise<{ leagueId: number; sport: string; name: LocalText; country: LocalText }[]> {
  return queryable.rows('select id as "leagueId", sport, name, country from league order by id');
}

export async function feedAliveAt(queryable: Queryable): Promise<Date> {
  const row = await queryable.row<{ alive_at: Date }>(
    "select alive_at from feed_state where name = 'replay'",
  );
  return row?.alive_at ?? new Date(0);
}
