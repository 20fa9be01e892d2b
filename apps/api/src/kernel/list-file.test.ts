import type { Queryable } from '@hanpan/db';
import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { fileOf } from './list-file.ts';

const testDatabase = await createTestDatabase();
const { database, owner } = testDatabase;
afterAll(() => testDatabase.drop());

const count = 1_200;
const everybody = Array.from({ length: count }, (_, index) => [index + 1]);

beforeEach(async () => {
  await owner.run('drop table if exists waiting');
  await owner.run('create table waiting (n int primary key, is_open boolean not null default true)');
  await owner.run('insert into waiting select generate_series(1, $1::int)', [count]);
  await owner.run('grant select on waiting to hanpan_app');
});

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** A list of what is open, by its order; `before` happens before each lot is read. */
const listWith = (before: (page: Page) => Promise<unknown>) => ({
  name: 'waiting',
  columns: ['n'],
  read: async (snapshot: Queryable, page: Page) => {
    await before(page);
    return snapshot.rows<{ n: number }>('select n from waiting where is_open order by n limit $1 offset $2', [
      page.limit,
      page.offset,
    ]);
  },
});

async function rowsOf(before: (page: Page) => Promise<unknown>) {
  const { pages } = await fileOf(database, listWith(before));
  const rows: unknown[] = [];
  for await (const lot of pages) rows.push(...lot);
  return rows;
}

test('a row that leaves the list between two lots makes no other vanish, and one that comes repeats none', async () => {
  const leave = async ({ offset }: Page) => {
    if (offset === 500) await owner.run('update waiting set is_open = false where n <= 10');
    if (offset === 1_000) await owner.run('insert into waiting select generate_series(-20, 0)');
  };
  expect(await rowsOf(leave)).toEqual(everybody);
});

test('a reader that stands still keeps no connection, and one that goes away ends the reading', async () => {
  let lots = 0;
  const { pages } = await fileOf(
    database,
    listWith(async () => {
      lots += 1;
    }),
  );
  const taken: unknown[] = [];
  for await (const lot of pages) {
    taken.push(...lot);
    if (taken.length === 0) continue;
    const open = await owner.rows(
      "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    expect(open).toEqual([]);
  }
  expect([taken.length, lots]).toEqual([count, 3]);

  const { pages: left } = await fileOf(
    database,
    listWith(async () => {
      lots += 1;
    }),
  );
  for await (const _ of left) break;
  expect(lots).toBe(4);
  expect(await rowsOf(async () => undefined)).toEqual(everybody);
});
