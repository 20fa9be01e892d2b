import type { Queryable, Tx } from '@hanpan/db';

export interface OperatorRow {
  readonly id: number;
  readonly operator_id: string;
  readonly name: string;
  readonly role: 'operator' | 'supervisor';
  readonly is_platform: boolean;
  readonly password_hash: string;
}

export function operatorById(queryable: Queryable, id: number): Promise<OperatorRow | undefined> {
  return queryable.row(
    'select id, operator_id, name, role, is_platform, password_hash from operator where id = $1',
    [id],
  );
}

/** The operator who may log in under an id of a site. */
export function activeOperator(
  queryable: Queryable,
  siteId: number,
  operatorId: string,
): Promise<OperatorRow | undefined> {
  return queryable.row(
    'select id, operator_id, name, role, is_platform, password_hash from operator where site_id = $1 and operator_id = $2 and active',
    [siteId, operatorId],
  );
}

export interface NewOperator {
  readonly siteId: number;
  readonly operatorId: string;
  readonly name: string;
  readonly role: string;
  /** A supervisor of the whole installation. */
  readonly isPlatform: boolean;
  readonly passwordHash: string;
}

export async function insertOperator(tx: Tx, operator: NewOperator): Promise<void> {
  await tx.run(
    `insert into operator (site_id, operator_id, name, role, is_platform, password_hash)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      operator.siteId,
      operator.operatorId,
      operator.name,
      operator.role,
      operator.isPlatform,
      operator.passwordHash,
    ],
  );
}

export interface QueueCounts {
  readonly signups: number;
  readonly deposits: number;
  readonly withdrawals: number;
  readonly accountRequests: number;
  readonly questions: number;
  readonly approvals: number;
  readonly adjustments: number;
  readonly overdueDeposits: number;
  readonly overdueWithdrawals: number;
}

/** What is waiting for the operators of a site. */
export async function countQueue(queryable: Queryable, siteId: number, now: Date): Promise<QueueCounts> {
  const row = await queryable.row<QueueCounts>(
    `select
       (select count(*) from member_card where site_id = $1 and status = 'pending') as signups,
       (select count(*) from cash_open where site_id = $1 and kind = 'in') as deposits,
       (select count(*) from cash_open where site_id = $1 and kind = 'out') as withdrawals,
       (select count(*) from cash_open where site_id = $1 and kind = 'in' and due_at <= $2) as "overdueDeposits",
       (select count(*) from cash_open where site_id = $1 and kind = 'out' and due_at <= $2) as "overdueWithdrawals",
       (select count(*) from account_request where site_id = $1 and answered_at is null) as "accountRequests",
       (select count(*) from board_waiting where site_id = $1) as questions,
       (select count(*) from approval_request where site_id = $1 and state = 'waiting') as approvals,
       (select count(*) from cash_adjustment where site_id = $1 and state = 'waiting') as adjustments`,
    [siteId, now],
  );
  if (row === undefined) throw new Error('a count without a row');
  return row;
}
