import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  type Database,
  DatabaseUnavailable,
  isConnectionLoss,
  isUnavailable,
  openDatabase,
  Pulse,
  postgresProcessesOf,
  startEmbeddedPostgres,
  startStandby,
} from './index.ts';

const folder = await mkdtemp(join(tmpdir(), 'hanpan-primary-'));
// The database's own user must be able to pass through when this runs as root.
await chmod(folder, 0o755);
const start = () =>
  startEmbeddedPostgres({ dataFolder: join(folder, 'first'), databases: ['notes'], log: () => undefined });
let first = await start();
const second = await startStandby({ of: first, dataFolder: join(folder, 'second'), name: 'second' });
const [firstUrl, secondUrl] = [first.url('notes'), second.url('notes')];
const opened: { close(): unknown }[] = [];
afterAll(async () => {
  for (const each of opened) await each.close();
  await Promise.all([first.stop(), second.stop()]);
  await rm(folder, { recursive: true, force: true });
});

function open(url: string, pulse?: Pulse): Database {
  const database = openDatabase({ url, poolSize: 3, ...(pulse && { pulse }) });
  opened.push(database);
  return database;
}

const both = `${firstUrl}?standby=127.0.0.1:${second.port}`;
const pulse = new Pulse({ url: both, beatMs: 50 });
opened.push(pulse);
const database = open(both, pulse);
await database.run('create table note (id int primary key)');
const owner = open(firstUrl);
const noted = (id: number) => database.run('insert into note values ($1)', [id]);

test.each(['', '127.0.0.1:1 2', 'two:words:9'])('%j names no server that could be a standby', (address) => {
  const connect = () => openDatabase({ url: `${firstUrl}?standby=${address || ':5432'}` });
  expect(connect).toThrow('is no host with or without a port');
});

test('[REL-8] writes go to the server that takes them, whichever is named first', async () => {
  await noted(1);
  const other = open(`${secondUrl}?standby=127.0.0.1:9,127.0.0.1:${first.port}`);
  expect(await other.run('insert into note values (2)')).toBe(1);
});

test('[REL-8] a write at a standby is as good as a lost connection, because another server may take it', async () => {
  const standby = open(secondUrl);
  expect(await standby.row('select 1 as one')).toEqual({ one: 1 });
  const error: unknown = await standby.run('insert into note values (3)').catch((thrown: unknown) => thrown);
  expect([isConnectionLoss(error), isUnavailable(error)]).toEqual([true, true]);
});

test('[REL-8] a server that was told to take no writes is left, and taken again when it may', async () => {
  const takeNone = (value: string) =>
    owner
      .run(`alter system set default_transaction_read_only = ${value}`)
      .then(() => owner.run('select pg_reload_conf()'));
  await takeNone('on');
  await expect.poll(() => pulse.isLost()).toBe(true);
  await expect(noted(4)).rejects.toThrow(DatabaseUnavailable);
  const allow = open(firstUrl);
  await allow.connection(async (connection) => {
    await connection.run('set default_transaction_read_only = off');
    await connection.run('alter system reset default_transaction_read_only');
    await connection.run('select pg_reload_conf()');
  });
  await expect.poll(() => pulse.isAlive()).toBe(true);
  await noted(4);
});

test('[REL-8] a commit that nobody waited for until a standby had it is indeterminate', async () => {
  const demand = async (names: string) => {
    await owner.run(`alter system set synchronous_standby_names = '${names}'`);
    await owner.run('select pg_reload_conf()');
  };
  await demand('absent');
  const write = () =>
    database
      .run('insert into note values (5) on conflict (id) do update set id = excluded.id')
      .catch((thrown: unknown) => thrown);
  // The server reads its settings anew in a moment of its own; until then commits wait for nobody.
  let outcome: unknown;
  const end = (result: unknown): Promise<void> | undefined => {
    outcome = result;
    return result instanceof Error ? undefined : write().then(end);
  };
  void write().then(end);
  await expect
    .poll(() => owner.run("select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'"))
    .toBe(1);
  await expect.poll(() => outcome).toBeInstanceOf(DatabaseUnavailable);
  await demand('second');
  // It stands on the primary all the same: whoever repeats it by its key finds it.
  expect(await database.row('select id from note where id = 5')).toEqual({ id: 5 });
});

test('[REL-8] after a promotion everything goes to the new primary, and never back to an old one that was not fenced', async () => {
  for (const pid of postgresProcessesOf(first.dataFolder)) process.kill(pid, 'SIGKILL');
  await expect.poll(() => pulse.isLost()).toBe(true);
  await expect(noted(6)).rejects.toThrow(DatabaseUnavailable);
  await open(secondUrl).row('select pg_promote()');
  await expect.poll(() => pulse.isAlive()).toBe(true);
  await noted(6);
  const startAgain = async () => {
    first = await start();
    return first.port;
  };
  await expect.poll(startAgain).toBeGreaterThan(0);
  const returned = `${first.url('notes')}?standby=127.0.0.1:${second.port}`;
  const anew = open(returned);
  await anew.run('insert into note values (7)');
  await noted(8);
  const ids = 'select id from note order by id';
  expect(await open(second.url('notes')).rows(ids)).toEqual([1, 2, 4, 5, 6, 7, 8].map((id) => ({ id })));
  expect(await open(first.url('notes')).rows(ids)).toEqual([1, 2, 4, 5].map((id) => ({ id })));
});
