import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, expect, test } from 'vitest';
import { migrate, openDatabase, SetupRefused } from './index.ts';

const { owner, url, drop } = await createTestDatabase(2);
afterAll(drop);

test('running the migrations again changes nothing', async () => {
  expect(await migrate(owner)).toEqual([]);
});

test('four processes that start at once run each migration once', async () => {
  await owner.run('create database fresh_copy');
  const copies = Array.from({ length: 4 }, () =>
    openDatabase({ url: url.replace(/\/[^/]+$/, '/fresh_copy'), poolSize: 1 }),
  );
  const applied = await Promise.all(copies.map((copy) => migrate(copy)));
  await Promise.all(copies.map((copy) => copy.close()));
  await owner.run('drop database fresh_copy');
  const known = await owner.rows('select version from schema_migration');
  expect(applied.flat()).toHaveLength(known.length);
});

test('a database that newer code has changed is refused with the migrations that are unknown, and left as it is', async () => {
  await owner.run(
    "insert into schema_migration (version, name, checksum) values (9902, 'b', 'b'), (9901, 'a', 'a')",
  );
  await expect(migrate(owner)).rejects.toThrow(SetupRefused);
  await expect(migrate(owner)).rejects.toThrow(
    'a newer version of Hanpan (migration 9901, 9902), which this one does not know: start that version again',
  );
  await owner.run('delete from schema_migration where version > 9900');
  expect(await migrate(owner)).toEqual([]);
});

test('whoever only works beside an installation brings an empty database up to date, and none of earlier code', async () => {
  const beside = { refusesOlder: true };
  expect(await migrate(owner, beside)).toEqual([]);
  await owner.run('create database half_copy');
  const copy = openDatabase({ url: url.replace(/\/[^/]+$/, '/half_copy'), poolSize: 1 });
  try {
    await migrate(copy, { upTo: 3 });
    const before = await copy.rows('select * from schema_migration');
    await expect(migrate(copy, beside)).rejects.toThrow(SetupRefused);
    await expect(migrate(copy, beside)).rejects.toThrow(
      /lacks migration 0004, 0005.*Start the new version first/,
    );
    expect(await copy.rows('select * from schema_migration')).toEqual(before);
    await copy.run('drop schema public cascade; create schema public');
    expect(await migrate(copy, { ...beside, upTo: 3 })).toHaveLength(3);
  } finally {
    await copy.close();
    await owner.run('drop database half_copy');
  }
});

test('a migration that was edited after it had been applied stops the start', async () => {
  await owner.run("update schema_migration set checksum = 'another' where version = 3");
  await expect(migrate(owner)).rejects.toThrow('3_member was edited');
});
