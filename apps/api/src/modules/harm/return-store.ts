import type { Queryable } from '@hanpan/db';
import type { GameFamily } from '../play/index.ts';

export interface ReturnRow {
  readonly memberId: number;
  readonly endedAt: Date;
  readonly playedAt: Date;
}

/** Members whose exclusion ended within that time and who played again before it was over: when for the first time. */
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
    `select e.member_id as "memberId", e.ended_at as "endedAt", p.at as "playedAt"
       from (select member_id, max(ends_at) as ended_at from member_exclusion
              where member_id = any($1::bigint[]) and asked_at < $3 group by member_id) e
      cross join lateral (select min(at) as at from (${played.join(' union all ')}) first) p
      where e.ended_at >= $2 and e.ended_at < $3 and p.at is not null`,
    [memberIds, since, until],
  );
}
