import type { Queryable, Tx } from '@hanpan/db';

export interface DepositAccount {
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountHolder: string;
}

const account = `a.bank_name as "bankName", a.account_number as "accountNumber", a.account_holder as "accountHolder"`;

/** The account that applies to a member now: its own, else that of its level, else the newest that is for everybody. */
export function accountFor(
  queryable: Queryable,
  siteId: number,
  memberId: number,
): Promise<(DepositAccount & { readonly id: number }) | undefined> {
  return queryable.row(
    `select a.id, ${account} from deposit_account a join member_card m on m.id = $2 and m.site_id = a.site_id
       left join deposit_account_choice c on c.member_id = m.id and c.account_id = a.id
      where a.site_id = $1 and a.closed_at is null
        and (c.account_id is not null or m.level = any(a.levels) or a.levels = '{}')
      order by (c.account_id is not null) desc, (m.level = any(a.levels)) desc, a.id desc limit 1`,
    [siteId, memberId],
  );
}

export async function holderOf(queryable: Queryable, memberId: number): Promise<string> {
  const row = await queryable.row<{ holder: string }>(
    'select holder_name as holder from member_card where id = $1',
    [memberId],
  );
  if (row === undefined) throw new Error(`member ${memberId} is gone`);
  return row.holder;
}

export interface ShownRow extends DepositAccount {
  readonly id: number;
  readonly shownAt: Date;
}

export function lastShown(queryable: Queryable, memberId: number): Promise<ShownRow | undefined> {
  return queryable.row(
    `select a.id, ${account}, a.shown_at as "shownAt" from deposit_account_shown a where a.member_id = $1
      order by a.id desc limit 1`,
    [memberId],
  );
}

export async function insertShown(
  tx: Tx,
  shown: DepositAccount & {
    readonly siteId: number;
    readonly memberId: number;
    readonly accountId: number | null;
    readonly shownAt: Date;
    readonly shownBy: string;
  },
): Promise<void> {
  await tx.run(
    `insert into deposit_account_shown (site_id, member_id, account_id, bank_name, account_number, account_holder, shown_at,
       shown_by) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      shown.siteId,
      shown.memberId,
      shown.accountId,
      shown.bankName,
      shown.accountNumber,
      shown.accountHolder,
      shown.shownAt,
      shown.shownBy,
    ],
  );
}

export interface AccountRow extends DepositAccount {
  readonly id: number;
  readonly levels: readonly number[];
  readonly openedAt: Date;
  readonly openedBy: string;
  readonly closedAt: Date | null;
  readonly closedBy: string | null;
  readonly memberCount: number;
  readonly shownCount: number;
}

export function listAccounts(
  queryable: Queryable,
  filter: { siteId: number; limit: number; offset: number },
): Promise<AccountRow[]> {
  return queryable.rows(
    `select a.id, ${account}, a.levels, a.opened_at as "openedAt", o.name as "openedBy", a.closed_at as "closedAt",
            x.name as "closedBy",
            (select count(*) from deposit_account_choice c where c.account_id = a.id) as "memberCount",
            (select count(*) from deposit_account_shown s where s.account_id = a.id) as "shownCount"
       from deposit_account a join operator o on o.id = a.opened_by left join operator x on x.id = a.closed_by
      where a.site_id = $1 order by (a.closed_at is not null), a.id desc limit $2 offset $3`,
    [filter.siteId, filter.limit, filter.offset],
  );
}

export async function countAccounts(queryable: Queryable, siteId: number): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    'select count(*) from deposit_account where site_id = $1',
    [siteId],
  );
  return row?.count ?? 0;
}

export async function insertAccount(
  tx: Tx,
  row: DepositAccount & { siteId: number; levels: readonly number[]; operatorId: number; at: Date },
): Promise<number> {
  const stored = await tx.row<{ id: number }>(
    `insert into deposit_account (site_id, bank_name, account_number, account_holder, levels, opened_by, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [row.siteId, row.bankName, row.accountNumber, row.accountHolder, row.levels, row.operatorId, row.at],
  );
  if (stored === undefined) throw new Error('the account was not stored');
  return stored.id;
}

export interface LockedAccount extends DepositAccount {
  readonly levels: readonly number[];
  readonly closed_at: Date | null;
}

export function lockAccount(tx: Tx, siteId: number, id: number): Promise<LockedAccount | undefined> {
  return tx.row(
    `select ${account}, a.levels, a.closed_at from deposit_account a where a.site_id = $1 and a.id = $2 for update`,
    [siteId, id],
  );
}

export async function closeAccount(tx: Tx, id: number, operatorId: number, at: Date): Promise<void> {
  await tx.run('update deposit_account set closed_by = $2, closed_at = $3 where id = $1', [
    id,
    operatorId,
    at,
  ]);
}

export async function chooseAccount(
  tx: Tx,
  choice: { siteId: number; memberId: number; accountId: number | null; operatorId: number; at: Date },
): Promise<void> {
  await tx.run(
    `insert into deposit_account_choice (site_id, member_id, account_id, chosen_by, chosen_at) values ($1, $2, $3, $4, $5)
     on conflict (member_id) do update set account_id = excluded.account_id, chosen_by = excluded.chosen_by,
       chosen_at = excluded.chosen_at`,
    [choice.siteId, choice.memberId, choice.accountId, choice.operatorId, choice.at],
  );
}

export interface ShownEntry extends ShownRow {
  readonly memId: string;
  readonly memNick: string;
  readonly shownBy: string;
}

interface ShownFilter {
  readonly siteId: number;
  /** Part of a member's id or nickname, or of an account number; empty is everybody. */
  readonly search: string;
}

const shownSource = `from deposit_account_shown a join member_card m on m.id = a.member_id
  where a.site_id = $1 and ($2 = '' or strpos(lower(m.mem_id || ' ' || m.nickname || ' ' || a.account_number), lower($2)) > 0)`;

export function listShown(
  queryable: Queryable,
  { siteId, search, limit, offset }: ShownFilter & { limit: number; offset: number },
): Promise<ShownEntry[]> {
  return queryable.rows(
    `select a.id, ${account}, a.shown_at as "shownAt", a.shown_by as "shownBy", m.mem_id as "memId", m.nickname as "memNick"
       ${shownSource} order by a.id desc limit $3 offset $4`,
    [siteId, search, limit, offset],
  );
}

export async function countShown(queryable: Queryable, { siteId, search }: ShownFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(`select count(*) ${shownSource}`, [siteId, search]);
  return row?.count ?? 0;
}
