import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { ApprovalCause } from '@hanpan/rules';

export type ApprovalState = 'waiting' | 'done' | 'rejected';

/** What carrying it out needs besides members, worth and amount; each kind reads its own. */
export type ApprovalContent = Readonly<Record<string, unknown>>;

export interface ApprovalRow {
  readonly id: number;
  readonly site_id: number;
  readonly kind: 'point' | 'coupon' | 'takeBack';
  readonly worth: 'cash' | 'point';
  readonly amount: Amount;
  readonly member_ids: readonly number[];
  readonly mem_ids: readonly string[];
  readonly code_count: number;
  readonly content: ApprovalContent;
  readonly reason: string;
  readonly cause: ApprovalCause;
  readonly state: ApprovalState;
  readonly asked_by: number;
  readonly asked_by_name: string;
  readonly asker_id: string;
  readonly asked_at: Date;
  readonly decided_by_name: string | null;
  readonly decided_at: Date | null;
  readonly reject_reason: string | null;
}

const select = `select r.id, r.site_id, r.kind, r.worth, r.amount, r.member_ids, r.code_count, r.content, r.reason, r.cause,
    r.state, r.asked_by, o.name as asked_by_name, o.operator_id as asker_id, r.asked_at, d.name as decided_by_name,
    r.decided_at, r.reject_reason,
    array(select m.mem_id from unnest(r.member_ids) with ordinality u(id, place) join member_card m on m.id = u.id
           order by u.place) as mem_ids
  from approval_request r join operator o on o.id = r.asked_by left join operator d on d.id = r.decided_by`;

export interface NewApproval {
  readonly siteId: number;
  readonly kind: ApprovalRow['kind'];
  readonly worth: ApprovalRow['worth'];
  readonly amount: Amount;
  readonly memberIds: readonly number[];
  readonly codeCount: number;
  readonly content: ApprovalContent;
  readonly reason: string;
  readonly cause: ApprovalCause;
  readonly operatorId: number;
  readonly at: Date;
}

export async function insertApproval(tx: Tx, request: NewApproval): Promise<number> {
  const row = await tx.row<{ id: number }>(
    `insert into approval_request (site_id, kind, worth, amount, member_ids, code_count, content, reason, cause,
       asked_by, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      request.siteId,
      request.kind,
      request.worth,
      request.amount,
      request.memberIds,
      request.codeCount,
      JSON.stringify(request.content),
      request.reason,
      request.cause,
      request.operatorId,
      request.at,
    ],
  );
  if (row === undefined) throw new Error('the request for approval was not stored');
  return row.id;
}

export async function approvalById(queryable: Queryable, id: number): Promise<ApprovalRow> {
  const row = await queryable.row<ApprovalRow>(`${select} where r.id = $1`, [id]);
  if (row === undefined) throw new Error(`request for approval ${id} is gone`);
  return row;
}

/** Whom a request of the site concerns; undefined where the site has no such request. */
export async function membersOfApproval(
  tx: Tx,
  siteId: number,
  id: number,
): Promise<readonly number[] | undefined> {
  const row = await tx.row<{ member_ids: number[] }>(
    'select member_ids from approval_request where site_id = $1 and id = $2',
    [siteId, id],
  );
  return row?.member_ids;
}

/** What all of a request of the site is worth; undefined where the site has no such request. */
export async function worthOfApproval(
  queryable: Queryable,
  siteId: number,
  id: number,
): Promise<Amount | undefined> {
  const row = await queryable.row<{ worth: Amount }>(
    `select amount * (cardinality(member_ids) + code_count) as worth from approval_request
      where site_id = $1 and id = $2`,
    [siteId, id],
  );
  return row?.worth;
}

export function lockApproval(tx: Tx, id: number): Promise<ApprovalRow | undefined> {
  return tx.row(`${select} where r.id = $1 for no key update of r`, [id]);
}

export async function setDecided(
  tx: Tx,
  id: number,
  decision: { state: 'done' | 'rejected'; operatorId: number; at: Date; reason: string | null },
): Promise<void> {
  await tx.run(
    'update approval_request set state = $2, decided_by = $3, decided_at = $4, reject_reason = $5 where id = $1',
    [id, decision.state, decision.operatorId, decision.at, decision.reason],
  );
}

export interface ApprovalFilter {
  readonly siteId: number;
  readonly state: ApprovalState | 'all';
  readonly limit: number;
  readonly offset: number;
}

const matches = "r.site_id = $1 and ($2 = 'all' or r.state = $2)";

export function listApprovals(queryable: Queryable, filter: ApprovalFilter): Promise<ApprovalRow[]> {
  return queryable.rows(`${select} where ${matches} order by r.id desc limit $3 offset $4`, [
    filter.siteId,
    filter.state,
    filter.limit,
    filter.offset,
  ]);
}

export async function countApprovals(
  queryable: Queryable,
  { siteId, state }: Pick<ApprovalFilter, 'siteId' | 'state'>,
): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) as count from approval_request r where ${matches}`,
    [siteId, state],
  );
  return row?.count ?? 0;
}
