import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { LegCode, MarketCode, Scope } from '@hanpan/rules';
import { type EventRow, isSpecialMarket, provenance } from './board-store.ts';

export interface EndedFilter {
  readonly sport: string;
  readonly leagueId: number | null;
  /** What of a match is listed: the board's markets of these kinds; none of them is every other market. */
  readonly kinds: readonly MarketCode[];
  /** A part of a side's name in any language. */
  readonly search: string;
  /** Days of kick-off on the calendar of a zone, both inclusive; null leaves that end open. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly timeZone: string;
}

export interface EndedRow {
  readonly id: number;
  readonly league_id: number;
  readonly starts_at: Date;
  readonly home: LocalText;
  readonly away: LocalText;
  readonly home_score: number;
  readonly away_score: number;
  readonly is_cancelled: boolean;
  readonly scores: EventRow['scores'];
  readonly provenance: EventRow['provenance'];
}

/** Special is what no board shows first and has its result. */
const isListed = (kinds: string) =>
  `case when cardinality(${kinds}::text[]) > 0 then m.scope = 'match' and m.kind = any(${kinds})
        else m.status = 'settled' and ${isSpecialMarket} end`;

const ended = `from event e join league l on l.id = e.league_id
  join team h on h.id = e.home_team join team a on a.id = e.away_team
  left join season_match p on p.event_id = e.id left join draw_series d on d.series = p.series
 where e.settled_at is not null and l.sport = $1 and ($2::bigint is null or e.league_id = $2)
   and exists (select from market m where m.event_id = e.id and ${isListed('$3')})
   and ($4 = '' or position(lower($4) in lower(concat_ws(' ', h.name->>'ko', h.name->>'en', h.name->>'vi'))) > 0
                or position(lower($4) in lower(concat_ws(' ', a.name->>'ko', a.name->>'en', a.name->>'vi'))) > 0)
   and e.starts_at >= coalesce($5::date::timestamp at time zone $7, '-infinity')
   and e.starts_at < coalesce(($6::date + 1)::timestamp at time zone $7, 'infinity')`;

const values = ({ sport, leagueId, kinds, search, startDate, endDate, timeZone }: EndedFilter) => [
  sport,
  leagueId,
  kinds,
  search,
  startDate,
  endDate,
  timeZone,
];

/** Matches that have ended, the latest kick-off first. */
export function endedEvents(
  queryable: Queryable,
  filter: EndedFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<EndedRow[]> {
  return queryable.rows(
    `select e.id, e.league_id, e.starts_at, h.name as home, a.name as away, e.home_score, e.away_score,
            e.cancelled_at is not null as is_cancelled, e.scores, ${provenance} as provenance ${ended}
      order by e.starts_at desc, e.id desc limit $8 offset $9`,
    [...values(filter), limit, offset],
  );
}

export async function countEnded(queryable: Queryable, filter: EndedFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(`select count(*) ${ended}`, values(filter));
  return row?.count ?? 0;
}

export interface ResultRow {
  readonly event_id: number;
  readonly market_id: number;
  readonly kind: MarketCode;
  readonly scope: Scope;
  readonly line_quarters: number | null;
  readonly pick: string;
  readonly odds_milli: number;
  readonly result: LegCode | null;
}

/**
 * What became of the board's line of these kinds, by event, with every selection: the line and the prices with which the match began.
 * Of a match from before these were kept, the last ones.
 */
export function mainLineResults(
  queryable: Queryable,
  eventIds: readonly number[],
  kinds: EndedFilter['kinds'],
): Promise<ResultRow[]> {
  return queryable.rows(
    `select m.event_id, m.id as market_id, m.kind, m.scope, m.line_quarters, s.pick,
            coalesce(p.odds_milli, s.odds_milli) as odds_milli, s.result
       from market m join selection s on s.market_id = m.id left join starting_price p on p.selection_id = s.id
      where m.id in (select distinct on (m.event_id) m.id from market m where m.event_id = any($1) and ${isListed('$2')}
                      order by m.event_id, exists (select from starting_price p where p.market_id = m.id) desc, m.is_main desc, m.id)
      order by m.event_id, array_position(array['home', 'draw', 'away', 'over', 'under'], s.pick)`,
    [eventIds, kinds],
  );
}

/** What became of every other market of these events: of each the selections that did not lose. */
export function specialResults(queryable: Queryable, eventIds: readonly number[]): Promise<ResultRow[]> {
  return queryable.rows(
    `select m.event_id, m.id as market_id, m.kind, m.scope, m.line_quarters, s.pick, s.odds_milli, s.result
       from market m join selection s on s.market_id = m.id
      where m.event_id = any($1) and ${isListed("'{}'")} and s.result is not null and s.result <> 'lose'
      order by m.event_id, m.id, s.id`,
    [eventIds],
  );
}
