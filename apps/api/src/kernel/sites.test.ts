import type { Database } from '@hanpan/db';
import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, expect, test } from 'vitest';
import { SiteDirectory } from './sites.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

test('requests that come when the sites are due share one statement', async () => {
  let statements = 0;
  const counting: Database = {
    ...database,
    prepared(name, text, values) {
      statements += 1;
      return database.prepared(name, text, values);
    },
  };
  await database.run("insert into site (id, key, name, settings) values (1, 'one', 'one', '{}')");
  let nowMs = 0;
  const sites = new SiteDirectory(counting, () => nowMs);
  const ask = () => Promise.all(Array.from({ length: 200 }, () => sites.byHost('one')));
  expect((await ask()).every((site) => site?.id === 1)).toBe(true);
  expect(statements).toBe(1);
  await database.run("update site set name = 'another' where id = 1");
  nowMs += 6_000;
  expect((await ask()).every((site) => site?.name === 'another')).toBe(true);
  expect(statements).toBe(2);
});
