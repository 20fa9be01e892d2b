import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { TurnoverWeights } from '@hanpan/rules';

/** Where money came from that has to be played; `passed-on` is what a partner gave on with its own obligation. */
export type RequirementKind = 'deposit' | 'point' | 'coupon' | 'give' | 'passed-on';

export interface RequirementRow {
  readonly id: number;
  readonly kind: RequirementKind;
  readonly money: Amount;
  readonly amount: Amount;
  readonly carried: Amount;
  readonly weights: TurnoverWeights;
  readonly since: Date;
  readonly open_since: Date;
}

/** What the member has still to play; zero where nothing is owed. */
export async function missingOf(queryable: Queryable, memberId: number): Promise<Amount> {
  const [row] = await queryable.prepared<{ missing: Amount }>(
    'turnover-missing',
    'select turnover_missing($1) as missing',
    [memberId],
  );
  if (row === undefined) throw new Error('no turnover');
  return row.missing;
}

/** The same with what the sum could see, in one statement: what settles beside it is seen by neither or by both. */
export async function missingAsSeen(
  tx: Tx,
  memberId: number,
): Promise<{ readonly missing: Amount; readonly seen: string }> {
  const row = await tx.row<{ missing: Amount; seen: string }>(
    'select turnover_missing($1) as missing, pg_current_snapshot()::text as seen',
    [memberId],
  );
  if (row === undefined) throw new Error('no turnover');
  return row;
}

/** The requirements since the member last owed nothing, newest first. */
export function openRequirements(queryable: Queryable, memberId: number): Promise<RequirementRow[]> {
  return queryable.rows(
    `select id, kind, money, amount, carried, weights, since, open_since from turnover_requirement
      where member_id = $1 and met_at is null order by id desc`,
    [memberId],
  );
}

export interface NewRequirement {
  readonly siteId: number;
  readonly memberId: number;
  readonly kind: RequirementKind;
  readonly reference: string;
  readonly money: Amount;
  readonly amount: Amount;
  readonly carried: Amount;
  readonly weights: TurnoverWeights;
  readonly since: Date;
  readonly openSince: Date;
  /** What `carried` could see. */
  readonly seen: string;
}

export async function insertRequirement(tx: Tx, row: NewRequirement): Promise<void> {
  await tx.run(
    `insert into turnover_requirement (site_id, member_id, kind, reference, money, amount, carried, weights, since,
       open_since, checked_at, seen) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9, $11::pg_snapshot)`,
    [
      row.siteId,
      row.memberId,
      row.kind,
      row.reference,
      row.money,
      row.amount,
      row.carried,
      JSON.stringify(row.weights),
      row.since,
      row.openSince,
      row.seen,
    ],
  );
}

/** Everything that the member owed is played. */
export async function markMet(tx: Tx, memberId: number, at: Date): Promise<void> {
  await tx.run('update turnover_requirement set met_at = $2 where member_id = $1 and met_at is null', [
    memberId,
    at,
  ]);
}

/** The members whose open requirements were not looked at for the longest time. */
export async function membersToCheck(queryable: Queryable, limit: number): Promise<number[]> {
  const rows = await queryable.rows<{ member_id: number }>(
    'select member_id from turnover_requirement where met_at is null order by checked_at limit $1',
    [limit],
  );
  return [...new Set(rows.map((row) => row.member_id))];
}

export async function markChecked(tx: Tx, memberId: number, at: Date): Promise<void> {
  await tx.run('update turnover_requirement set checked_at = $2 where member_id = $1 and met_at is null', [
    memberId,
    at,
  ]);
}
