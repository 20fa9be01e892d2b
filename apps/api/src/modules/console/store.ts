import type { StaffRole } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';

export interface OperatorRow {
  readonly id: number;
  readonly operator_id: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly is_platform: boolean;
  readonly password_hash: string;
  readonly has_totp: boolean;
}

const columns =
  'id, operator_id, name, roles, is_platform, password_hash, totp_sealed is not null as has_totp';

export function operatorById(queryable: Queryable, id: number): Promise<OperatorRow | undefined> {
  return queryable.row(`select ${columns} from operator where id = $1`, [id]);
}

/** The operator who may log in under an id of a site. */
export function activeOperator(
  queryable: Queryable,
  siteId: number,
  operatorId: string,
): Promise<OperatorRow | undefined> {
  return queryable.row(`select ${columns} from operator where site_id = $1 and operator_id = $2 and active`, [
    siteId,
    operatorId,
  ]);
}

/** Whose account attempts are counted at, where an operator has it: two whose ids differ in case alone share one. */
export async function operatorOfAccount(
  queryable: Queryable,
  siteId: number,
  account: string,
): Promise<number | undefined> {
  const row = await queryable.row<{ id: number }>(
    `select id from operator where site_id = $1 and 'operator:' || lower(operator_id) = $2 order by id limit 1`,
    [siteId, account],
  );
  return row?.id;
}

/**
 * An operator who may log in, held until the transaction ends: neither its password nor its block changes meanwhile.
 * Several log-ins hold it at once.
 */
export function holdOperator(tx: Tx, id: number): Promise<OperatorRow | undefined> {
  return tx.row(`select ${columns} from operator where id = $1 and active for share`, [id]);
}

export interface NewOperator {
  readonly siteId: number;
  readonly operatorId: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  /** Leads the whole installation. */
  readonly isPlatform: boolean;
  readonly passwordHash: string;
  /** Null where setup made it. */
  readonly createdBy?: string;
}

/** Undefined where the site has an operator of this id. */
export async function insertOperator(tx: Tx, operator: NewOperator): Promise<number | undefined> {
  const row = await tx.row<{ id: number }>(
    `insert into operator (site_id, operator_id, name, roles, is_platform, password_hash, created_by)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (site_id, operator_id) do nothing returning id`,
    [
      operator.siteId,
      operator.operatorId,
      operator.name,
      operator.roles,
      operator.isPlatform,
      operator.passwordHash,
      operator.createdBy ?? null,
    ],
  );
  return row?.id;
}

export interface QueueCounts {
  readonly signups: number;
  readonly partners: number;
  readonly deposits: number;
  readonly withdrawals: number;
  readonly accountRequests: number;
  readonly questions: number;
  readonly approvals: number;
  readonly adjustments: number;
  readonly bigBets: number;
  readonly returns: number;
  readonly stuck: number;
  readonly significant: number;
  readonly overdueDeposits: number;
  readonly overdueWithdrawals: number;
}

/** What is waiting for the operators of a site. */
export async function countQueue(queryable: Queryable, siteId: number, now: Date): Promise<QueueCounts> {
  const row = await queryable.row<QueueCounts>(
    `select
       (select count(*) from member_card where site_id = $1 and status = 'pending' and partner_rank = 'NORMAL') as signups,
       (select count(*) from member_card where site_id = $1 and status = 'pending' and partner_rank <> 'NORMAL') as partners,
       (select count(*) from cash_open where site_id = $1 and kind = 'in') as deposits,
       (select count(*) from cash_open where site_id = $1 and kind = 'out') as withdrawals,
       (select count(*) from cash_open where site_id = $1 and kind = 'in' and due_at <= $2) as "overdueDeposits",
       (select count(*) from cash_open where site_id = $1 and kind = 'out' and due_at <= $2) as "overdueWithdrawals",
       (select count(*) from account_request where site_id = $1 and answered_at is null) as "accountRequests",
       (select count(*) from board_waiting where site_id = $1) as questions,
       (select count(*) from approval_request where site_id = $1 and state = 'waiting') as approvals,
       (select count(*) from cash_adjustment where site_id = $1 and state = 'waiting') as adjustments,
       (select count(*) from big_bet where site_id = $1 and state = 'asked') as "bigBets",
       (select count(*) from report_return_notice where site_id = $1 and looked_at is null) as returns,
       (select count(*) from significant_new where site_id = $1) as significant,
       (select count(*) from game_transfer where site_id = $1 and finished_at is null
           and asked_at <= $2::timestamptz - interval '1 minute')
         + (select count(*) from vendor_held h where h.site_id = $1 and h.released_at is null
              and vendor_held_waits(h)) as stuck`,
    [siteId, now],
  );
  if (row === undefined) throw new Error('a count without a row');
  return row;
}

/** The same password under the pepper that is in use now. */
export async function hashPasswordAnew(
  tx: Tx,
  id: number,
  { before, hash }: { readonly before: string; readonly hash: string },
): Promise<void> {
  await tx.run('update operator set password_hash = $3 where id = $1 and password_hash = $2', [
    id,
    before,
    hash,
  ]);
}
