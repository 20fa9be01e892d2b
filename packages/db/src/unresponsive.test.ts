import { behindProxy, createTestDatabase } from '@hanpan/testkit';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  applicationRole,
  type Database,
  DatabaseUnavailable,
  GroupWriter,
  isUnavailable,
  openDatabase,
  Pulse,
} from './index.ts';

const { owner, url: directUrl, drop } = await createTestDatabase(2);
const { proxy, url } = await behindProxy(directUrl);
await owner.run('create table note (id int primary key, words text)');
await owner.run(`grant select, insert, update on note to ${applicationRole}`);
afterAll(async () => {
  await proxy.close();
  await drop();
});

let pulse: Pulse;
let database: Database;
beforeEach(async () => {
  pulse = new Pulse({ url, beatMs: 50 });
  database = openDatabase({ url, role: applicationRole, poolSize: 3, connectWithinMs: 500, pulse });
  await expect.poll(() => pulse.isAlive()).toBe(true);
});
afterEach(async () => {
  proxy.thaw();
  pulse.close();
  await database.close();
});

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  );

async function outcomeAndSeconds(work: Promise<unknown>) {
  const startedAt = performance.now();
  const outcome = await outcomeOf(work);
  return { outcome, seconds: (performance.now() - startedAt) / 1000 };
}

describe('a database that is frozen', () => {
  test('what waits for it is given up, and what comes later is refused at once', async () => {
    await database.row('select 1');
    proxy.freeze();
    const first = await outcomeAndSeconds(database.row('select 1'));
    expect(isUnavailable(first.outcome)).toBe(true);
    expect(first.seconds).toBeLessThan(2);
    expect(pulse.isLost()).toBe(true);
    const second = await outcomeAndSeconds(database.row('select 1'));
    expect(second.outcome).toBeInstanceOf(DatabaseUnavailable);
    expect(second.seconds).toBeLessThan(0.5);
  });

  test('it is used again as soon as it responds', async () => {
    proxy.freeze();
    await expect.poll(() => pulse.isLost()).toBe(true);
    proxy.thaw();
    await expect.poll(() => pulse.isAlive()).toBe(true);
    expect(await database.row('select 1 as one')).toEqual({ one: 1 });
  });

  test('a transaction that was open when it froze ends too, also where it asks only afterwards', async () => {
    const work = database.transaction(async (tx) => {
      await tx.run("insert into note values (1, 'never')");
      proxy.freeze();
      await expect.poll(() => pulse.isLost()).toBe(true);
      await tx.run("update note set words = 'no' where id = 1");
    });
    const { outcome, seconds } = await outcomeAndSeconds(work);
    expect(isUnavailable(outcome)).toBe(true);
    expect(seconds).toBeLessThan(2);
    proxy.thaw();
    await expect.poll(() => pulse.isAlive()).toBe(true);
    expect(await database.rows('select * from note where id = 1')).toEqual([]);
  });

  test('a group writer gives up what it was writing and all that waits behind it', async () => {
    const writer = new GroupWriter<number, number>(database, {
      keyOf: String,
      write: async (connection, ids) => {
        await connection.run('insert into note select unnest($1::int[])', [ids]);
        return [...ids];
      },
    });
    expect(await writer.write(100)).toBe(100);
    proxy.freeze();
    const outcomes = await Promise.all(
      Array.from({ length: 600 }, (_, index) => outcomeAndSeconds(writer.write(200 + index))),
    );
    expect(outcomes.every(({ outcome }) => isUnavailable(outcome))).toBe(true);
    expect(Math.max(...outcomes.map(({ seconds }) => seconds))).toBeLessThan(2);
    proxy.thaw();
    await expect.poll(() => pulse.isAlive()).toBe(true);
    expect(await writer.write(2_000)).toBe(2_000);
  });

  test('a slow statement is no frozen database', async () => {
    expect(await database.row('select 1 as one from pg_sleep(1)')).toEqual({ one: 1 });
    expect(pulse.isAlive()).toBe(true);
  });
});

describe('time limits of their own', () => {
  test('a statement that runs longer than a call may is ended by the server, and its connection stays', async () => {
    const brief = openDatabase({ url, role: applicationRole, poolSize: 1, statementWithinMs: 100 });
    const error = await outcomeOf(brief.row('select pg_sleep(5)'));
    expect(isUnavailable(error)).toBe(true);
    expect(await brief.row('select 1 as one')).toEqual({ one: 1 });
    await brief.close();
  });

  test('a connection that stays silent is cut, without the pulse', async () => {
    const watched = openDatabase({ url, role: applicationRole, poolSize: 1, silentWithinMs: 200 });
    await watched.row('select 1');
    const { outcome, seconds } = await outcomeAndSeconds(watched.row('select pg_sleep(20)'));
    expect(isUnavailable(outcome)).toBe(true);
    expect(seconds).toBeLessThan(2);
    await watched.close();
  });

  test('nobody waits for a free connection for longer than the pool says', async () => {
    // The first connection is made within the same limit, on a busy machine too.
    const narrow = openDatabase({ url, role: applicationRole, poolSize: 1, connectWithinMs: 1_000 });
    const lease = await narrow.lease();
    expect(await outcomeOf(narrow.row('select 1'))).toBeInstanceOf(DatabaseUnavailable);
    lease.release();
    await narrow.close();
  });
});

describe('a host that vanishes', () => {
  /** What it sent has arrived, and nothing more comes from it: not even that it is gone. */
  const vanishing = (transactionIdleWithinMs?: number) =>
    openDatabase({
      url,
      role: applicationRole,
      poolSize: 1,
      ...(transactionIdleWithinMs && { transactionIdleWithinMs }),
    });

  test('what it had locked in a transaction is free soon, and nothing of it is kept', async () => {
    await owner.run("insert into note values (3, 'free')");
    const lost = vanishing(400);
    const left = outcomeOf(
      lost.transaction(async (tx) => {
        await tx.run("update note set words = 'held' where id = 3");
        proxy.freeze();
        await expect
          .poll(() => owner.row('select 1 from note where id = 3 for update skip locked'))
          .toBeDefined();
        proxy.thaw();
        await tx.run("update note set words = 'late' where id = 3");
      }),
    );
    expect(isUnavailable(await left)).toBe(true);
    expect(await owner.row('select words from note where id = 3')).toEqual({ words: 'free' });
    await lost.close();
  });

  test('every connection of the application has that limit and is asked whether it is still there', async () => {
    const usual = vanishing();
    const setting = (name: string) => `current_setting('${name}') as ${name}`;
    const names = ['idle_in_transaction_session_timeout', 'tcp_keepalives_idle', 'tcp_keepalives_count'];
    expect(await usual.row(`select ${names.map(setting).join()}`)).toEqual({
      idle_in_transaction_session_timeout: '15s',
      tcp_keepalives_idle: '10',
      tcp_keepalives_count: '3',
    });
    await usual.close();
  });
});

test('a database that is absent is unavailable at once', async () => {
  const nowhere = openDatabase({ url: 'postgres://nobody@127.0.0.1:9/none', poolSize: 1 });
  const { outcome, seconds } = await outcomeAndSeconds(nowhere.row('select 1'));
  expect(outcome).toBeInstanceOf(DatabaseUnavailable);
  expect(seconds).toBeLessThan(1);
  await nowhere.close();
  const lost = new Pulse({ url: 'postgres://nobody@127.0.0.1:9/none', beatMs: 20 });
  await expect.poll(() => lost.isLost()).toBe(true);
  lost.close();
});
