import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export interface AccrualMember {
  readonly id: number;
  readonly level: number;
}

/** The depositor and its referrer, if they are active. What is put into a test account earns its referrer nothing: no partner knows of it. */
export function membersOfDeposit(tx: Tx, memberId: number): Promise<AccrualMember[]> {
  return tx.rows(
    `select m.id, m.level from member_card m
      where m.status = 'active' and m.id in ($1, (select parent_id from member_card where id = $1 and not is_test)) order by m.id`,
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

/** Members who lost on balance what was settled first on a day of the site's calendar, by game type. */
export function lossesOfDay(
  queryable: Queryable,
  where: { siteId: number; day: string; families: readonly string[]; afterMember: number },
  limit: number,
): Promise<LossRow[]> {
  return queryable.rows(
    `with lost as (
       select member_id, game_type as family, -sum(result)::bigint as loss from play_origin_result
        where site_id = $1 and day = $2 and origin_day = $2 and game_type = any($3) group by member_id, game_type having sum(result) < 0
     ), next as (
       select m.id as member_id, m.level from member_card m
        where m.id > $4 and m.status = 'active' and m.partner_rank = 'NORMAL'
          and m.id in (select member_id from lost) order by m.id limit $5
     )
     select member_id, level, family, loss from lost join next using (member_id) order by member_id, family`,
    [where.siteId, where.day, where.families, where.afterMember, limit],
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
