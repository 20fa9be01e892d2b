import type { Database, Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export interface Reconciliation {
  readonly checkedAt: Date;
  readonly tookMs: number;
  readonly entriesTotal: Amount;
  readonly transferCount: number;
  readonly accountCount: number;
  readonly mismatchCount: number;
  readonly negativeCount: number;
  readonly firstWrongAccount: number | null;
}

interface CheckRow {
  site_id: number | null;
  entries_total: number;
  transfer_count: number;
  account_count: number;
  mismatch_count: number;
  negative_count: number;
  first_wrong_account: number | null;
}

const keptMs = 7 * 24 * 3_600_000;

const figures = `coalesce(sum(balance), 0)::bigint as entries_total,
         coalesce(sum(debits), 0)::bigint as transfer_count,
         count(id) as account_count,
         count(id) filter (where not "right") as mismatch_count,
         count(id) filter (where balance < 0 and not may_be_negative) as negative_count,
         min(id) filter (where not "right") as first_wrong_account`;

/**
 * One snapshot, recomputed from the entries alone: every account's balance equals the sum of its entries, its version
 * equals their number and the last of them carries the balance; the sum of everything is zero, and so is that of every
 * site, because no transfer leaves its site. One row for the installation, without a site, and one for each site.
 */
const check = `
  with sums as (
    select account_id, sum(amount)::bigint as total, count(*) as entries, count(*) filter (where amount < 0) as debits,
           max(version) as last_version
      from ledger_entry group by account_id
  ), judged as (
    select a.id, a.site_id, a.balance, a.may_be_negative, coalesce(s.debits, 0) as debits,
           a.balance = coalesce(s.total, 0) and a.version = coalesce(s.entries, 0)
             and a.version = coalesce(s.last_version, 0) as "right"
      from ledger_account a left join sums s on s.account_id = a.id
  )
  select null::smallint as site_id, ${figures} from judged
  union all
  select of_site, ${figures} from (select id as of_site from site) s left join judged on judged.site_id = of_site
   group by of_site`;

function toReconciliation(row: CheckRow, checkedAt: Date, tookMs: number): Reconciliation {
  return {
    checkedAt,
    tookMs,
    entriesTotal: row.entries_total as Amount,
    transferCount: row.transfer_count,
    accountCount: row.account_count,
    mismatchCount: row.mismatch_count,
    negativeCount: row.negative_count,
    firstWrongAccount: row.first_wrong_account,
  };
}

async function keep(database: Database, row: CheckRow, checkedAt: Date, tookMs: number): Promise<void> {
  await database.run(
    `insert into ledger_check (site_id, checked_at, took_ms, entries_total, transfer_count, account_count,
                               mismatch_count, negative_count, first_wrong_account)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      row.site_id,
      checkedAt,
      tookMs,
      row.entries_total,
      row.transfer_count,
      row.account_count,
      row.mismatch_count,
      row.negative_count,
      row.first_wrong_account,
    ],
  );
}

const readSums = (tx: Tx) => tx.rows<CheckRow>(check);

/** Undefined where another one reads them. The lock is the transaction's, so it ends with a process that dies half-way. */
async function readSumsAlone(tx: Tx): Promise<CheckRow[] | undefined> {
  const row = await tx.row<{ held: boolean }>(
    "select pg_try_advisory_xact_lock(hashtext('ledger'), hashtext('reconcile')) as held",
  );
  return row?.held === true ? readSums(tx) : undefined;
}

async function keepAll(
  database: Database,
  rows: readonly CheckRow[],
  startedAtMs: number,
  tookMs: number,
): Promise<Reconciliation> {
  const whole = rows.find(({ site_id: siteId }) => siteId === null);
  if (whole === undefined) throw new Error('the reconciliation returned nothing');
  const checkedAt = new Date(startedAtMs);
  for (const row of rows) await keep(database, row, checkedAt, tookMs);
  return toReconciliation(whole, checkedAt, tookMs);
}

/**
 * Runs the check now, keeps its results for the console, and returns that of the whole installation. The whole ledger is read by
 * one statement, which is silent for as long as that takes.
 */
export async function reconcile(database: Database, clock: () => number): Promise<Reconciliation> {
  const startedAtMs = clock();
  const rows = await database.transaction(readSums, 'unhurried');
  return keepAll(database, rows, startedAtMs, clock() - startedAtMs);
}

/** The same, one at a time in the installation: undefined while another one runs. */
export async function reconcileAlone(
  database: Database,
  clock: () => number,
): Promise<Reconciliation | undefined> {
  const startedAtMs = clock();
  const rows = await database.transaction(readSumsAlone, 'unhurried');
  return rows && keepAll(database, rows, startedAtMs, clock() - startedAtMs);
}

type KeptCheck = CheckRow & { checked_at: Date; took_ms: number };

const kept = (row: KeptCheck | undefined) =>
  row === undefined ? undefined : toReconciliation(row, row.checked_at, row.took_ms);

/** The last result for the whole installation. */
export async function lastReconciliation(queryable: Queryable): Promise<Reconciliation | undefined> {
  return kept(
    await queryable.row('select * from ledger_check where site_id is null order by id desc limit 1'),
  );
}

/** The last result for the accounts of one site. */
export async function lastReconciliationOf(
  queryable: Queryable,
  siteId: number,
): Promise<Reconciliation | undefined> {
  return kept(
    await queryable.row('select * from ledger_check where site_id = $1 order by id desc limit 1', [siteId]),
  );
}

/** Keeps a week of checks, by the clock that wrote when they were made. */
export function pruneReconciliations(database: Database, clock: () => number): Promise<number> {
  return database.run('delete from ledger_check where checked_at < $1', [new Date(clock() - keptMs)]);
}
