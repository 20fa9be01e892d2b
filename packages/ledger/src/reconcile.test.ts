import { applicationRole, type Database, openDatabase } from '@hanpan/db';
import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, expect, test } from 'vitest';
import { lastReconciliation, reconcile, reconcileAlone } from './index.ts';

const { database, url, drop } = await createTestDatabase();
afterAll(drop);

/** As over a long ledger: its one statement is silent for a second. */
function slow(real: Database): Database {
  return {
    ...real,
    transaction: (work, pace) =>
      real.transaction(async (tx) => {
        const rows: typeof tx.rows = async (text, values) => {
          await tx.row('select pg_sleep(1)');
          return tx.rows(text, values);
        };
        return work({ ...tx, rows });
      }, pace),
  };
}

test('a reconciliation takes as long as it needs, also where the connections of its pool may not be silent', async () => {
  const limits = { statementWithinMs: 300, silentWithinMs: 400 };
  const brief = openDatabase({ url, role: applicationRole, poolSize: 2, ...limits });
  await reconcile(slow(brief), Date.now);
  expect(await lastReconciliation(database)).toMatchObject({ mismatchCount: 0 });
  const cut = await brief.row('select pg_sleep(5)').catch((error: unknown) => error);
  expect(cut).toBeInstanceOf(Error);
  await brief.close();
});

test('one reconciliation runs at a time in the installation', async () => {
  const ends = await Promise.all([1, 2, 3].map(() => reconcileAlone(slow(database), Date.now)));
  expect(ends.filter((each) => each !== undefined)).toHaveLength(1);
  expect(await reconcileAlone(database, Date.now)).toMatchObject({ mismatchCount: 0 });
});
