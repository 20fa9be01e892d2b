import type { BodyOf, CashStep } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { type Amount, zero } from '@hanpan/money';
import { orderBy } from '../../kernel/order-by.ts';
import type { NamedBank } from '../settings/index.ts';
import type { CashState } from './cash-state.ts';
import { type CashKind, type CashRow, stateName } from './store.ts';

/** A request with what the operator needs to see beside it. */
export interface DeskRow extends CashRow, NamedBank {
  readonly mem_id: string;
  readonly nickname: string;
  readonly holder_name: string;
  readonly claimer: string | null;
  readonly first_approver: string | null;
  readonly claimer_id: string | null;
  readonly first_approver_id: string | null;
  readonly shown_bank: string | null;
  readonly shown_number: string | null;
  readonly shown_holder: string | null;
  readonly shown_at: Date | null;
}

const columns = `c.id, c.site_id, c.member_id, c.kind, c.amount, c.bonus_amount, c.bonus_terms, ${stateName} as state, c.receipt_id, c.applied_at,
  c.due_at, c.waiting_at, c.processed_at, c.claimed_by, c.first_approved_by, c.second_cause, c.reason, c.hold_note as defer_note, m.mem_id, m.nickname,
  m.holder_name, b.name_ko as bank_name, b.name_en as bank_name_en, o.name as claimer, f.name as first_approver,
  o.operator_id as claimer_id, f.operator_id as first_approver_id, c.payer_name, c.shown_id, c.expires_at,
  c.payout_reference, c.is_closing, c.closed_by, s.bank_name as shown_bank, s.account_number as shown_number,
  s.account_holder as shown_holder, s.shown_at`;
const source = `from cash_request c join member_card m on m.id = c.member_id left join bank b using (bank_code)
  left join operator o on o.id = c.claimed_by left join operator f on f.id = c.first_approved_by
  left join deposit_account_shown s on s.id = c.shown_id`;

/** What the quick filters of the desk compare with. */
export interface QuickLooker {
  readonly operatorKey: number;
  readonly now: Date;
  /** From this sum on, cash and bonus together, a second operator is needed. */
  readonly fourEyesAmount: number;
}

export interface DeskFilter {
  readonly siteId: number;
  readonly kind: CashKind;
  readonly state: 'open' | 'all' | CashState;
  readonly quick: BodyOf<'/api/console/cash/list'>['quick'];
  readonly looker: QuickLooker;
  /** The whole id of one member; empty is everybody. */
  readonly memId: string;
  readonly sort: BodyOf<'/api/console/cash/list'>['sort'];
  readonly limit: number;
  readonly offset: number;
}

const matches = `c.site_id = $1 and c.kind = $2
  and case $3::text when 'all' then true when 'open' then c.state in (0, 2) else ${stateName} = $3 end`;

const isMine = 'c.claimed_by = $4::bigint and c.state in (0, 2)';
const isOverdue = 'c.due_at <= $5::timestamptz and c.state in (0, 2)';
const needsSecond =
  '(c.second_cause is not null or c.amount + c.bonus_amount >= $6::bigint) and c.state in (0, 2)';
const isQuick = `case $7::text when 'mine' then ${isMine} when 'overdue' then ${isOverdue} when 'second' then ${needsSecond}
  else true end`;
const isOfMember = `($8 = '' or c.member_id in (select id from member_card where site_id = $1 and lower(mem_id) = lower($8)))`;

function valuesOf({ siteId, kind, state, looker, quick, memId }: DeskFilter) {
  return [siteId, kind, state, looker.operatorKey, looker.now, looker.fourEyesAmount, quick, memId];
}

const orders = {
  amount: 'c.amount',
  bonus: 'c.bonus_amount',
  applied: 'c.applied_at',
  // What is due first has waited longest.
  elapsed: '-extract(epoch from c.due_at)',
};

/** Open requests oldest first, because the oldest is due first; others newest first. */
export function listDesk(queryable: Queryable, filter: DeskFilter): Promise<DeskRow[]> {
  const own = filter.state === 'open' ? 'c.applied_at, c.id' : 'c.applied_at desc, c.id desc';
  return queryable.rows(
    `select ${columns} ${source} where ${matches} and ${isQuick} and ${isOfMember}
      order by ${orderBy(orders, filter.sort, own, 'c.id')} limit $9 offset $10`,
    [...valuesOf(filter), filter.limit, filter.offset],
  );
}

/** How many requests a filter has on all its pages, and what they come to. */
export async function sumDesk(
  queryable: Queryable,
  filter: DeskFilter,
): Promise<{ count: number; amount: Amount }> {
  const row = await queryable.row<{ count: number; amount: Amount }>(
    `select count(*)::int as count, coalesce(sum(c.amount), 0)::bigint as amount
       from cash_request c where ${matches} and ${isQuick} and ${isOfMember}`,
    valuesOf(filter),
  );
  return row ?? { count: 0, amount: zero };
}

