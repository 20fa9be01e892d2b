import { setTimeout as sleep } from 'node:timers/promises';
import { applicationRole, isRetryable, isUnavailable, openDatabase, type Queryable } from '@hanpan/db';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../test-database.ts';
import { failingClient } from './failing-client.ts';
import { Died, faultKinds, Storm } from './storm.ts';

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

const seeds = 40;
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

test('[REL-14] several callers at once have the same faults again, in whatever order they come to their statements', async () => {
  const callers = [0, 1, 2, 3];
  /** How often each of them had to send it. */
  const sendingsOf = async (seed: number, isReversed: boolean) => {
    const sendings = callers.map(() => 0);
    const send = async (caller: number) => {
      sendings[caller] = (sendings[caller] ?? 0) + 1;
      await sleep(2 * (isReversed ? callers.length - caller : caller));
      await countKey(database, -1 - caller);
      await database.transaction((tx) => countKey(tx, caller));
    };
    await storm.during(seed, () =>
      Promise.all(callers.map((caller) => storm.persist(() => send(caller), passing))),
    );
    await owner.run('delete from counted');
    return sendings;
  };
  const all: number[][] = [];
  for (let seed = 0; seed < 10; seed += 1) {
    const sendings = await sendingsOf(seed, false);
    expect(await sendingsOf(seed, true), `seed ${seed}`).toEqual(sendings);
    all.push(sendings);
  }
  expect(new Set(all.flat()).size).toBeGreaterThan(2);
});

test('[REL-14] an error that no fault explains fails a storm, although somebody has died and it was caught', async () => {
  const work = async () => {
    const broken = async () => {
      await storm.persist(() => database.transaction((tx) => countKey(tx, 1)), passing);
      throw new TypeError('a mistake of ours');
    };
    await storm.persist(broken, passing).catch(() => undefined);
  };
  const faults: string[] = [];
  for (let seed = 0; seed < 10; seed += 1) {
    await expect(storm.during(seed, work)).rejects.toThrow('no fault explains');
    faults.push(...storm.faults);
  }
  expect(faults.join()).toContain('dead');
});

test('[REL-14] whoever shares with one that dies is asked again', async () => {
  const shared = new Died('its process has ended');
  let sendings = 0;
  const work = async () => {
    sendings += 1;
    if (sendings < 3) throw shared;
  };
  await storm.during(9, () => storm.persist(work, passing));
  expect(sendings).toBe(3);
});
