import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readPostmasterPid } from './orphan.ts';
import { isAlive } from './processes.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts';

const MODULE = fileURLToPath(new URL('./start-embedded-postgres.ts', import.meta.url));
const LAUNCHER = fileURLToPath(new URL('./orphan-launcher.fixture.mjs', import.meta.url));

let folder: string;
let dataFolder: string;
let said: string[];
let started: EmbeddedPostgres[] = [];

/** One cluster for all tests of this file: each test starts from what the previous one left. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-embedded-'));
  chmodSync(folder, 0o755);
  dataFolder = join(folder, 'postgres');
});

afterEach(async () => {
  await Promise.all(started.map((server) => server.stop()));
  started = [];
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(more: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  said = [];
  const server = await startEmbeddedPostgres({
    dataFolder,
    databases: ['shop'],
    log: (line) => said.push(line),
    ...more,
  });
  started.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  // A server that is killed fails the statement, and says it here as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end().catch(() => undefined);
  }
}

test('the first start makes a durable cluster that only this machine can reach', async () => {
  const server = await start();
  const results = await Promise.all(
    [
      'SHOW server_encoding',
      'SHOW fsync',
      'SHOW synchronous_commit',
      'SHOW listen_addresses',
      'SHOW unix_socket_directories',
      "SELECT lower('ÀÉ')",
      "SELECT count(*)::int FROM pg_hba_file_rules WHERE auth_method <> 'scram-sha-256'",
    ].map((sql) => query(server.url('shop'), sql)),
  );
  expect(results.flat()).toEqual(['UTF8', 'on', 'on', '127.0.0.1', '', 'àé', 0]);
  expect(statSync(`${dataFolder}.password`).mode & 0o777).toBe(0o600);
  await query(server.url('shop'), 'CREATE TABLE kept AS SELECT 1 AS n');
  await server.stop();
  expect(existsSync(join(dataFolder, 'postmaster.pid'))).toBe(false);
});

test('a second start keeps the data, and adds databases that are new', async () => {
  const server = await start({ databases: ['shop', 'sandbox "x"'] });
  expect(await query(server.url('shop'), 'SELECT n FROM kept')).toEqual([1]);
  expect(await query(server.url('sandbox "x"'), 'SELECT current_database()')).toEqual(['sandbox "x"']);
  await server.stop();
});

test('a wrong password is refused', async () => {
  const server = await start();
  const url = server.url('shop').replace(/:[0-9a-f]{48}@/, ':wrong@');
  await expect(query(url, 'SELECT 1')).rejects.toThrow('password authentication failed');
  await server.stop();
});

test('a folder that another running start keeps is refused, and its server is left alone', async () => {
  const server = await start();
  await expect(start()).rejects.toThrow(`in use by process ${process.pid}`);
  expect(await query(server.url('shop'), 'SELECT 1')).toEqual([1]);
  await server.stop();
});

/** A server, and what is reported when it ends by itself. */
async function startAndHear() {
  let report: (reason: string) => void = () => undefined;
  const reported = new Promise<string>((resolve) => {
    report = resolve;
  });
  return { server: await start({ onExit: report }), reported };
}

test('a killed server is reported, and the next start has every committed row', async () => {
  const { server, reported } = await startAndHear();
  await query(server.url('shop'), 'INSERT INTO kept VALUES (2)');
  const pid = readPostmasterPid(dataFolder);
  process.kill(pid ?? 0, 'SIGKILL');
  expect(await reported).toContain('signal SIGKILL');
  expect(existsSync(join(dataFolder, 'postmaster.pid'))).toBe(true);

  const next = await start();
  expect(await query(next.url('shop'), 'SELECT n FROM kept ORDER BY n')).toEqual([1, 2]);
  await next.stop();
});

