import type { ApprovalCause, CashStep, LocalText } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { type Amount, zero } from '@hanpan/money';
import { type CashState, numberOfState } from './cash-state.ts';

export type CashKind = 'in' | 'out';

/** A bonus as it was promised when the deposit was asked for. */
export interface BonusTerms {
  readonly code: string;
  readonly names: LocalText;
  readonly turnoverAmount: Amount;
  readonly expiresDays: number;
}

export interface CashRow {
  readonly id: number;
  readonly site_id: number;
  readonly member_id: number;
  readonly kind: CashKind;
  readonly amount: Amount;
  readonly bonus_amount: Amount;
  readonly bonus_terms: BonusTerms | null;
  readonly state: CashState;
  readonly receipt_id: string;
  readonly applied_at: Date;
  readonly due_at: Date;
  readonly waiting_at: Date | null;
  readonly processed_at: Date | null;
  readonly claimed_by: number | null;
  readonly first_approved_by: number | null;
  /** Why the first approval was not enough. */
  readonly second_cause: ApprovalCause | null;
  readonly reason: string | null;
  readonly defer_note: string | null;
  readonly payer_name: string | null;
  readonly shown_id: number | null;
  readonly expires_at: Date | null;
  readonly payout_reference: string | null;
  /** A last withdrawal, over everything that its member had when it closed its account. */
  readonly is_closing: boolean;
  /** Null where an operator ended it, or nobody has. */
  readonly closed_by: 'member' | 'expiry' | null;
}

/** The column `state` as a name. */
export const stateName =
  "case state when 0 then 'asked' when 2 then 'claimed' when 1 then 'approved' when -1 then 'rejected' end";

export const requestColumns = `id, site_id, member_id, kind, amount, bonus_amount, bonus_terms, ${stateName} as state, receipt_id,
  applied_at, due_at, waiting_at, processed_at, claimed_by, first_approved_by, second_cause, reason, hold_note as defer_note,
  payer_name, shown_id, expires_at, payout_reference, is_closing, closed_by`;

/** What the member has asked for and the desk has not closed: at most one deposit and one withdrawal. */
export function openRequests(queryable: Queryable, memberId: number): Promise<CashRow[]> {
  return queryable.rows(
    `select ${requestColumns} from cash_request where member_id = $1 and state in (0, 2)`,
    [memberId],
  );
}

/** What a member has asked for as deposits since then, minor units: those that were refused or withdrawn do not count. */
export async function depositedSince(queryable: Queryable, memberId: number, since: Date): Promise<Amount> {
  const row = await queryable.row<{ amount: Amount }>(
    `select coalesce(sum(amount), 0)::bigint as amount from cash_request
      where member_id = $1 and kind = 'in' and state in (0, 1, 2) and applied_at >= $2`,
    [memberId, since],
  );
  return row?.amount ?? zero;
}

