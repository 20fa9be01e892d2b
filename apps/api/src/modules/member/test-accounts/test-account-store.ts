import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

/** A test account as it is marked now. */
export interface TestAccount {
  readonly fundsCap: Amount;
  /** What has been put into it, over all its time. */
  readonly funded: Amount;
}

/** Undefined where the member is none. Who decides by it has the member's lock. */
export function testAccountOf(queryable: Queryable, memberId: number): Promise<TestAccount | undefined> {
  return queryable.row('select funds_cap as "fundsCap", funded from test_account where member_id = $1', [
    memberId,
  ]);
}

/** Whether the account still is what it was opened as: no money of it has moved, it has not played, and as a test account it was given no points. */
export async function mayChangeSides(queryable: Queryable, memberId: number): Promise<boolean> {
  const row = await queryable.row<{ may: boolean }>(
    `select not member_has_moved($1) and not exists (
        select from test_account t where t.member_id = $1 and t.point_entries <> member_point_entries($1)) as may`,
    [memberId],
  );
  return row?.may === true;
}

export interface TestAccountChange {
  readonly kind: 'mark' | 'cap' | 'unmark';
  /** Null where the mark is taken away. */
  readonly fundsCap: Amount | null;
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
}

/** The row decides: the account is marked, its cap is another one, or its mark is gone. */
export async function insertTestAccountChange(
  tx: Tx,
  whose: { readonly siteId: number; readonly memberId: number; readonly operatorId: number },
  { kind, fundsCap, by, reason, at }: TestAccountChange,
): Promise<void> {
  await tx.run(
    `insert into test_account_change (site_id, member_id, kind, funds_cap, operator_id, by, reason, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [whose.siteId, whose.memberId, kind, fundsCap, whose.operatorId, by, reason, at],
  );
}

/** What was ever done about a member as a test account, the newest first. */
export function testAccountChanges(
  queryable: Queryable,
  memberId: number,
  limit: number,
): Promise<TestAccountChange[]> {
  return queryable.rows(
    `select kind, funds_cap as "fundsCap", by, reason, at from test_account_change
      where member_id = $1 order by id desc limit $2`,
    [memberId, limit],
  );
}
