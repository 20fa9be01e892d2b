import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { openDatabase } from '@hanpan/db';
import { expect, test } from 'vitest';
import { readDump, restoreDump, writeDump } from './stored-dump.ts';
import { createTestDatabase, databaseUrl } from './test-database.ts';

const dumps = new URL('../dumps/', import.meta.url);
const landings = readdirSync(dumps).filter((name) => /^\d{4}$/.test(name));
const vendorMigrations = new URL('../../../apps/sandbox-vendor/migrations/', import.meta.url);

test('what was restored is written again, row for row', async () => {
  const [name = ''] = landings;
  const text = gunzipSync(readFileSync(new URL(`${name}/hanpan.dump.gz`, dumps))).toString();
  const dump = readDump(text);
  const { owner, drop } = await createTestDatabase(2, Number(dump.version));
  const [first = ''] = dump
    .rowsOf('ledger_transfer')
    .map(({ posted_at: at }) => String(at))
    .sort();
  await owner.run('select ledger_open_months($1::timestamptz::date, 2)', [first]);
  await restoreDump(owner, dump);
  const again = await writeDump(owner, dump.version);
  // Where on its page a row comes to lie depends on what was there before.
  const lines = (dumped: string) => dumped.split('\n').sort().join('\n');
  expect(lines(again) === lines(text)).toBe(true);
  await drop();
});

test.each(landings)("the vendor's own database of landing %s takes its later migrations", async (name) => {
  const text = gunzipSync(readFileSync(new URL(`${name}/sandbox_vendor.dump.gz`, dumps))).toString();
  const dump = readDump(text);
  const { owner: admin, drop } = await createTestDatabase(1);
  const vendorName = `sandbox_landing_${name}`;
  await admin.run(`create database ${vendorName}`);
  const vendor = openDatabase({ url: databaseUrl(vendorName), poolSize: 1 });
  const apply = async (wanted: (file: string) => boolean) => {
    const files = readdirSync(vendorMigrations).filter(wanted).sort();
    for (const file of files) await vendor.run(readFileSync(new URL(file, vendorMigrations), 'utf8'));
  };
  await vendor.run('create table migration (name text primary key)');
  await apply((file) => file <= dump.version);
  await restoreDump(vendor, dump);
  await apply((file) => file > dump.version);
  const row = await vendor.row<{ count: number }>('select count(*) as count from round');
  expect(row?.count).toBe(dump.rowsOf('round').length);
  expect(row?.count).toBeGreaterThan(0);
  await vendor.close();
  await admin.run(`drop database ${vendorName}`);
  await drop();
});