/** Of these requests those that ended without an operator, by their numbers: who or what ended each. */
export async function endersOf(
  queryable: Queryable,
  requestIds: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<CashRow['closed_by']>>> {
  const rows = await queryable.rows<{ id: number; closed_by: NonNullable<CashRow['closed_by']> }>(
    'select id, closed_by from cash_request where id = any($1) and closed_by is not null',
    [requestIds],
  );
  return new Map(rows.map(({ id, closed_by }) => [id, closed_by]));
}

/** Whether a deposit of the member has ever been approved. */
export async function hasDeposited(queryable: Queryable, memberId: number): Promise<boolean> {
  const row = await queryable.row(
    "select 1 from cash_request where member_id = $1 and kind = 'in' and state = 1 limit 1",
    [memberId],
  );
  return row !== undefined;
}

export async function lastDoneAt(tx: Tx, memberId: number, kind: CashKind): Promise<Date | null> {
  const row = await tx.row<{ at: Date | null }>(
    'select max(processed_at) as at from cash_request where member_id = $1 and kind = $2 and state = 1',
    [memberId, kind],
  );
  return row?.at ?? null;
}

export async function nextRequestId(tx: Tx): Promise<number> {
  const row = await tx.row<{ id: number }>(
    "select nextval(pg_get_serial_sequence('cash_request', 'id')) as id",
  );
  if (row === undefined) throw new Error('no request id');
  return row.id;
}

export interface NewRequest {
  readonly id: number;
  readonly siteId: number;
  readonly memberId: number;
  readonly kind: CashKind;
  readonly amount: Amount;
  readonly receiptId: string;
  readonly appliedAt: Date;
  readonly dueAt: Date;
  readonly bonusAmount: Amount;
  readonly bonusTerms: BonusTerms | null;
  readonly payerName: string | null;
  readonly shownId: number | null;
  readonly expiresAt: Date | null;
  readonly isClosing: boolean;
}

export async function insertRequest(tx: Tx, request: NewRequest): Promise<CashRow> {
  const row = await tx.row<CashRow>(
    `insert into cash_request (id, site_id, member_id, kind, amount, receipt_id, applied_at, due_at, bonus_amount,
       bonus_terms, payer_name, shown_id, expires_at, is_closing)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning ${requestColumns}`,
    [
      request.id,
      request.siteId,
      request.memberId,
      request.kind,
      request.amount,
      request.receiptId,
      request.appliedAt,
      request.dueAt,
      request.bonusAmount,
      request.bonusTerms === null ? null : JSON.stringify(request.bonusTerms),
      request.payerName,
      request.shownId,
      request.expiresAt,
      request.isClosing,
    ],
  );
  if (row === undefined) throw new Error('the request was not stored');
  return row;
}

export async function recordStep(
  tx: Tx,
  done: {
    requestId: number;
    at: Date;
    state: CashState;
    step: CashStep;
    actor: string;
    note?: string;
    address?: string;
  },
): Promise<void> {
  await tx.run(
    `insert into cash_request_event (request_id, at, state, step, actor, note, address)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      done.requestId,
      done.at,
      numberOfState[done.state],
      done.step,
      done.actor,
      done.note ?? '',
      done.address ?? null,
    ],
  );
}

/** Locks one request of the site; a second caller waits and sees what the first one did. */
export function lockRequest(tx: Tx, siteId: number, id: number): Promise<CashRow | undefined> {
  return tx.row(`select ${requestColumns} from cash_request where site_id = $1 and id = $2 for update`, [
    siteId,
    id,
  ]);
}

/** The member who made the request; undefined where the site has no such request. */
export async function memberOfRequest(tx: Tx, siteId: number, id: number): Promise<number | undefined> {
  const row = await tx.row<{ member_id: number }>(
    'select member_id from cash_request where site_id = $1 and id = $2',
    [siteId, id],
  );
  return row?.member_id;
}

/** What a request of the site is about; undefined where the site has no such request. */
export async function amountOfRequest(
  queryable: Queryable,
  siteId: number,
  id: number,
): Promise<Amount | undefined> {
  const row = await queryable.row<{ amount: Amount }>(
    'select amount from cash_request where site_id = $1 and id = $2',
    [siteId, id],
  );
  return row?.amount;
}

/** Claims it, first or after a release; the waiting time counts from the first claim. */
export async function claimRequest(tx: Tx, id: number, operatorId: number, at: Date): Promise<void> {
  await tx.run(
    `update cash_request set state = 2, claimed_by = $2, waiting_at = coalesce(waiting_at, $3)
      where id = $1 and state in (0, 2) and claimed_by is null`,
    [id, operatorId, at],
  );
}

export async function releaseRequest(tx: Tx, id: number): Promise<void> {
  await tx.run('update cash_request set claimed_by = null where id = $1 and state = 2', [id]);
}

/** Why a claimed request is deferred. */
export async function setDeferNote(tx: Tx, id: number, note: string): Promise<void> {
  await tx.run('update cash_request set hold_note = $2 where id = $1 and state = 2', [id, note]);
}

/** A withdrawal that is still to be paid is claimed by nobody then: whoever pays it claims it. */
export async function setFirstApproval(
  tx: Tx,
  id: number,
  operatorId: number,
  cause: ApprovalCause,
  payoutReference: string | null,
): Promise<void> {
  await tx.run(
    `update cash_request set first_approved_by = $2, second_cause = $3, payout_reference = $4,
            claimed_by = case when kind = 'out' and $4::text is null then null else claimed_by end
      where id = $1 and state = 2`,
    [id, operatorId, cause, payoutReference],
  );
}

interface Close {
  readonly id: number;
  readonly operatorId: number;
  readonly at: Date;
}

export async function approveRequest(
  tx: Tx,
  { id, operatorId, at, payoutReference }: Close & { readonly payoutReference: string | null },
): Promise<void> {
  await tx.run(
    `update cash_request set state = 1, processed_by = $2, processed_at = $3, payout_reference = $4
      where id = $1 and state = 2`,
    [id, operatorId, at, payoutReference],
  );
}

export async function rejectRequest(
  tx: Tx,
  { id, operatorId, at, reason }: Close & { readonly reason: string },
): Promise<void> {
  await tx.run(
    `update cash_request set state = -1, processed_by = $2, processed_at = $3, reason = $4 where id = $1 and state = 2`,
    [id, operatorId, at, reason],
  );
}

/** Ends a deposit that nobody has claimed. */
export async function endUnclaimed(
  tx: Tx,
  { id, by, at }: { readonly id: number; readonly by: 'member' | 'expiry'; readonly at: Date },
): Promise<void> {
  await tx.run(
    `update cash_request set state = -1, closed_by = $2, reason = $2, processed_at = $3
      where id = $1 and state = 0 and kind = 'in'`,
    [id, by, at],
  );
}

/** Deposits that nobody has claimed in time. Those of another worker, and of an operator who claims now, are left out. */
export function lockExpired(tx: Tx, at: Date, limit: number): Promise<CashRow[]> {
  return tx.rows(
    `select ${requestColumns} from cash_request where state = 0 and kind = 'in' and expires_at <= $1
      order by expires_at limit $2 for update skip locked`,
    [at, limit],
  );
}

/** Minutes from request to approval: the median of the site's last hundred, where there were at least five. */
export async function usualMinutes(
  queryable: Queryable,
  siteId: number,
  kind: CashKind,
): Promise<number | null> {
  const row = await queryable.row<{ minutes: number | null }>(
    `select case when count(*) >= 5 then greatest(1, round(
              percentile_cont(0.5) within group (order by extract(epoch from processed_at - applied_at)) / 60))::int end as minutes
       from (select applied_at, processed_at from cash_request where site_id = $1 and kind = $2 and state = 1
              order by applied_at desc limit 100) last`,
    [siteId, kind],
  );
  return row?.minutes ?? null;
}
