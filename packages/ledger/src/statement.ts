import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

/** Days on the calendar of a zone, both inclusive; null leaves that end open. */
export interface StatementPeriod {
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly timeZone: string;
}

/**
 * One account over one period. Its entries are numbered without a gap, so the first and the last number say
 * everything: how many there are, where a page begins, and which balance stood before and after. `lastVersion` is one
 * less than `firstVersion` where nothing moved. What is posted afterwards does not change a statement.
 */
export interface Statement {
  readonly accountId: number;
  readonly firstVersion: number;
  readonly lastVersion: number;
  readonly openingBalance: Amount;
  readonly closingBalance: Amount;
  /** A day more than the period on either side: which months have to be looked into. */
  readonly notBefore: Date | null;
  readonly notAfter: Date | null;
}

export interface StatementEntry {
  readonly version: number;
  readonly transferId: number;
  readonly flow: string;
  /** The kind of the account on the other side. */
  readonly counter: string;
  readonly amount: Amount;
  readonly balance: Amount;
  readonly reference: string;
  readonly postedAt: Date;
}

/**
 * The number of the first entry at or after an instant. An account's entries are posted one after the other, so their
 * times rise with their numbers and the boundary is found by halving: some twenty index lookups, even where a house
 * account has millions of entries. The limit keeps each one a lookup: joined, all entries would be read each time.
 */
const boundary = `
  with recursive search(low, high) as (
    select 1::bigint, $2::bigint + 1
    union all
    select case when e.posted_at < $3 then s.middle + 1 else s.low end,
           case when e.posted_at < $3 then s.high else s.middle end
      from (select low, high, (low + high) / 2 as middle from search where low < high) s
     cross join lateral (select posted_at from ledger_entry where account_id = $1 and version = s.middle limit 1) e
  )
  select low as version from search where low >= high`;

async function firstVersionFrom(
  queryable: Queryable,
  account: { id: number; version: number },
  instant: Date,
): Promise<number> {
  const row = await queryable.row<{ version: number }>(boundary, [account.id, account.version, instant]);
  if (row === undefined) throw new Error(`account ${account.id} has a gap in its entries`);
  return row.version;
}

async function balanceAt(queryable: Queryable, accountId: number, version: number): Promise<Amount> {
  const row = await queryable.row<{ balance: Amount }>(
    'select balance from ledger_entry where account_id = $1 and version = $2',
    [accountId, version],
  );
  return row?.balance ?? (0 as Amount);
}

const slackMs = 24 * 3_600_000;
const moved = (instant: Date | null, byMs: number) =>
  instant === null ? null : new Date(instant.getTime() + byMs);

/** Undefined where there is no such account. */
export async function openStatement(
  queryable: Queryable,
  accountId: number,
  { startDate, endDate, timeZone }: StatementPeriod,
): Promise<Statement | undefined> {
  const account = await queryable.row<{
    id: number;
    version: number;
    starts: Date | null;
    ends: Date | null;
  }>(
    `select id, version, $2::date::timestamp at time zone $4 as starts,
            ($3::date + 1)::timestamp at time zone $4 as ends
       from ledger_account where id = $1`,
    [accountId, startDate, endDate, timeZone],
  );
  if (account === undefined) return undefined;
  const { version, starts, ends } = account;
  const first = starts === null ? 1 : await firstVersionFrom(queryable, account, starts);
  const next = ends === null ? version + 1 : await firstVersionFrom(queryable, account, ends);
  const last = Math.max(first, next) - 1;
  return {
    accountId,
    firstVersion: first,
    lastVersion: last,
    openingBalance: await balanceAt(queryable, accountId, first - 1),
    closingBalance: await balanceAt(queryable, accountId, last),
    notBefore: moved(starts, -slackMs),
    notAfter: moved(ends, slackMs),
  };
}

export function entryCountOf({ firstVersion, lastVersion }: Statement): number {
  return lastVersion - firstVersion + 1;
}

/** The entries of a statement with numbers in `from`..`to`, oldest first. */
export function statementEntries(
  queryable: Queryable,
  statement: Statement,
  from: number,
  to: number,
): Promise<StatementEntry[]> {
  const { accountId, firstVersion, lastVersion, notBefore, notAfter } = statement;
  return queryable.rows(
    `select e.version, e.transfer_id as "transferId", e.flow, k.kind as counter, e.amount, e.balance, e.reference,
            e.posted_at as "postedAt"
       from ledger_entry e join ledger_account k on k.id = e.counter_id
      where e.account_id = $1 and e.version between $2 and $3
        and e.posted_at between coalesce($4::timestamptz, '-infinity') and coalesce($5::timestamptz, 'infinity')
      order by e.version`,
    [accountId, Math.max(from, firstVersion), Math.min(to, lastVersion), notBefore, notAfter],
  );
}

const entriesAtOnce = 1_000;

/**
 * The whole statement, oldest first, in pages: the next is read only on demand, so that a slow reader
 * holds neither a connection nor more than a page of memory.
 */
export async function* statementPages(
  queryable: Queryable,
  statement: Statement,
): AsyncGenerator<StatementEntry[]> {
  const { firstVersion, lastVersion } = statement;
  for (let from = firstVersion; from <= lastVersion; from += entriesAtOnce) {
    yield await statementEntries(queryable, statement, from, from + entriesAtOnce - 1);
  }
}

/** What the transfers of these keys moved in an account, in the order of its entries. */
export function entriesOfKeys(
  queryable: Queryable,
  account: { readonly siteId: number; readonly kind: string; readonly memberId: number },
  keys: readonly string[],
): Promise<Omit<StatementEntry, 'counter'>[]> {
  return queryable.rows(
    `select case when t.credit_account = a.id then t.credit_version else t.debit_version end as version,
            t.id as "transferId", t.flow, case when t.credit_account = a.id then t.amount else -t.amount end as amount,
            case when t.credit_account = a.id then t.credit_balance else t.debit_balance end as balance, t.reference,
            t.posted_at as "postedAt"
       from ledger_account a
       join ledger_key k on k.key = any($4::uuid[])
       join ledger_transfer t on t.posted_at = k.posted_at and t.id = k.transfer_id
      where a.site_id = $1 and a.kind = $2 and a.owner_id = $3 and a.id in (t.credit_account, t.debit_account)
      order by 1`,
    [account.siteId, account.kind, account.memberId, keys],
  );
}
