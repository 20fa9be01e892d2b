import type { Adjustment, ApprovalCause, BodyOf } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import { orderBy } from '../../kernel/order-by.ts';

export interface AdjustmentRow {
  readonly id: number;
  readonly site_id: number;
  readonly member_id: number;
  readonly mem_id: string;
  readonly nickname: string;
  readonly direction: Adjustment['direction'];
  readonly amount: Amount;
  readonly reason: string;
  /** Null where it needed no second operator, or waited before there were several causes. */
  readonly cause: ApprovalCause | null;
  readonly state: Adjustment['state'];
  readonly needs_second: boolean;
  readonly asked_by: number;
  readonly asked_by_name: string;
  readonly asker_id: string;
  readonly asked_at: Date;
  readonly decided_by_name: string | null;
  readonly decided_at: Date | null;
  readonly reject_reason: string | null;
  readonly balance_after: Amount | null;
}

const select = `select a.id, a.site_id, a.member_id, m.mem_id, m.nickname, a.direction, a.amount, a.reason, a.cause, a.state, a.asked_by,
    a.needs_second, o.name as asked_by_name, o.operator_id as asker_id, a.asked_at, d.name as decided_by_name, a.decided_at, a.reject_reason, a.balance_after
  from cash_adjustment a join member_card m on m.id = a.member_id join operator o on o.id = a.asked_by
  left join operator d on d.id = a.decided_by`;

export async function nextAdjustmentId(tx: Tx): Promise<number> {
  const row = await tx.row<{ id: number }>(
    "select nextval(pg_get_serial_sequence('cash_adjustment', 'id')) as id",
  );
  if (row === undefined) throw new Error('no adjustment id');
  return row.id;
}

export interface NewAdjustment {
  readonly id: number;
  readonly siteId: number;
  readonly memberId: number;
  readonly direction: Adjustment['direction'];
  readonly amount: Amount;
  readonly reason: string;
  readonly operatorId: number;
  readonly at: Date;
  /** Null where it waits for a second operator. */
  readonly balanceAfter: Amount | null;
  readonly cause: ApprovalCause | null;
}

export async function insertAdjustment(tx: Tx, adjustment: NewAdjustment): Promise<void> {
  await tx.run(
    `insert into cash_adjustment (id, site_id, member_id, direction, amount, reason, asked_by, asked_at, balance_after,
       needs_second, state, decided_at, cause)
     overriding system value
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $9::bigint, $9::bigint is null,
       case when $9::bigint is null then 'waiting' else 'done' end, case when $9::bigint is null then null else $8::timestamptz end,
       $10)`,
    [
      adjustment.id,
      adjustment.siteId,
      adjustment.memberId,
      adjustment.direction,
      adjustment.amount,
      adjustment.reason,
      adjustment.operatorId,
      adjustment.at,
      adjustment.balanceAfter,
      adjustment.cause,
    ],
  );
}

export async function adjustmentById(queryable: Queryable, id: number): Promise<AdjustmentRow> {
  const row = await queryable.row<AdjustmentRow>(`${select} where a.id = $1`, [id]);
  if (row === undefined) throw new Error(`adjustment ${id} is gone`);
  return row;
}

/** Whose money an adjustment of the site moves; undefined where the site has no such adjustment. */
export async function memberOfAdjustment(tx: Tx, siteId: number, id: number): Promise<number | undefined> {
  const row = await tx.row<{ member_id: number }>(
    'select member_id from cash_adjustment where site_id = $1 and id = $2',
    [siteId, id],
  );
  return row?.member_id;
}

/** What an adjustment of the site moves; undefined where the site has no such adjustment. */
export async function amountOfAdjustment(
  queryable: Queryable,
  siteId: number,
  id: number,
): Promise<Amount | undefined> {
  const row = await queryable.row<{ amount: Amount }>(
    'select amount from cash_adjustment where site_id = $1 and id = $2',
    [siteId, id],
  );
  return row?.amount;
}

export function lockAdjustment(tx: Tx, id: number): Promise<AdjustmentRow | undefined> {
  return tx.row(`${select} where a.id = $1 for no key update of a`, [id]);
}

export async function setDone(
  tx: Tx,
  id: number,
  decision: { operatorId: number; at: Date; balanceAfter: Amount },
): Promise<void> {
  await tx.run(
    `update cash_adjustment set state = 'done', decided_by = $2, decided_at = $3, balance_after = $4 where id = $1`,
    [id, decision.operatorId, decision.at, decision.balanceAfter],
  );
}

export async function setRejected(
  tx: Tx,
  id: number,
  decision: { operatorId: number; at: Date; reason: string },
): Promise<void> {
  await tx.run(
    `update cash_adjustment set state = 'rejected', decided_by = $2, decided_at = $3, reject_reason = $4 where id = $1`,
    [id, decision.operatorId, decision.at, decision.reason],
  );
}

export interface AdjustmentFilter {
  readonly siteId: number;
  readonly state: Adjustment['state'] | 'all';
  readonly search: string;
  readonly sort: BodyOf<'/api/console/adjustment/list'>['sort'];
  readonly limit: number;
  readonly offset: number;
}

const matches = `a.site_id = $1 and ($2 = 'all' or a.state = $2)
  and ($3 = '' or m.mem_id ilike '%' || $3 || '%' or m.nickname ilike '%' || $3 || '%')`;

const orders = {
  asked: 'a.asked_at',
  amount: "case a.direction when 'debit' then -a.amount else a.amount end",
};

export function listAdjustments(queryable: Queryable, filter: AdjustmentFilter): Promise<AdjustmentRow[]> {
  const order = orderBy(orders, filter.sort, 'a.id desc', 'a.id');
  return queryable.rows(`${select} where ${matches} order by ${order} limit $4 offset $5`, [
    filter.siteId,
    filter.state,
    filter.search,
    filter.limit,
    filter.offset,
  ]);
}

export async function countAdjustments(
  queryable: Queryable,
  { siteId, state, search }: Pick<AdjustmentFilter, 'siteId' | 'state' | 'search'>,
): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) as count from cash_adjustment a join member_card m on m.id = a.member_id where ${matches}`,
    [siteId, state, search],
  );
  return row?.count ?? 0;
}
