import { amount } from '@hanpan/money';
import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, expect, test } from 'vitest';
import { flows, Ledger, openMonths } from '../index.ts';

const { database, owner, drop } = await createTestDatabase();
afterAll(drop);
await owner.run("insert into site (id, key, name) values (1, 'test-site', 'Test')");
// The database was made a while ago, perhaps in another month.
await openMonths(database);
const ledger = new Ledger(database);

const nameOf = (date: string) => `'ledger_transfer_' || to_char(${date}, 'YYYY_MM')`;
const lastMonth = nameOf("(now() at time zone 'UTC')::date + interval '2 months'");

async function forgetLastMonth(): Promise<string> {
  const row = await owner.row<{ name: string }>(`select ${lastMonth} as name`);
  if (row === undefined) throw new Error('a date has a month');
  await owner.run(`drop table ${row.name}`);
  return row.name;
}

/** What one month has beside its columns: its bounds apart, all months are alike. */
async function shapeOf(name: string) {
  const one = <Row>(sql: string) => owner.rows<Row>(sql, [name]);
  return {
    columns: await one(
      `select attname, atttypid::regtype::text as type, attnotnull, attislocal, attinhcount from pg_attribute
        where attrelid = $1::regclass and attnum > 0 order by attnum`,
    ),
    constraints: await one(
      `select conname, contype, pg_get_constraintdef(oid) as def, conislocal, coninhcount from pg_constraint
        where conrelid = $1::regclass order by conname`,
    ),
    indexes: await one(
      `select replace(pg_get_indexdef(indexrelid), $1, '') as def from pg_index where indrelid = $1::regclass order by 1`,
    ),
    triggers: await one(
      `select replace(pg_get_triggerdef(oid), $1, '') as def from pg_trigger where tgrelid = $1::regclass order by 1`,
    ),
    rights: await one(`select relacl::text, relowner from pg_class where oid = $1::regclass`),
  };
}

test('a month is opened while somebody reads the ledger for long, and money moves meanwhile', async () => {
  await forgetLastMonth();
  await database.transaction(async (reader) => {
    await reader.run('set transaction isolation level repeatable read, read only');
    await reader.rows('select count(*) from ledger_transfer');
    const deposit = flows.deposit({ holder: { siteId: 1, memberId: 1 }, amount: amount(1_000) }, 1);
    // Both end while the reader reads on.
    const [made, posted] = await Promise.all([openMonths(database), ledger.post(deposit)]);
    expect([made, posted.status]).toEqual([1, 'posted']);
  });
});

test('a month that was opened later is like the one that the ledger began with', async () => {
  const later = await forgetLastMonth();
  await openMonths(database);
  const first = await owner.row<{ name: string }>(
    `select ${nameOf("(now() at time zone 'UTC')::date")} as name`,
  );
  expect(await shapeOf(later)).toEqual(await shapeOf(first?.name ?? ''));
});
