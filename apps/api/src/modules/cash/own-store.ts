import type { Queryable, Tx } from '@hanpan/db';
import type { Statement, StatementEntry } from '@hanpan/ledger';
import type { CashState } from './cash-state.ts';
import { type CashKind, type CashRow, requestColumns, stateName } from './store.ts';

/** Days on the site's calendar; null leaves that end open. */
export interface Period {
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly timeZone: string;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** `at` lies between the first instant of one day and the last of the other, on the wall clock of the zone. */
const within = (at: string, start: string, end: string, zone: string) =>
  `(${start}::date is null or ${at} >= ${start}::date::timestamp at time zone ${zone})
   and (${end}::date is null or ${at} < (${end}::date + 1)::timestamp at time zone ${zone})`;

export interface OwnFilter extends Period {
  readonly memberId: number;
  readonly kind: CashKind | 'all';
}

const own = `from cash_request where member_id = $1 and ($2 = 'all' or kind = $2) and not hidden_by_member
  and ${within('applied_at', '$3', '$4', '$5')}`;
const ownValues = ({ memberId, kind, startDate, endDate, timeZone }: OwnFilter) => [
  memberId,
  kind,
  startDate,
  endDate,
  timeZone,
];

export function listOwn(queryable: Queryable, filter: OwnFilter & Page): Promise<CashRow[]> {
  return queryable.rows(`select ${requestColumns} ${own} order by id desc limit $6 offset $7`, [
    ...ownValues(filter),
    filter.limit,
    filter.offset,
  ]);
}

export async function countOwn(queryable: Queryable, filter: OwnFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(`select count(*) ${own}`, ownValues(filter));
  return row?.count ?? 0;
}

/** Locks a request of the member that it has not hidden. */
export function lockOwn(
  tx: Tx,
  memberId: number,
  id: number,
): Promise<{ state: CashState; hidden_by_member: boolean } | undefined> {
  return tx.row(
    `select ${stateName} as state, hidden_by_member from cash_request where member_id = $1 and id = $2 for update`,
    [memberId, id],
  );
}

export async function ownRequest(queryable: Queryable, memberId: number, id: number): Promise<CashRow> {
  const row = await queryable.row<CashRow>(
    `select ${requestColumns} from cash_request where member_id = $1 and id = $2`,
    [memberId, id],
  );
  if (row === undefined) throw new Error(`request ${id} is gone`);
  return row;
}

export async function hideOwn(tx: Tx, id: number): Promise<void> {
  await tx.run('update cash_request set hidden_by_member = true where id = $1 and not hidden_by_member', [
    id,
  ]);
}

export async function cashAccountOf(queryable: Queryable, memberId: number): Promise<number> {
  const row = await queryable.row<{ cash_account: number }>(
    'select cash_account from member_card where id = $1',
    [memberId],
  );
  if (row === undefined) throw new Error(`member ${memberId} is gone`);
  return row.cash_account;
}

export interface FlowFilter {
  readonly flows: readonly string[];
  /** All flows but these. */
  readonly isExcluding: boolean;
}

const byFlow = `from ledger_entry e where e.account_id = $1 and e.version between $2 and $3
  and e.posted_at between coalesce($4::timestamptz, '-infinity') and coalesce($5::timestamptz, 'infinity')
  and (e.flow = any($6)) <> $7`;
const byFlowValues = (statement: Statement, filter: FlowFilter) => [
  statement.accountId,
  statement.firstVersion,
  statement.lastVersion,
  statement.notBefore,
  statement.notAfter,
  filter.flows,
  filter.isExcluding,
];

/** The movements of a statement that are of some flows, newest first. */
export function listByFlow(
  queryable: Queryable,
  statement: Statement,
  filter: FlowFilter,
  { limit, offset }: Page,
): Promise<Omit<StatementEntry, 'counter' | 'reference'>[]> {
  return queryable.rows(
    `select e.version, e.transfer_id as "transferId", e.flow, e.amount, e.balance, e.posted_at as "postedAt" ${byFlow}
      order by e.version desc limit $8 offset $9`,
    [...byFlowValues(statement, filter), limit, offset],
  );
}

export async function countByFlow(
  queryable: Queryable,
  statement: Statement,
  filter: FlowFilter,
): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) ${byFlow}`,
    byFlowValues(statement, filter),
  );
  return row?.count ?? 0;
}
