import { sessionTimes } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { MemberSince } from './loss-room-store.ts';

/** Longer than any session lasts: those that began earlier are over. */
const longestSession = '12 hours';

/** When a row of `member_time` was over, as it stood at `at`: when it was ended, when it was last used, or not yet. */
const untilAt = (at: string, idleMs: string) => {
  const idleFrom = `least(seen_at + ${idleMs}::int * interval '1 millisecond', expires_at)`;
  return `case when ended_at < ${idleFrom} then ended_at when ${idleFrom} <= ${at} then seen_at else ${at} end`;
};

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
                   from (select began_at, ${untilAt('$3', '$4')} as until
                           from member_time
                          where member_id = m.member_id and began_at > m.since - interval '${longestSession}') t
                  where t.until > greatest(t.began_at, m.since)) r), 0) / 60)::int as minutes
       from unnest($1::bigint[], $2::timestamptz[]) with ordinality m(member_id, since, place) order by m.place`,
    [members.map(({ memberId }) => memberId), members.map(({ since }) => since), at, sessionTimes.idleMs],
  );
  return rows.map(({ minutes }) => minutes);
}

/** When members were signed in or at a game since then, up to that moment; what overlaps is in several rows. */
export function onlineSpans(
  queryable: Queryable,
  memberIds: readonly number[],
  since: Date,
  at: Date,
): Promise<{ memberId: number; from: Date; until: Date }[]> {
  return queryable.rows(
    `select member_id as "memberId", greatest(began_at, $2) as from, least(until, $3) as until
       from (select member_id, began_at, ${untilAt('$3::timestamptz', '$4')} as until from member_time
              where member_id = any($1::bigint[]) and began_at > $2::timestamptz - interval '${longestSession}'
                and began_at < $3) t
      where until > greatest(began_at, $2)`,
    [memberIds, since, at, sessionTimes.idleMs],
  );
}
