import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { AppliedRate, LosingStanding } from '@hanpan/rules';
import type { LosingFamily } from './accrual-store.ts';

/** What bets of an earlier day that were settled again on a day have changed of its loss. A loss below zero is a win. */
export interface ChangedLoss {
  readonly member_id: number;
  readonly level: number;
  /** An active member; nobody else is given anything. */
  readonly is_earning: boolean;
  readonly family: LosingFamily;
  /** "YYYY-MM-DD": the day of the loss. */
  readonly day: string;
  readonly before: Amount;
  readonly after: Amount;
}

/** Of the next `limit` members after `afterMember` whose bets of earlier days were settled again on the day. */
export function changedLosses(
  queryable: Queryable,
  where: { siteId: number; day: string; families: readonly string[]; afterMember: number },
  limit: number,
): Promise<ChangedLoss[]> {
  const lossUntil = (
    comparison: string,
  ) => `(select coalesce(-sum(r.result), 0)::bigint from play_origin_result r
    where r.member_id = c.member_id and r.origin_day = c.origin_day and r.game_type = c.game_type and r.day ${comparison} $2)`;
  return queryable.rows(
    `with changed as (
       select member_id, origin_day, game_type from play_origin_result
        where site_id = $1 and day = $2 and origin_day < $2 and game_type = any($3) and member_id > $4
        group by member_id, origin_day, game_type having sum(result) <> 0
     ), next as (select distinct member_id from changed order by member_id limit $5)
     select c.member_id, m.level, m.status = 'active' and m.partner_rank = 'NORMAL' as is_earning, c.game_type as family,
            to_char(c.origin_day, 'YYYY-MM-DD') as day, ${lossUntil('<')} as before, ${lossUntil('<=')} as after
       from changed c join next using (member_id) join member_card m on m.id = c.member_id
      order by c.member_id, c.origin_day, c.game_type`,
    [where.siteId, where.day, where.families, where.afterMember, limit],
  );
}

/** Locks what a member owes, which is the lock of all that changes it. */
export async function lockOwed(tx: Tx, siteId: number, memberId: number): Promise<Amount> {
  const row = await tx.row<{ owed: Amount }>(
    `insert into losing_owed as o (member_id, site_id) values ($1, $2)
     on conflict (member_id) do update set owed = o.owed returning owed`,
    [memberId, siteId],
  );
  if (row === undefined) throw new Error('what a member owes was not locked');
  return row.owed;
}

/** The day of a loss, of one member and game type. */
export interface LossKey {
  readonly memberId: number;
  readonly family: LosingFamily;
  readonly day: string;
}

/** `reference` is that of the points which the day earned when it was over. */
export interface StoredStanding extends LosingStanding {
  /** At which the day earned first; null where it has earned nothing yet. */
  readonly basis_points: number | null;
  readonly bonus_basis_points: number | null;
}

/** How the points of a day stand; undefined where what was settled again on `changedOn` is in them already. */
export async function standingOf(
  tx: Tx,
  { memberId, family, day }: LossKey,
  { reference, changedOn }: { readonly reference: string; readonly changedOn: string },
): Promise<StoredStanding | undefined> {
  const known = await tx.row(
    'select from losing_change where member_id = $1 and game_type = $2 and day = $3 and changed_on = $4',
    [memberId, family, day, changedOn],
  );
  if (known !== undefined) return undefined;
  return tx.row(
    `with step as (
       select 0 as place, null::date as on_day, basis_points, bonus_basis_points, accrued, applied as given from point_entry
        where use_type = 'earn' and kind = 'losing' and reference = $4
       union all
       select 1, changed_on, basis_points, bonus_basis_points, accrued, granted - owed from losing_change
        where member_id = $1 and game_type = $2 and day = $3)
     select coalesce(sum(accrued), 0)::bigint as accrued, coalesce(sum(given), 0)::bigint as given,
            (array_agg(basis_points order by place, on_day))[1] as basis_points,
            (array_agg(bonus_basis_points order by place, on_day))[1] as bonus_basis_points from step`,
    [memberId, family, day, reference],
  );
}

export interface NewChange extends LossKey {
  readonly siteId: number;
  readonly changedOn: string;
  readonly rate: AppliedRate;
  readonly accrued: Amount;
  readonly granted: Amount;
  readonly owed: Amount;
  readonly at: Date;
}

/** Notes what has changed, and what the member owes by it. */
export async function insertChange(tx: Tx, change: NewChange): Promise<void> {
  await tx.run(
    `insert into losing_change (site_id, member_id, game_type, day, changed_on, basis_points, bonus_basis_points, accrued,
       granted, owed, at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      change.siteId,
      change.memberId,
      change.family,
      change.day,
      change.changedOn,
      change.rate.basisPoints,
      change.rate.bonusBasisPoints,
      change.accrued,
      change.granted,
      change.owed,
      change.at,
    ],
  );
  if (change.owed > 0) await addOwed(tx, change.memberId, change.owed);
}

/** Below zero where something of it was taken. */
export async function addOwed(tx: Tx, memberId: number, owed: Amount): Promise<void> {
  await tx.run('update losing_owed set owed = owed + $2 where member_id = $1', [memberId, owed]);
}

/** The next members of a site who owe points, by their ids. */
export function owingMembers(
  queryable: Queryable,
  siteId: number,
  afterMember: number,
  limit: number,
): Promise<{ readonly member_id: number }[]> {
  return queryable.rows(
    'select member_id from losing_owed where site_id = $1 and owed > 0 and member_id > $2 order by member_id limit $3',
    [siteId, afterMember, limit],
  );
}
