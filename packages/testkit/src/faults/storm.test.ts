import { applicationRole, isRetryable, isUnavailable, openDatabase, type Queryable } from '@hanpan/db';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../test-database.ts';
import { failingClient } from './failing-client.ts';
import { faultKinds, Storm } from './storm.ts';

const { url, owner, drop } = await createTestDatabase(2);
const storm = new Storm();
const database = openDatabase({ url, role: applicationRole, poolSize: 2, client: failingClient(storm) });
await owner.run('create table counted (key int primary key)');
await owner.run('create table note (count int not null)');
await owner.run(`grant select, insert, update, delete on note, counted to ${applicationRole}`);
afterAll(async () => {
  await database.close();
  await drop();
});
beforeEach(async () => {
  await owner.run('delete from note');
  await owner.run('delete from counted');
  await owner.run('insert into note values (0)');
});

const seeds = 60;
const passing = (error: unknown) => isUnavailable(error) || isRetryable(error);
const count = async () => (await owner.row<{ count: number }>('select count from note'))?.count;

/** Counts a key once, if the two statements are one. */
async function countKey(queryable: Queryable, key: number): Promise<void> {
  const isNew = await queryable.run('insert into counted values ($1) on conflict do nothing', [key]);
  if (isNew > 0) await queryable.run('update note set count = count + 1');
}

test('[REL-14] one transaction counts every key once in every storm', async () => {
  for (let seed = 0; seed < seeds; seed += 1)
    await storm.during(seed, () =>
      storm.persist(() => database.transaction((tx) => countKey(tx, seed)), passing),
    );
  expect(await count()).toBe(seeds);
  expect(storm.fired.size).toBeGreaterThan(2);
});

test('[REL-14] two statements that are not one transaction are found out', async () => {
  for (let seed = 0; seed < seeds; seed += 1)
    await storm.during(seed, () => storm.persist(() => countKey(database, seed), passing));
  expect(await count()).toBeLessThan(seeds);
});

test('[REL-14] a seed has the same faults again, all kinds occur, and outside of a storm nothing fails', async () => {
  const faultsOf = async (seed: number) => {
    const { repeated } = storm;
    await storm.during(seed, async () => {
      for (let key = 0; key < 12; key += 1)
        await storm.persist(() => database.transaction((tx) => countKey(tx, seed * 100 + key)), passing);
    });
    await owner.run('delete from counted');
    return storm.repeated - repeated;
  };
  const first = [await faultsOf(1), await faultsOf(2), await faultsOf(3)];
  expect([await faultsOf(1), await faultsOf(2), await faultsOf(3)]).toEqual(first);
  expect(new Set(storm.kinds.keys())).toEqual(new Set(faultKinds));
  const { repeated } = storm;
  for (let key = 0; key < 30; key += 1) await database.transaction((tx) => countKey(tx, key));
  expect(storm.repeated).toBe(repeated);
});
