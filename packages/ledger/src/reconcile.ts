import type { Database, Queryable } from '@hanpan/db';
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
  entries_total: number;
  transfer_count: number;
  account_count: number;
  mismatch_count: number;
  negative_count: number;
  first_wrong_account: number | null;
}

/**
 * One snapshot, recomputed from the entries alone: every account's balance equals the sum of its entries, its version
 * equals their number and the last of them carries the balance; the sum of everything is zero.
 */
const check = `
  with sums as (
    select account_id, sum(amount)::bigint as total, count(*) as entries, max(version) as last_version
      from ledger_entry group by account_id
  ), judged as (
    select a.id, a.balance, a.may_be_negative,
           a.balance = coalesce(s.total, 0) and a.version = coalesce(s.entries, 0)
             and a.version = coalesce(s.last_version, 0) as "right"
      from ledger_account a left join sums s on s.account_id = a.id
  )
  select coalesce(sum(balance), 0)::bigint as entries_total,
         (select count(*) from ledger_transfer) as transfer_count,
         count(*) as account_count,
         count(*) filter (where not "right") as mismatch_count,
         count(*) filter (where balance < 0 and not may_be_negative) as negative_count,
         min(id) filter (where not "right") as first_wrong_account
    from judged`;

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

/** Runs the check now and keeps its result for the console. */
export async function reconcile(database: Database, clock: () => number): Promise<Reconciliation> {
  const startedAtMs = clock();
  const row = await database.transaction(async (tx) => {
    // The whole ledger is read, so there is no time limit.
    await tx.run('set local statement_timeout = 0');
    return tx.row<CheckRow>(check);
  });
  if (row === undefined) throw new Error('the reconciliation returned nothing');
  const tookMs = clock() - startedAtMs;
  const result = toReconciliation(row, new Date(startedAtMs), tookMs);
  await database.run(
    `insert into ledger_check (checked_at, took_ms, entries_total, transfer_count, account_count, mismatch_count,
                               negative_count, first_wrong_account)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      result.checkedAt,
      result.tookMs,
      result.entriesTotal,
      result.transferCount,
      result.accountCount,
      result.mismatchCount,
      result.negativeCount,
      result.firstWrongAccount,
    ],
  );
  return result;
}

export async function lastReconciliation(queryable: Queryable): Promise<Reconciliation | undefined> {
  const row = await queryable.row<CheckRow & { checked_at: Date; took_ms: number }>(
    'select * from ledger_check order by id desc limit 1',
  );
  return row === undefined ? undefined : toReconciliation(row, row.checked_at, row.took_ms);
}

/** Keeps a week of checks. */
export function pruneReconciliations(database: Database): Promise<number> {
  return database.run("delete from ledger_check where checked_at < now() - interval '7 days'");
}
