import { sessionTimes } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { MemberSince } from './loss-room-store.ts';

/** Longer than any session lasts: those that began earlier are over. */
const longestSession = '12 hours';

/**
 * How many minutes members have been signed in or at a game since then, in the order of the members; what overlaps counts once.
 * A session that nobody ended before it was idle was over when it was last used, whenever it was found out.
 */
export async function onlineMinutes(
  queryable: Queryable,
  members: readonly MemberSince[],
  at: Date,
): Promise<number[]> {
  const rows = await queryable.prepared<{ minutes: number }>(
    'play-online-minutes',
    `select floor(coalesce((
         select sum(extract(epoch from upper(r.span) - lower(r.span)))
           from (select unnest(range_agg(tstzrange(greatest(t.began_at, m.since), t.until))) as span
                   from (select began_at,
                                case when ended_at < least(seen_at + $4::int * interval '1 millisecond', expires_at) then ended_at
                                     when least(seen_at + $4::int * interval '1 millisecond', expires_at) <= $3 then seen_at
                                     else $3 end as until
                           from member_time
                          where member_id = m.member_id and began_at > m.since - interval '${longestSession}') t
                  where t.until > greatest(t.began_at, m.since)) r), 0) / 60)::int as minutes
       from unnest($1::bigint[], $2::timestamptz[]) with ordinality m(member_id, since, place) order by m.place`,
    [members.map(({ memberId }) => memberId), members.map(({ since }) => since), at, sessionTimes.idleMs],
  );
  return rows.map(({ minutes }) => minutes);
}
