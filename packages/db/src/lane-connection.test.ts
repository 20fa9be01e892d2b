import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, expect, test } from 'vitest';
import { type Database, GroupWriter, plainList, type Queryable, transactionOn } from './index.ts';

const { database, owner, drop } = await createTestDatabase(1);
afterAll(drop);
await owner.run('create table keyed (id bigint primary key, words text not null)');
await owner.run('grant select on keyed to public');

/** How often the table was read whole for the words of these ids. */
async function wholeReads(connection: Queryable, ids: readonly number[]): Promise<number> {
  return transactionOn(connection, async (tx) => {
    await tx.prepared(
      'keyed-words',
      'select k.words from unnest($1::bigint[]) asked(id) join keyed k on k.id = asked.id',
      [plainList(ids)],
    );
    const row = await tx.row<{ scans: number }>(
      "select pg_stat_get_xact_numscans('keyed'::regclass) as scans",
    );
    return row?.scans ?? -1;
  });
}

const settings = (queryable: Queryable) =>
  queryable.rows<{ setting: string }>(
    "select setting from pg_settings where name in ('enable_seqscan', 'plan_cache_mode') order by name",
  );

const openWriter = (over: Database) =>
  new GroupWriter<number, number>(over, {
    keyOf: String,
    write: async (connection, ids) => {
      const reads = await wholeReads(connection, ids);
      return ids.map(() => reads);
    },
  });

const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

/** So few rows that whoever plans now reads them all. */
const makeSmall = async () => {
  await owner.run('truncate keyed');
  await owner.run("insert into keyed select g, 'word' from generate_series(1, 100) g");
  await owner.run('analyze keyed');
};

test('a writer finds rows by their keys, also in a table that was small when its plan was made', async () => {
  await makeSmall();
  const writer = openWriter(database);
  expect(await Promise.all(hundred.map((id) => writer.write(id)))).toEqual(hundred.map(() => 0));
  await owner.run("insert into keyed select g, 'word' from generate_series(101, 20000) g");
  expect(await writer.write(2)).toBe(0);
});

test('whoever is not told so reads such a table whole', async () => {
  await makeSmall();
  expect(await database.connection((connection) => wholeReads(connection, hundred))).toBe(1);
});

test('a writer that rests gives its connection back as it was', async () => {
  const before = await settings(database);
  await openWriter(database).write(3);
  // The pool has one connection: this one waits for it.
  expect(await settings(database)).toEqual(before);
});
