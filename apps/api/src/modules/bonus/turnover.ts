import type { Queryable } from '@hanpan/db';
import { type Amount, zero } from '@hanpan/money';

/**
 * The stakes of a member that count towards a turnover, as SQL over the names of the member's id and the two ends of
 * the time. A sports bet counts once it is settled as won or lost; ties and voids do not. A game round counts once it
 * is closed, for its stake less what was returned. Both must have begun within the time and ended within it.
 */
export const turnoverSql = (member: string, since: string, until: string) => `(
  coalesce((select sum(stake) from bet
             where bet.member_id = ${member} and status in ('PASS', 'FAIL')
               and placed_at >= ${since} and settled_at <= ${until}), 0)
  + coalesce((select sum(greatest(stake - returned, 0)) from game_round
               where game_round.member_id = ${member} and started_at >= ${since} and closed_at <= ${until}), 0))::bigint`;

/** What the member has staked and seen decided from `since` on, up to `until` where it is given. */
export async function turnoverSince(
  queryable: Queryable,
  memberId: number,
  since: Date,
  until?: Date,
): Promise<Amount> {
  const row = await queryable.row<{ turnover: Amount }>(
    `select ${turnoverSql('$1::bigint', '$2::timestamptz', "coalesce($3::timestamptz, 'infinity')")} as turnover`,
    [memberId, since, until ?? null],
  );
  return row?.turnover ?? zero;
}
