import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export interface AccrualMember {
  readonly id: number;
  readonly level: number;
}

/** The active ones of a depositor and of whoever recommended it. */
export function membersOfDeposit(tx: Tx, memberId: number): Promise<AccrualMember[]> {
  return tx.rows(
    `select m.id, m.level from member_card m
      where m.status = 'active' and m.id in ($1, (select parent_id from member_card where id = $1)) order by m.id`,
    [memberId],
  );
}

/** Families whose losses a site may give points for. */
export type LosingFamily = 'sports' | 'slot' | 'casino' | 'hotelCasino' | 'mini';

export interface LossRow {
  readonly member_id: number;
  readonly level: number;
  readonly family: LosingFamily;
  readonly loss: Amount;
}

/**
 * Members who lost on balance what was settled on a day of the site's calendar, by family. A cancelled bet returned
 * its stake; a tie did too, by what it paid.
 */
export function lossesOfDay(
  queryable: Queryable,
  where: { siteId: number; day: string; timeZone: string; families: readonly string[]; afterMember: number },
  limit: number,
): Promise<LossRow[]> {
  return queryable.rows(
    `with edge as (
       select $2::date::timestamp at time zone $3 as starts, ($2::date + 1)::timestamp at time zone $3 as ends
     ), result as (
       select member_id, 'sports' as family, stake - win_amount as loss from bet, edge
        where site_id = $1 and settled_at >= starts and settled_at < ends and status <> 'CANCEL'
       union all
       select r.member_id, g.family, r.stake - r.win - r.returned
         from game_round r join vendor_game g on g.vendor_id = r.vendor_id and g.key = r.game_key, edge
        where r.site_id = $1 and r.closed_at >= starts and r.closed_at < ends
     ), lost as (
       select member_id, family, sum(loss)::bigint as loss from result group by member_id, family having sum(loss) > 0
     ), next as (
       select m.id as member_id, m.level from member_card m
        where m.id > $5 and m.status = 'active' and m.partner_rank = 'NORMAL'
          and m.id in (select member_id from lost where family = any($4)) order by m.id limit $6
     )
     select member_id, level, family, loss from lost join next using (member_id)
      where family = any($4) order by member_id, family`,
    [where.siteId, where.day, where.timeZone, where.families, where.afterMember, limit],
  );
}

export async function lastLosingDay(queryable: Queryable, siteId: number): Promise<string | undefined> {
  const row = await queryable.row<{ day: string }>(
    "select to_char(max(day), 'YYYY-MM-DD') as day from losing_day where site_id = $1 having max(day) is not null",
    [siteId],
  );
  return row?.day;
}

export async function markLosingDay(
  queryable: Queryable,
  siteId: number,
  day: string,
  at: Date,
): Promise<void> {
  await queryable.run(
    'insert into losing_day (site_id, day, done_at) values ($1, $2, $3) on conflict do nothing',
    [siteId, day, at],
  );
}
