import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, expect, test } from 'vitest';
import { type Database, migrate, openDatabase } from './index.ts';

const folder = new URL('../migrations/', import.meta.url);
const { owner, url, drop } = await createTestDatabase(2);
afterAll(drop);

/** The schema as it was before a version, with its record, as `migrate` would have left it. */
async function migrateBefore(database: Database, before: number): Promise<void> {
  await database.run(`create table schema_migration (
    version int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
  for (const file of (await readdir(folder)).filter((each) => each.endsWith('.sql')).sort()) {
    const version = Number(file.slice(0, 4));
    if (version >= before) continue;
    const sql = await readFile(new URL(file, folder), 'utf8');
    await database.run(sql);
    const checksum = createHash('sha256').update(sql).digest('hex');
    await database.run('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
      version,
      file.slice(5, -4),
      checksum,
    ]);
  }
}

function insert(database: Database, memId: string, contact: string, rank: string, status = 'active') {
  return database.run(
    `insert into member (site_id, mem_id, nickname, password_hash, phone_cipher, phone_index, bank_code, account_cipher,
       account_index, holder_name, partner_rank, status)
     values (1, $1, $1, 'x', '', convert_to($2, 'UTF8'), '004', '', convert_to($2, 'UTF8'), 'x', $3, $4)`,
    [memId, contact, rank, status],
  );
}

test('partners who shared a phone and an account keep them, and nobody else can use them from then on', async () => {
  await owner.run('create database before_cards');
  const old = openDatabase({ url: url.replace(/\/[^/]+$/, '/before_cards'), poolSize: 1 });
  try {
    await migrateBefore(old, 15);
    await old.run("insert into site (id, key, name, settings) values (1, 'one', 'One', '{}')");
    await insert(old, 'head', 'shared', 'PTN_1');
    await insert(old, 'store', 'shared', 'PTN_5');
    await insert(old, 'member', 'shared', 'NORMAL');
    await insert(old, 'refused', 'gone', 'NORMAL', 'rejected');
    await migrate(old);
    const rows = await old.rows('select mem_id, phone_shared, account_shared from member order by id');
    expect(rows).toEqual([
      { mem_id: 'head', phone_shared: true, account_shared: true },
      { mem_id: 'store', phone_shared: true, account_shared: true },
      { mem_id: 'member', phone_shared: false, account_shared: false },
      { mem_id: 'refused', phone_shared: false, account_shared: false },
    ]);
    const taken = { code: '23505', constraint: 'member_phone' };
    await expect(insert(old, 'another', 'shared', 'PTN_5')).rejects.toMatchObject(taken);
    await insert(old, 'refused', 'gone', 'NORMAL');
    await expect(insert(old, 'third', 'gone', 'PTN_4')).rejects.toMatchObject(taken);
  } finally {
    await old.close();
    await owner.run('drop database before_cards');
  }
});