/** How many open requests each of the quick filters has. */
export async function countQuick(
  queryable: Queryable,
  { siteId, kind, looker }: Pick<DeskFilter, 'siteId' | 'kind' | 'looker'>,
): Promise<{ mine: number; overdue: number; second: number }> {
  const row = await queryable.row<{ mine: number; overdue: number; second: number }>(
    `select count(*) filter (where ${isMine}) as mine, count(*) filter (where ${isOverdue}) as overdue,
            count(*) filter (where ${needsSecond}) as second
       from cash_request c where ${matches}`,
    [siteId, kind, 'open', looker.operatorKey, looker.now, looker.fourEyesAmount],
  );
  return row ?? { mine: 0, overdue: 0, second: 0 };
}

export function deskRow(queryable: Queryable, siteId: number, id: number): Promise<DeskRow | undefined> {
  return queryable.row(`select ${columns} ${source} where c.site_id = $1 and c.id = $2`, [siteId, id]);
}

export function stepsOf(
  queryable: Queryable,
  requestId: number,
): Promise<{ at: Date; state: CashState; step: CashStep; actor: string; note: string }[]> {
  return queryable.rows(
    `select at, ${stateName} as state, step, actor, note from cash_request_event where request_id = $1 order by id`,
    [requestId],
  );
}

export interface LedgerLine {
  readonly transfer_id: number;
  readonly flow: string;
  readonly counter: string;
  readonly amount: Amount;
  readonly balance: Amount;
  readonly posted_at: Date;
}

/** The latest entries of the member's cash. */
export function latestEntries(queryable: Queryable, memberId: number, limit: number): Promise<LedgerLine[]> {
  return queryable.rows(
    `select e.transfer_id, e.flow, k.kind as counter, e.amount, e.balance, e.posted_at
       from member_card m join ledger_entry e on e.account_id = m.cash_account join ledger_account k on k.id = e.counter_id
      where m.id = $1 order by e.version desc limit $2`,
    [memberId, limit],
  );
}

export interface AccountRequestRow {
  readonly id: number;
  readonly member_id: number;
  readonly mem_id: string;
  readonly nickname: string;
  readonly requested_at: Date;
  readonly answered_at: Date | null;
  readonly answered_by: string | null;
}

/** With the account that was sent in answer to it. */
export interface ListedAccountRequest extends AccountRequestRow {
  readonly sent: { bankName: string; accountNumber: string; accountHolder: string } | null;
}

export async function insertAccountRequest(
  tx: Tx,
  siteId: number,
  memberId: number,
  at: Date,
): Promise<void> {
  await tx.run('insert into account_request (site_id, member_id, requested_at) values ($1, $2, $3)', [
    siteId,
    memberId,
    at,
  ]);
}

export async function lastAccountRequestAt(queryable: Queryable, memberId: number): Promise<Date | null> {
  const row = await queryable.row<{ at: Date | null }>(
    'select max(requested_at) as at from account_request where member_id = $1',
    [memberId],
  );
  return row?.at ?? null;
}

const accountColumns =
  'r.id, r.member_id, m.mem_id, m.nickname, r.requested_at, r.answered_at, r.answered_by';

/** Open requests first, the oldest on top; then the answered ones. */
export function listAccountRequests(
  queryable: Queryable,
  filter: { siteId: number; limit: number; offset: number },
): Promise<ListedAccountRequest[]> {
  return queryable.rows(
    `select ${accountColumns},
            (select jsonb_build_object('bankName', s.bank_name, 'accountNumber', s.account_number, 'accountHolder', s.account_holder)
               from deposit_account_shown s where s.member_id = r.member_id and s.shown_at = r.answered_at
              order by s.id desc limit 1) as sent
       from account_request r join member_card m on m.id = r.member_id where r.site_id = $1
      order by (r.answered_at is not null), case when r.answered_at is null then r.requested_at end,
               r.answered_at desc, r.id limit $2 offset $3`,
    [filter.siteId, filter.limit, filter.offset],
  );
}

export async function countAccountRequests(queryable: Queryable, siteId: number): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    'select count(*) from account_request where site_id = $1',
    [siteId],
  );
  return row?.count ?? 0;
}

export function lockAccountRequest(
  tx: Tx,
  siteId: number,
  id: number,
): Promise<AccountRequestRow | undefined> {
  return tx.row(
    `select ${accountColumns} from account_request r join member_card m on m.id = r.member_id
      where r.site_id = $1 and r.id = $2 for update of r`,
    [siteId, id],
  );
}

export async function answerAccountRequest(tx: Tx, id: number, by: string, at: Date): Promise<void> {
  await tx.run('update account_request set answered_at = $3, answered_by = $2 where id = $1', [id, by, at]);
}
