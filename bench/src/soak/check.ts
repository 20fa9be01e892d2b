import type { Database } from '@hanpan/db';
import { reconcile, verifyLedger } from '@hanpan/ledger';
import type { Books } from './books.ts';

const keysPerRead = 50_000;

export interface Baseline {
  readonly lastTransfer: number;
  /** What house accounts held before, by kind. */
  readonly house: ReadonlyMap<string, number>;
}

async function houseBalances(database: Database): Promise<Map<string, number>> {
  const rows = await database.rows<{ kind: string; balance: number }>(
    'select kind, sum(balance)::bigint as balance from ledger_account where owner_id is null and site_id = 1 group by kind',
  );
  return new Map(rows.map(({ kind, balance }) => [kind, balance]));
}

export async function readBaseline(database: Database): Promise<Baseline> {
  const row = await database.row<{ last: number | null }>('select max(id) as last from ledger_transfer');
  return { lastTransfer: row?.last ?? 0, house: await houseBalances(database) };
}

/** Acknowledged keys that are not stored, or are stored differently, and stored keys that were never acknowledged. */
async function compareKeys(database: Database, acknowledged: ReadonlyMap<string, number>, after: number) {
  let last = after;
  let stored = 0;
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (;;) {
    const rows = await database.rows<{ id: number; key: string }>(
      'select id, key from ledger_transfer where id > $1 order by id limit $2',
      [last, keysPerRead],
    );
    for (const { id, key } of rows) {
      const known = acknowledged.get(key);
      if (known === undefined) wrong.push(`${key} is stored and was acknowledged to nobody`);
      else if (known !== 0 && known !== id) wrong.push(`${key} is transfer ${id}, not ${known}`);
      if (seen.has(key)) wrong.push(`${key} is stored twice`);
      seen.add(key);
    }
    stored += rows.length;
    const newest = rows.at(-1);
    if (newest === undefined) break;
    last = newest.id;
  }
  for (const key of acknowledged.keys())
    if (!seen.has(key)) wrong.push(`${key} was acknowledged and is lost`);
  return { stored, wrong };
}

async function compareBalances(database: Database, books: Books, baseline: Baseline): Promise<string[]> {
  const rows = await database.rows<{ name: string; balance: number }>(
    "select kind || '/' || owner_id as name, balance from ledger_account where site_id = 1 and owner_id is not null",
  );
  const real = new Map(rows.map(({ name, balance }) => [name, balance]));
  const before = new Map([...baseline.house].map(([kind, balance]) => [`${kind}/house`, balance]));
  for (const [kind, balance] of await houseBalances(database))
    real.set(`${kind}/house`, balance - (before.get(`${kind}/house`) ?? 0));
  const wrong: string[] = [];
  for (const [name, balance] of books.entries()) {
    const found = real.get(name) ?? 0;
    if (found !== balance) wrong.push(`${name} holds ${found}, not ${balance}`);
  }
  return wrong;
}

export interface Checked {
  readonly stored: number;
  /** Empty: nothing was lost, doubled, negative or unbalanced. */
  readonly wrong: readonly string[];
}

/** Compares everything that was acknowledged with everything that is stored. */
export async function checkAll(
  database: Database,
  books: Books,
  acknowledged: ReadonlyMap<string, number>,
  baseline: Baseline,
): Promise<Checked> {
  const { stored, wrong } = await compareKeys(database, acknowledged, baseline.lastTransfer);
  const unequal = await compareBalances(database, books, baseline);
  const { finding } = await verifyLedger(database);
  const found = finding === null ? [] : [`${finding.table} ${finding.id}: ${finding.detail}`];
  const sums = await reconcile(database, Date.now);
  const unbalanced = sums.entriesTotal !== 0 || sums.mismatchCount > 0 || sums.negativeCount > 0;
  return {
    stored,
    wrong: [...wrong, ...unequal, ...found, ...(unbalanced ? [`the books: ${JSON.stringify(sums)}`] : [])],
  };
}
