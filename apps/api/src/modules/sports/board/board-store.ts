import type { LocalText, SportEvent } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { MarketCode, MatchFormat, Scope } from '@hanpan/rules';

type Market = SportEvent['markets'][number];

export interface EventRow {
  id: number;
  league_id: number;
  starts_at: Date;
  phase: SportEvent['phase'];
  sport: SportEvent['sport'];
  period: number;
  clock_seconds: number | null;
  server: SportEvent['server'];
  detail: SportEvent['detail'];
  scores: Readonly<Partial<Record<Scope, readonly [home: number, away: number, isFinal: boolean]>>>;
  priced_at: Date;
  provenance: SportEvent['provenance'];
  home: LocalText;
  away: LocalText;
  home_score: number;
  away_score: number;
  version: number;
  /** Ticks of a drawn match that have been played; null for a match of the world. */
  ticks_played: number | null;
  /** How a drawn match is played; null for a match of the world. */
  format: MatchFormat | null;
  /** Markets on offer besides the main ones. */
  further: number;
}

export interface SelectionRow {
  event_id: number;
  market_id: number;
  kind: MarketCode;
  scope: Scope;
  line_quarters: number | null;
  is_main: boolean;
  status: Market['status'];
  reason: Market['reason'];
  selection_id: number;
  pick: string;
  odds_milli: number;
}

/** What a board shows of an event: who wins, the handicap, the total; of a fight its rounds. */
export const isMainMarket = "m.is_main and m.scope = 'match' and m.kind in ('WDL', 'WL', 'AH', 'UO', 'RND')";
/** Beyond that, each market with the line that would stand first. */
export const isSpecialMarket = `(m.is_main or m.line_quarters is null) and not (${isMainMarket})`;
/** Whether an event has something special on offer. */
const hasSpecial = `exists (select from market m where m.event_id = e.id and m.has_price and m.status in ('open', 'suspended') and ${isSpecialMarket})`;
/** Of a drawn match (`p`), its series (`d`) and its league (`l`). */
export const provenance = `case when p.event_id is not null then jsonb_build_object(
    'series', p.series, 'announcement', encode(d.hash, 'hex'), 'season', p.season, 'round', p.round,
    'names', coalesce(l.names, 'real'), 'strengths', coalesce(l.strengths, 'made')) end`;
const columns = `e.id, e.league_id, l.sport, e.starts_at, e.phase, e.period, e.clock_seconds, e.server, e.detail, e.scores,
  h.name as home, a.name as away, e.home_score, e.away_score, e.version, e.priced_at, p.ticks_played, p.plan->>'format' as format,
  ${provenance} as provenance,
  (select count(*) from market m where m.event_id = e.id and m.has_price and m.status in ('open', 'suspended') and not (${isMainMarket})) as further`;
const source = `from event e join league l on l.id = e.league_id join team h on h.id = e.home_team join team a on a.id = e.away_team
  left join season_match p on p.event_id = e.id left join draw_series d on d.series = p.series`;

export function eventRowsById(queryable: Queryable, ids: readonly number[]): Promise<EventRow[]> {
  return queryable.rows(`select ${columns} ${source} where e.id = any($1)`, [ids]);
}

export interface OpenFilter {
  /** Null is every sport. */
  readonly sport: string | null;
  readonly when: 'all' | 'live' | 'soon';
  /** None is every league. */
  readonly leagueIds: readonly number[];
  /** Kick-offs from the one instant on and before the other. */
  readonly from: Date | null;
  readonly before: Date | null;
  /** `special`: only events that have such markets. */
  readonly markets: 'main' | 'special';
}

/** The events that have not ended: those in play, then those that come next, by kick-off. */
export function openEventRows(queryable: Queryable, filter: OpenFilter, limit: number): Promise<EventRow[]> {
  return queryable.rows(
    `select ${columns} ${source}
      where e.settled_at is null and ($1::text is null or l.sport = $1)
        and case $2 when 'live' then e.phase not in ('prematch', 'ended') when 'soon' then e.phase = 'prematch' else e.phase <> 'ended' end
        and (cardinality($3::bigint[]) = 0 or e.league_id = any($3))
        and e.starts_at >= coalesce($4::timestamptz, '-infinity') and e.starts_at < coalesce($5::timestamptz, 'infinity')
        and ($7 = 'main' or ${hasSpecial})
      order by e.phase = 'prematch', e.starts_at, e.id limit $6`,
    [filter.sport, filter.when, filter.leagueIds, filter.from, filter.before, limit, filter.markets],
  );
}

