import type { DataOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { TimedIncidentFact } from '@hanpan/rules';

type Detail = DataOf<'/api/sport/event'>;

/** How far back an incident still shows in the momentum: after so many of them the older ones weigh nothing. */
const momentumIncidents = 40;

/** The latest incidents of each of these events, in any order. */
export function recentIncidents(
  queryable: Queryable,
  eventIds: readonly number[],
): Promise<(TimedIncidentFact & { readonly eventId: number })[]> {
  return queryable.rows(
    `select i.event_id as "eventId", i.at_seconds as "atSeconds", i.kind, i.side, i.amount
       from unnest($1::bigint[]) k(event_id)
       cross join lateral (select * from event_incident i where i.event_id = k.event_id order by i.number desc limit $2) i`,
    [eventIds, momentumIncidents],
  );
}

type IncidentRow = Omit<Detail['incidents'][number], 'clockSeconds' | 'periodSeconds'>;

/** The latest first, each with the minutes that were added to the first half. */
export function latestIncidents(
  queryable: Queryable,
  eventId: number,
  limit: number,
): Promise<(IncidentRow & { readonly firstHalfAdded: number })[]> {
  return queryable.rows(
    `select number, at_seconds as "atSeconds", period, kind, side, amount, home_score as "homeScore", away_score as "awayScore",
       coalesce((select max(amount) from event_incident where event_id = $1 and kind = 'added-time' and period = 1), 0) as "firstHalfAdded"
       from event_incident where event_id = $1 order by number desc limit $2`,
    [eventId, limit],
  );
}

/** Every score in order, at most `limit` of them: of more every so many is left out, never the last. */
export function courseOf(queryable: Queryable, eventId: number, limit: number): Promise<Detail['course']> {
  return queryable.rows(
    `select at_seconds as "atSeconds", home_score as home, away_score as away
       from (select *, row_number() over (order by number desc) - 1 as back, count(*) over () as scores
               from event_incident where event_id = $1 and kind = 'score') i
      where back % greatest(1, ceil(scores::float8 / $2)::int) = 0 order by number`,
    [eventId, limit],
  );
}

export function incidentCounts(queryable: Queryable, eventId: number): Promise<Detail['counts']> {
  return queryable.rows(
    `select kind, period, count(*) filter (where side = 'home') as home, count(*) filter (where side = 'away') as away
       from event_incident where event_id = $1 and side is not null group by kind, period order by kind, period`,
    [eventId],
  );
}
