import type { DataOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';

type FeedState = DataOf<'/api/console/sports/feeds'>['list'][number];
type Refused = DataOf<'/api/console/sports/feeds'>['refusals'][number];

export interface ProducerRow {
  readonly feed: FeedState['feed'];
  readonly producer: string;
  readonly down_reason: FeedState['reason'];
  readonly heard_at: Date | null;
  readonly events: number;
  readonly suspended: number;
  readonly credits: number | null;
  readonly renews_at: Date | null;
  readonly refused: number;
}

/** The producers of every feed, and the job that plays the matches of this site as one without a name. */
export function producerRows(queryable: Queryable, refusedSince: Date): Promise<ProducerRow[]> {
  return queryable.rows(
    `with told as (
       select f.feed, k.producer, count(distinct f.event_id) as events
         from feed_event f join event e on e.id = f.event_id and e.settled_at is null
         join feed_market k on k.event_id = f.event_id group by 1, 2),
     stopped as (
       select e.feed, count(*) as markets from market m join event e on e.id = m.event_id and e.settled_at is null
        where m.status = 'suspended' and m.reason in ('feed', 'stale') group by 1)
     select p.feed, p.producer, case when p.is_silent then coalesce(p.down_reason, 'silent') else p.down_reason end as down_reason,
            p.alive_at as heard_at, coalesce(t.events, 0) as events, coalesce(s.markets, 0) as suspended,
            c.remaining as credits, c.renews_at,
            (select count(*) from feed_refusal r where r.feed = p.feed and r.refused_at >= $1) as refused
       from feed_producer p left join told t on t.feed = p.feed and t.producer = p.producer
       left join stopped s on s.feed = p.feed left join feed_credit c on c.feed = p.feed
     union all
     select f.name, '', null, f.alive_at, (select count(*) from event e where e.feed = f.name and e.settled_at is null),
            coalesce(s.markets, 0), null, null, 0
       from feed_state f left join stopped s on s.feed = f.name where f.name in ('season', 'replay')
      order by 1, 2`,
    [refusedSince],
  );
}

/** What was refused last, the latest first. */
export function lastRefusals(
  queryable: Queryable,
  limit: number,
): Promise<(Pick<Refused, 'feed' | 'reason' | 'detail' | 'eventKey'> & { readonly refused_at: Date })[]> {
  return queryable.rows(
    'select feed, reason, detail, event_key as "eventKey", refused_at from feed_refusal order by id desc limit $1',
    [limit],
  );
}
