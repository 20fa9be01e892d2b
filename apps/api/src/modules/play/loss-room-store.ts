import type { Queryable } from '@hanpan/db';
import type { GameFamily } from './family.ts';

/** A member, and when the day of its site's calendar began. */
export interface LimitedMember {
  readonly memberId: number;
  readonly since: Date;
}

export interface LossPosition {
  readonly memberId: number;
  /** Minor units: what it has won (above zero) or lost by settlements of the day, less what stands open. */
  readonly position: number;
}

/**
 * How members stand if everything open were lost, whenever it was placed: it may settle on this day. Both in one statement,
 * so that a bet that settles meanwhile is in one of the two sums and not in neither.
 */
export function lossPositions(
  queryable: Queryable,
  families: readonly GameFamily[],
  members: readonly LimitedMember[],
): Promise<LossPosition[]> {
  const open = families.map(
    ({ historyView }) => `(select coalesce(sum(h.stake - h.returned - h.win), 0) from ${historyView} h
        where h.member_id = m.member_id and h.settled_at is null)`,
  );
  return queryable.prepared(
    `play-loss-positions-${families.map(({ name }) => name).join('-')}`,
    `select m.member_id as "memberId",
            ((select coalesce(sum(s.sign * s.result), 0) from play_settlement s
               where s.member_id = m.member_id and s.settled_at >= m.since) - (${open.join(' + ') || '0'}))::bigint as position
       from unnest($1::bigint[], $2::timestamptz[]) m(member_id, since)`,
    [members.map(({ memberId }) => memberId), members.map(({ since }) => since)],
  );
}