test('[REL-5] a server that is stopped at once (immediate) has what was committed, and nothing of what was not', async () => {
  const { server, reported } = await startAndHear();
  const client = new Client({ connectionString: server.url('shop') });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('BEGIN; INSERT INTO kept VALUES (9)');
  await query(server.url('shop'), 'INSERT INTO kept VALUES (3)');
  process.kill(readPostmasterPid(dataFolder) ?? 0, 'SIGQUIT');
  await reported;
  await expect(client.query('COMMIT')).rejects.toThrow();

  const next = await start();
  expect(await query(next.url('shop'), 'SELECT n FROM kept ORDER BY n')).toEqual([1, 2, 3]);
  await query(next.url('shop'), 'DELETE FROM kept WHERE n = 3');
  await next.stop();
});

test('a server that is killed in the middle of a long statement starts again at once', async () => {
  const { server, reported } = await startAndHear();
  const long = query(server.url('shop'), 'SELECT count(*) FROM generate_series(1, 400000000)').catch(
    () => 'broken',
  );
  await sleep(300);
  process.kill(readPostmasterPid(dataFolder) ?? 0, 'SIGKILL');
  // A launcher starts another one when it is told.
  await reported;

  const next = await start();
  expect(await long).toBe('broken');
  expect(await query(next.url('shop'), 'SELECT n FROM kept ORDER BY n')).toEqual([1, 2]);
  await next.stop();
});

