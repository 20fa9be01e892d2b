import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { LegOutcome } from '@hanpan/rules';

export interface EndedFilter {
  readonly sport: string;
  readonly leagueId: number | null;
  /** The kind of market that a match must have had; null is none that there is. */
  readonly kind: 'WDL' | 'AH' | 'UO' | null;
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
}

const ended = `from event e join league l on l.id = e.league_id
  join team h on h.id = e.home_team join team a on a.id = e.away_team
 where e.settled_at is not null and l.sport = $1 and ($2::bigint is null or e.league_id = $2)
   and exists (select from market m where m.event_id = e.id and m.kind = $3)
   and ($4 = '' or position(lower($4) in lower(concat_ws(' ', h.name->>'ko', h.name->>'en', h.name->>'vi'))) > 0
                or position(lower($4) in lower(concat_ws(' ', a.name->>'ko', a.name->>'en', a.name->>'vi'))) > 0)
   and e.starts_at >= coalesce($5::date::timestamp at time zone $7, '-infinity')
   and e.starts_at < coalesce(($6::date + 1)::timestamp at time zone $7, 'infinity')`;

const values = ({ sport, leagueId, kind, search, startDate, endDate, timeZone }: EndedFilter) => [
  sport,
  leagueId,
  kind,
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
            e.cancelled_at is not null as is_cancelled ${ended}
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
  readonly line_quarters: number | null;
  readonly pick: 'home' | 'draw' | 'away' | 'over' | 'under';
  readonly odds_milli: number;
  readonly result: LegOutcome | null;
}

/** What became of the board's line of a kind, by event. */
export function mainLineResults(
  queryable: Queryable,
  eventIds: readonly number[],
  kind: EndedFilter['kind'],
): Promise<ResultRow[]> {
  return queryable.rows(
    `select m.event_id, m.line_quarters, s.pick, s.odds_milli, s.result
       from market m join selection s on s.market_id = m.id
      where m.id in (select distinct on (k.event_id) k.id from market k where k.event_id = any($1) and k.kind = $2
                      order by k.event_id, k.is_main desc, k.id)
      order by m.event_id, array_position(array['home', 'draw', 'away', 'over', 'under'], s.pick)`,
    [eventIds, kind],
  );
}
