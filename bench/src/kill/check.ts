import type { Database } from '@hanpan/db';
import { reconcile } from '@hanpan/ledger';
import type { Books } from '../soak/books.ts';

const flowsOfCallers = ['vendor-bet', 'vendor-win', 'vendor-rollback', 'vendor-correction', 'point-convert'];

/** Of these members' transfers: accepted and not stored, stored more often than accepted, and what else is wrong. */
export interface Checked {
  readonly lost: number;
  readonly doubled: number;
  readonly wrong: readonly string[];
}

async function compareBalances(owner: Database, books: Books, memberIds: readonly number[]) {
  const rows = await owner.rows<{ name: string; balance: number }>(
    "select kind || '/' || owner_id as name, balance from ledger_account where owner_id = any($1::bigint[])",
    [memberIds],
  );
  const stored = new Map(rows.map(({ name, balance }) => [name, balance]));
  return [...books.entries()].flatMap(([name, balance]) => {
    if (name.endsWith('/house') || (stored.get(name) ?? 0) === balance) return [];
    return [`${name} holds ${stored.get(name) ?? 0}, not ${balance}`];
  });
}

/** Compares what the callers count with what the ledger holds. */
export async function check(
  owner: Database,
  books: Books,
  accepted: ReadonlySet<string>,
  memberIds: readonly number[],
): Promise<Checked> {
  const rows = await owner.rows<{ key: string }>(
    `select t.key from ledger_transfer t
      where t.flow = any($1::text[]) and exists (select from ledger_account a
        where a.id in (t.debit_account, t.credit_account) and a.owner_id = any($2::bigint[]))`,
    [flowsOfCallers, memberIds],
  );
  const stored = new Set(rows.map(({ key }) => key));
  const sums = await reconcile(owner, Date.now);
  const isBalanced = sums.entriesTotal === 0 && sums.mismatchCount === 0 && sums.negativeCount === 0;
  return {
    lost: [...accepted].filter((key) => !stored.has(key)).length,
    doubled: rows.length - stored.size + [...stored].filter((key) => !accepted.has(key)).length,
    wrong: [
      ...(await compareBalances(owner, books, memberIds)),
      ...(isBalanced ? [] : [`the sums: ${JSON.stringify(sums)}`]),
    ],
  };
}
