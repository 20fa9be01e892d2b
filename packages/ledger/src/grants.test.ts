import { openDatabase } from '@hanpan/db';
import { createTestDatabase, type TestDatabase } from '@hanpan/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: TestDatabase;
beforeAll(async () => {
  world = await createTestDatabase();
  await world.owner.run("insert into site (id, key, name) values (1, 'test-site', 'Test')");
});
afterAll(() => world.drop());

test('another database login may call none of the functions that write money', async () => {
  const functions = await world.owner.rows<{ name: string; allowed: boolean }>(
    `select p.oid::regprocedure::text as name, has_function_privilege('pg_read_all_data', p.oid, 'execute') as allowed
       from pg_proc p where p.pronamespace = 'public'::regnamespace and (p.prosecdef or p.proname = 'wallet_post')`,
  );
  expect(functions.length).toBeGreaterThanOrEqual(6);
  expect(functions.filter((each) => each.allowed)).toEqual([]);
});

test('the tables of the ledger cannot be hidden behind temporary ones', async () => {
  const definers = await world.owner.rows<{ name: string; settings: string[] }>(
    `select proname as name, proconfig as settings from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef`,
  );
  for (const { name, settings } of definers) expect(settings, name).toContain('search_path=public, pg_temp');
});

test("[FND-6] a member's account can never be opened as one that may be negative", async () => {
  await expect(
    world.database.run("select ledger_open_account(1::smallint, 'game:x', 77, 0::smallint, true)"),
  ).rejects.toMatchObject({ code: '23514' });
});

test('accounts named in another order keep their own balances', async () => {
  const database = openDatabase({ url: world.url, poolSize: 1, role: 'hanpan_app' });
  const open = async (owner: number | null) =>
    (
      await database.row<{ id: number }>(
        'select found_id as id from ledger_open_account(1::smallint, $1, $2, 0::smallint, $3)',
        [owner === null ? 'bank' : 'cash', owner, owner === null],
      )
    )?.id ?? 0;
  const [one, other, bank] = [await open(1), await open(2), await open(null)];
  const post = (accounts: number[], debit: number, credit: number, key: string) =>
    database.row<{ statuses: number[] }>(
      "select statuses from ledger_post($1, array[$2::uuid], array['deposit'], array[$3::int], array[$4::int], array[100::bigint], array[$2::text], true, true)",
      [accounts, key, debit, credit],
    );
  await post([one, other, bank], 3, 1, '00000000-0000-8000-8000-000000000001');
  await post([bank, other, one], 1, 2, '00000000-0000-8000-8000-000000000002');
  const rows = await database.rows<{ balance: number }>(
    'select balance from ledger_account where id = any($1) order by id',
    [[one, other]],
  );
  await database.close();
  expect(rows.map((row) => row.balance)).toEqual([100, 100]);
});
