import type { Queryable } from '@hanpan/db';
import type { GameFamily } from '../play/index.ts';

export interface ReturnRow {
  readonly memberId: number;
  readonly endedAt: Date;
  readonly playedAt: Date;
}

/**
 * When members played for the first time after an exclusion had ended within that time. One that was asked for before the end and
 * lasts longer goes on with it; one that was asked for afterwards does not undo the return.
 */
export function returnsOf(
  queryable: Queryable,
  families: readonly GameFamily[],
  memberIds: readonly number[],
  since: Date,
  until: Date,
): Promise<ReturnRow[]> {
  const played = families.map(
    ({ historyView }) => `select min(h.started_at) as at from ${historyView} h
        where h.member_id = e.member_id and h.started_at >= e.ended_at and h.started_at < $3`,
  );
  return queryable.rows(
    `select distinct on (e.member_id, p.at) e.member_id as "memberId", e.ended_at as "endedAt", p.at as "playedAt"
       from (select x.member_id, x.ends_at as ended_at from member_exclusion x
              where x.member_id = any($1::bigint[]) and x.ends_at >= $2 and x.ends_at < $3
                and not exists (select from member_exclusion o
                                 where o.member_id = x.member_id and o.asked_at < x.ends_at and o.ends_at > x.ends_at)) e
      cross join lateral (select min(at) as at from (${played.join(' union all ')}) first) p
      where p.at is not null
      order by e.member_id, p.at, e.ended_at desc`,
    [memberIds, since, until],
  );
}