/** The same of every sport whose league, country or side bears a name, a part of it in any language. */
export function foundEventRows(
  queryable: Queryable,
  search: string,
  when: OpenFilter['when'],
  limit: number,
): Promise<EventRow[]> {
  return queryable.rows(
    `select ${columns} ${source}
      where e.settled_at is null
        and case $2 when 'live' then e.phase not in ('prematch', 'ended') when 'soon' then e.phase = 'prematch' else e.phase <> 'ended' end
        and position(lower($1) in lower(concat_ws(E'\\n', l.name->>'ko', l.name->>'en', l.name->>'vi', l.country->>'ko', l.country->>'en',
              l.country->>'vi', h.name->>'ko', h.name->>'en', h.name->>'vi', a.name->>'ko', a.name->>'en', a.name->>'vi'))) > 0
      order by e.phase = 'prematch', e.starts_at, e.id limit $3`,
    [search, when, limit],
  );
}

export interface SportCountRow {
  readonly sport: string;
  readonly live: number;
  readonly soon: number;
  readonly next_at: Date | null;
}

/** How many matches of each sport are in play and to come, those with special markets alone if so asked; a sport without any has no row. */
export function countOpenEvents(
  queryable: Queryable,
  markets: OpenFilter['markets'],
): Promise<SportCountRow[]> {
  return queryable.rows(
    `
    select l.sport, count(*) filter (where e.phase not in ('prematch', 'ended')) as live,
           count(*) filter (where e.phase = 'prematch') as soon, min(e.starts_at) filter (where e.phase = 'prematch') as next_at
      from event e join league l on l.id = e.league_id where e.settled_at is null and ($1 = 'main' or ${hasSpecial})
     group by l.sport order by l.sport`,
    [markets],
  );
}

/** The markets of events: the main ones, the special ones, or all. Lines come and go with the score: one that is not offered any more is left out. */
export function selectionRowsOf(
  queryable: Queryable,
  eventIds: readonly number[],
  extent: OpenFilter['markets'] | 'all',
): Promise<SelectionRow[]> {
  return queryable.rows(
    `select m.event_id, m.id as market_id, m.kind, m.scope, m.line_quarters, m.is_main, m.offered_status as status, m.offered_reason as reason, s.id as selection_id,
            s.pick, s.odds_milli
       from market m join selection s on s.market_id = m.id
      where m.event_id = any($1) and s.is_offered and (m.has_price or m.status <> 'closed')
        and case $2 when 'main' then ${isMainMarket} when 'special' then ${isSpecialMarket} else true end
      order by m.event_id, m.kind, m.scope, m.line_quarters, s.id`,
    [eventIds, extent],
  );
}

export interface LeagueName {
  readonly leagueId: number;
  readonly sport: string;
  readonly name: LocalText;
  readonly country: LocalText;
}

const leagueColumns = 'id as "leagueId", sport, name, country';

/** The leagues of a sport, in their order. */
export function listLeagues(queryable: Queryable, sport: string): Promise<LeagueName[]> {
  return queryable.rows(`select ${leagueColumns} from league where sport = $1 order by ord, id`, [sport]);
}

export function leaguesById(queryable: Queryable, ids: readonly number[]): Promise<LeagueName[]> {
  return queryable.rows(`select ${leagueColumns} from league where id = any($1) order by ord, id`, [ids]);
}

/**
 * When results and prices last came through: the older of the feed's last sign of life and the last time that the trading
 * job had done its work. The distant past where there was none.
 */
export async function feedAliveAt(queryable: Queryable): Promise<Date> {
  const [row] = await queryable.prepared<{ alive_at: Date | null }>(
    'feed-alive',
    "select min(alive_at) as alive_at from feed_state where name in ('season', 'pricing')",
    [],
  );
  return row?.alive_at ?? new Date(0);
}
