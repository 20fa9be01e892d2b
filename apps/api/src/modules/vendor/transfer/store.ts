import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export type TransferState = 'pending' | 'confirmed' | 'failed' | 'unknown';

export interface TransferRow {
  readonly id: string;
  readonly site_id: number;
  readonly member_id: number;
  readonly vendor_id: number;
  readonly vendor_code: string;
  readonly direction: 'in' | 'out';
  /** Null is everything there is. */
  readonly asked_amount: Amount | null;
  readonly state: TransferState;
  readonly refusal: string | null;
  readonly attempts: number;
  readonly moved_amount: Amount | null;
  readonly cash_after: Amount | null;
  readonly cash_version: number | null;
}

const select = `select t.id, t.site_id, t.member_id, t.vendor_id, v.code as vendor_code, t.direction, t.asked_amount,
    t.state, t.refusal, t.attempts, t.moved_amount, t.cash_after, t.cash_version
  from game_transfer t join vendor v on v.id = t.vendor_id`;

export function findTransfer(queryable: Queryable, id: string): Promise<TransferRow | undefined> {
  return queryable.row(`${select} where t.id = $1`, [id]);
}

export async function lockTransfer(tx: Tx, id: string): Promise<TransferRow> {
  const row = await tx.row<TransferRow>(`${select} where t.id = $1 for no key update of t`, [id]);
  if (row === undefined) throw new Error(`transfer ${id} is gone`);
  return row;
}

/** The movement between a member and a vendor that is not finished; there is at most one. */
export async function findOpenTransfer(
  queryable: Queryable,
  memberId: number,
  vendorCode: string,
): Promise<TransferRow | undefined> {
  return queryable.row(`${select} where t.member_id = $1 and v.code = $2 and t.finished_at is null`, [
    memberId,
    vendorCode,
  ]);
}

export function listOpenTransfers(queryable: Queryable, memberId: number): Promise<TransferRow[]> {
  return queryable.rows(`${select} where t.member_id = $1 and t.finished_at is null order by t.asked_at`, [
    memberId,
  ]);
}

export interface NewTransfer {
  readonly id: string;
  readonly siteId: number;
  readonly memberId: number;
  readonly vendorCode: string;
  readonly direction: 'in' | 'out';
  readonly askedAmount: Amount | null;
  readonly at: Date;
  readonly nextAttemptAt: Date;
}

export async function insertTransfer(tx: Tx, transfer: NewTransfer): Promise<void> {
  const stored = await tx.run(
    `insert into game_transfer (id, site_id, member_id, vendor_id, direction, asked_amount, asked_at, next_attempt_at)
     select $1, $2, $3, id, $5, $6, $7, $8 from vendor where code = $4`,
    [
      transfer.id,
      transfer.siteId,
      transfer.memberId,
      transfer.vendorCode,
      transfer.direction,
      transfer.askedAmount,
      transfer.at,
      transfer.nextAttemptAt,
    ],
  );
  if (stored !== 1) throw new Error(`no vendor ${transfer.vendorCode}`);
}

/** By whose word a movement has ended that its vendor did not end, and who said so too. */
export interface EndedBy {
  readonly operatorId: number;
  readonly secondBy: number | null;
}

export async function setConfirmed(
  tx: Tx,
  id: string,
  said: {
    movedAmount: Amount;
    vendorBalance: Amount;
    resultAmount: number;
    cashAfter: Amount;
    cashVersion: number;
    at: Date;
  },
  by?: EndedBy,
): Promise<void> {
  await tx.run(
    `update game_transfer set state = 'confirmed', moved_amount = $2, vendor_balance = $3, result_amount = $4,
       cash_after = $5, cash_version = $6, finished_at = $7, next_attempt_at = null, ended_by = $8, ended_with = $9
      where id = $1`,
    [
      id,
      said.movedAmount,
      said.vendorBalance,
      said.resultAmount,
      said.cashAfter,
      said.cashVersion,
      said.at,
      by?.operatorId ?? null,
      by?.secondBy ?? null,
    ],
  );
}

export async function setFailed(tx: Tx, id: string, refusal: string, at: Date, by?: EndedBy): Promise<void> {
  await tx.run(
    `update game_transfer set state = 'failed', refusal = $2, finished_at = $3, next_attempt_at = null, ended_by = $4,
       ended_with = $5 where id = $1`,
    [id, refusal, at, by?.operatorId ?? null, by?.secondBy ?? null],
  );
}

/** A response was lost: asked again at `nextAttemptAt`. Changes nothing where somebody else has finished it meanwhile. */
export async function setIndeterminate(queryable: Queryable, id: string, nextAttemptAt: Date): Promise<void> {
  await queryable.run(
    `update game_transfer set state = 'unknown', next_attempt_at = $2 where id = $1 and finished_at is null`,
    [id, nextAttemptAt],
  );
}

/**
 * Says, before the vendor is asked again, that it is: from here on the one who sent it first can no longer conclude
 * from a failed attempt of his own that nothing happened. False while he is still at it, and for what is finished.
 */
export async function claimTransfer(queryable: Queryable, id: string, now: Date): Promise<boolean> {
  const claimed = await queryable.run(
    `update game_transfer set state = 'unknown', attempts = attempts + (next_attempt_at <= $2)::int, claimed_at = $2
      where id = $1 and finished_at is null and (state = 'unknown' or next_attempt_at <= $2)`,
    [id, now],
  );
  return claimed > 0;
}

/** The vendors with transfers whose time has come. */
export async function vendorsWithDue(queryable: Queryable, now: Date): Promise<number[]> {
  const rows = await queryable.prepared<{ vendor_id: number }>(
    'transfers-due-vendors',
    'select distinct vendor_id from game_transfer where next_attempt_at <= $1',
    [now],
  );
  return rows.map((row) => row.vendor_id);
}

/**
 * The same for one whose time has come, the longest due of a vendor, left alone by other workers until `leaseUntil`. Undefined
 * where there is none.
 */
export async function claimDueTransfer(
  queryable: Queryable,
  vendorId: number,
  now: Date,
  leaseUntil: Date,
): Promise<string | undefined> {
  const [row] = await queryable.prepared<{ id: string }>(
    'transfer-claim-due',
    `update game_transfer set state = 'unknown', attempts = attempts + 1, next_attempt_at = $3, claimed_at = $2
      where id = (select id from game_transfer where vendor_id = $1 and next_attempt_at <= $2
                   order by next_attempt_at limit 1 for update skip locked)
      returning id`,
    [vendorId, now, leaseUntil],
  );
  return row?.id;
}