test('a server whose launcher was killed is recognised, stopped and replaced', async () => {
  const launcher = fork(LAUNCHER, [MODULE, dataFolder], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [message] = await once(launcher, 'message');
  await query(message.url, 'INSERT INTO kept VALUES (3)');
  const orphan = readPostmasterPid(dataFolder) ?? 0;
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  expect(isAlive(orphan)).toBe(true);

  const server = await start();
  expect(said.join()).toContain(`process ${orphan}`);
  expect(isAlive(orphan)).toBe(false);
  expect(await query(server.url('shop'), 'SELECT n FROM kept ORDER BY n')).toEqual([1, 2, 3]);
  await server.stop();
});

test('the log says what failed and nothing of the rows, and what has grown is kept once and begun anew while it runs', async () => {
  const server = await start();
  const log = join(dataFolder, 'server.log');
  await query(server.url('shop'), 'CREATE TABLE person (name text PRIMARY KEY, phone text NOT NULL)');
  const add = (phone: string) => query(server.url('shop'), `INSERT INTO person VALUES ('Kim Min', ${phone})`);
  await add("'010-1234-5678'");
  await expect(add("'010-1234-5678'")).rejects.toThrow('person_pkey');
  await expect(add('null')).rejects.toThrow('null value');
  await expect.poll(() => readFileSync(log, 'utf8')).toContain('null value in column "phone"');
  expect(readFileSync(log, 'utf8')).toContain('person_pkey');
  expect(readFileSync(log, 'utf8')).not.toMatch(/Kim Min|010-1234/);

  appendFileSync(log, `${'x'.repeat(1023)}\n`.repeat(8 * 1024 + 1));
  await expect.poll(() => statSync(log).size).toBe(0);
  expect(statSync(`${log}.1`).size).toBeGreaterThan(8 * 1024 * 1024);
  expect(statSync(`${log}.1`)).toMatchObject({ uid: statSync(log).uid, mode: statSync(log).mode });
  await expect(query(server.url('shop'), 'SELECT nothing')).rejects.toThrow('nothing');
  await expect
    .poll(() => readFileSync(log, 'utf8'))
    .toMatch(/^\d{4}-[^\n]*column "nothing" does not exist[^\n]*\n$/);
  await server.stop();
});

test('a lock file whose process id now belongs to a stranger does not stop the start, nor the stranger', async () => {
  writeFileSync(
    join(dataFolder, 'postmaster.pid'),
    `${process.pid}\n${dataFolder}\n1700000000\n5432\n\n127.0.0.1\n`,
  );
  const server = await start();
  expect(await query(server.url('shop'), 'SELECT 1')).toEqual([1]);
  await server.stop();
});

test('a lock file whose process is gone does not stop the start', async () => {
  writeFileSync(
    join(dataFolder, 'postmaster.pid'),
    `4194000\n${dataFolder}\n1700000000\n5432\n\n127.0.0.1\n`,
  );
  await (await start()).stop();
});

test('a first start that died half-way leaves nothing that breaks the next one', async () => {
  const fresh = join(folder, 'fresh');
  mkdirSync(`${fresh}.new/base`, { recursive: true });
  writeFileSync(`${fresh}.new/PG_VERSION`, '18\n');
  const server = await start({ dataFolder: fresh, durable: false, superuserPassword: 'p@ss/word' });
  expect(await query(server.url('shop'), 'SHOW fsync')).toEqual(['off']);
  await server.stop();
  expect(existsSync(`${fresh}.new`)).toBe(false);
  expect(readFileSync(`${fresh}.password`, 'utf8')).toBe('p@ss/word\n');
});

test('a start that fails says why with the log of the server', async () => {
  const fresh = join(folder, 'fresh');
  writeFileSync(join(fresh, 'postgresql.auto.conf'), 'work_mem = nonsense\n');
  await expect(start({ dataFolder: fresh })).rejects.toThrow(/did not start in .*fresh[\s\S]*work_mem/);
});

test('a lost password file is reported instead of guessed', async () => {
  rmSync(join(folder, 'fresh.password'));
  await expect(start({ dataFolder: join(folder, 'fresh') })).rejects.toThrow('fresh.password. Put it back');
});

/** A folder that the database user cannot reach, with the clusters outside that tests made for it. */
function closedHome(name: string) {
  const home = join(folder, name);
  mkdirSync(home, { mode: 0o700 });
  const outsides = new Set<string>();
  return {
    home,
    asked: join(home, 'data', 'postgres'),
    async start(dataFolder: string) {
      const server = await start({ dataFolder, durable: false });
      if (!server.dataFolder.startsWith(home)) outsides.add(dirname(server.dataFolder));
      return server;
    },
    remove: () => {
      for (const outside of outsides) rmSync(outside, { recursive: true, force: true });
    },
  };
}

const asRoot = test.runIf(process.getuid?.() === 0);

asRoot('as root, a folder in a closed home is placed outside and found again', async () => {
  const closed = closedHome('home');
  try {
    const server = await closed.start(closed.asked);
    const outside = server.dataFolder;
    expect(said.join()).toContain(`the database is in ${outside} instead`);
    await query(server.url('shop'), 'CREATE TABLE kept (n int)');
    await server.stop();

    chmodSync(closed.home, 0o755);
    const again = await closed.start(closed.asked);
    expect(again.dataFolder).toBe(outside);
    expect(await query(again.url('shop'), 'SELECT count(*)::int FROM kept')).toEqual([0]);
    await again.stop();
  } finally {
    closed.remove();
  }
});

asRoot('as root, a copied or a deleted data folder never opens the database of the first', async () => {
  const closed = closedHome('first-home');
  const data = dirname(closed.asked);
  const copy = join(closed.home, 'copy');
  try {
    const server = await closed.start(closed.asked);
    await server.stop();
    const outside = server.dataFolder;

    cpSync(data, copy, { recursive: true });
    await expect(closed.start(join(copy, 'postgres'))).rejects.toThrow(`${copy} is a copy of that folder`);

    rmSync(data, { recursive: true });
    const anew = await closed.start(closed.asked);
    expect(anew.dataFolder).not.toBe(outside);
    await anew.stop();

    renameSync(anew.dataFolder, `${anew.dataFolder}-away`);
    await expect(closed.start(closed.asked)).rejects.toThrow('this user finds none there');
    expect(existsSync(anew.dataFolder)).toBe(false);
  } finally {
    closed.remove();
  }
});
