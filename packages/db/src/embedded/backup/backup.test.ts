import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';
import { backUp } from './back-up.ts';
import { readManifest } from './manifest.ts';
import { restore } from './restore.ts';
import { segmentsBetween } from './wal-segments.ts';

let folder: string;
let dataFolder: string;
let backups: string;
/** The backup that was taken under load. */
let whole: string;
let counter = 0;
let started: { stop(): Promise<void> }[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-backup-'));
  chmodSync(folder, 0o755);
  dataFolder = join(folder, 'data');
  backups = join(folder, 'backups');
  mkdirSync(join(dataFolder, 'keys'), { recursive: true });
  writeFileSync(join(dataFolder, 'keys', 'app-secret'), 'a secret');
  writeFileSync(join(dataFolder, 'keys', 'app-secret.2'), 'the secret after it');
});

afterEach(async () => {
  await Promise.all(started.map((server) => server.stop()));
  started = [];
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(data: string) {
  const server = await startEmbeddedPostgres({
    dataFolder: join(data, 'postgres'),
    databases: ['shop'],
    log: () => undefined,
  });
  started.push(server);
  return server;
}

function take(log: (line: string) => void = () => undefined): Promise<string> {
  counter += 1;
  const now = new Date(Date.UTC(2026, 10, 28, 12, 0, counter));
  return backUp({ dataFolder, into: backups, madeBy: { version: '1.2.3', commit: 'c0ffee' }, now, log });
}

const putBack = (backup: string, data: string) => restore({ backup, dataFolder: data, log: () => undefined });

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = await connect(url);
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** Repeats a step until it is ended; `end` resolves when the last one is done. */
function repeat(step: (number: number) => Promise<unknown>) {
  let ended = false;
  let done = 0;
  const running = (async () => {
    while (!ended) {
      await step(done + 1);
      done += 1;
    }
  })();
  return {
    done: () => done,
    end: async () => {
      ended = true;
      await running;
    },
  };
}

test('[OPS-8] a backup of a running site has every row that was acknowledged before its end', async () => {
  const server = await start(dataFolder);
  const [rows, tables] = await Promise.all([connect(server.url('shop')), connect(server.url('shop'))]);
  await rows.query('CREATE TABLE bet (id int PRIMARY KEY, filler text NOT NULL)');
  const writing = repeat((number) => rows.query("INSERT INTO bet VALUES ($1, repeat('x', 2000))", [number]));
  // Files that appear, grow and vanish while they are copied.
  const churning = repeat(async () => {
    await tables.query("CREATE TABLE passing AS SELECT repeat('y', 500) FROM generate_series(1, 5000)");
    await tables.query('DROP TABLE passing; CHECKPOINT');
  });
  await expect.poll(writing.done).toBeGreaterThan(100);

  let acknowledged = 0;
  whole = await take((line) => {
    if (line.includes('are copied')) acknowledged = writing.done();
  });
  await Promise.all([writing.end(), churning.end()]);
  expect(await query(server.url('shop'), 'SELECT count(*)::int FROM pg_replication_slots')).toEqual([0]);
  await Promise.all([rows.end(), tables.end()]);
  await server.stop();

  expect(acknowledged).toBeGreaterThan(100);
  const data = join(folder, 'restored');
  const manifest = await putBack(whole, data);
  expect(manifest).toMatchObject({ version: '1.2.3', commit: 'c0ffee' });
  expect(readFileSync(join(data, 'keys', 'app-secret'), 'utf8')).toBe('a secret');
  expect(readFileSync(join(data, 'keys', 'app-secret.2'), 'utf8')).toBe('the secret after it');
  const restored = await start(data);
  const [count = 0, last = 0] = (await query(
    restored.url('shop'),
    'SELECT count(*)::int, max(id) FROM bet',
  )) as number[];
  expect(last).toBeGreaterThanOrEqual(acknowledged);
  // Without a hole, by the table and by its index.
  expect(count).toBe(last);
  const byIndex = `${restored.url('shop')}?options=-c%20enable_seqscan%3Doff`;
  expect(await query(byIndex, 'SELECT count(*)::int FROM bet WHERE id > 0')).toEqual([last]);
  await query(restored.url('shop'), "INSERT INTO bet VALUES (0, 'after')");
});

test('a stopped installation is backed up too, and a backup can be restored below a closed folder', async () => {
  const backup = await take();
  expect(existsSync(join(dataFolder, 'postgres', 'postmaster.pid'))).toBe(false);
  const home = join(folder, 'home');
  mkdirSync(home, { mode: 0o700 });
  const data = join(home, 'data');
  await putBack(backup, data);
  const restored = await start(data);
  // As root the database user cannot pass through: the database is placed outside, as that of an installation of its own.
  const isOutside = process.getuid?.() === 0;
  try {
    expect(restored.dataFolder.startsWith(folder)).toBe(!isOutside);
    expect(existsSync(join(data, 'postgres.location'))).toBe(isOutside);
    expect(await query(restored.url('shop'), 'SELECT count(*) > 100 FROM bet')).toEqual([true]);
    await restored.stop();
  } finally {
    if (isOutside) rmSync(dirname(restored.dataFolder), { recursive: true, force: true });
  }
});

/** A copy of the backup that a test may damage. */
function copyOfBackup(name: string): string {
  const copy = join(folder, name);
  cpSync(whole, copy, { recursive: true });
  return copy;
}

test('a damaged backup is refused before anything is put into place', async () => {
  const copy = copyOfBackup('damaged');
  const data = join(folder, 'never');
  const files = Object.keys(readManifest(copy).files);
  const table = files.findLast((path) => /^postgres\/base\/\d+\/\d+$/.test(path)) ?? '';
  appendFileSync(join(copy, 'data', table), 'x');
  await expect(putBack(copy, data)).rejects.toThrow(`data/${table} is not as it was written`);
  rmSync(join(copy, 'data', table));
  await expect(putBack(copy, data)).rejects.toThrow(`data/${table} is missing`);
  // A list that lacks the file hides nothing.
  const manifest = join(copy, 'manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(table, `${table}0`));
  await expect(putBack(copy, data)).rejects.toThrow('its manifest.json was changed');
  rmSync(`${manifest}.sha256`);
  await expect(putBack(copy, data)).rejects.toThrow(`There is no whole backup in ${copy}`);
  expect(existsSync(data)).toBe(false);
});

test('a folder that holds something, or in which a site runs, is not restored into', async () => {
  await start(dataFolder);
  const before = readdirSync(dataFolder).sort();
  await expect(putBack(whole, dataFolder)).rejects.toThrow('is not empty, and a site is running there');
  const other = join(folder, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'kept'), '');
  await expect(putBack(whole, other)).rejects.toThrow(`The folder ${other} is not empty. Set HANPAN_DATA`);
  expect(readdirSync(dataFolder).sort()).toEqual(before);
  expect(readdirSync(other)).toEqual(['kept']);
  // What somebody puts there while the backup is being checked stays too.
  const late = join(folder, 'late');
  const putting = restore({
    backup: whole,
    dataFolder: late,
    log: () => {
      mkdirSync(join(late, 'keys'), { recursive: true });
      writeFileSync(join(late, 'keys', 'app-secret'), 'of another');
    },
  });
  await expect(putting).rejects.toThrow(`The folder ${late} is not empty`);
  expect(readdirSync(late)).toEqual(['keys']);
});

test('what a killed restore left is not started', async () => {
  const data = join(folder, 'half');
  mkdirSync(data);
  writeFileSync(join(data, 'postgres.restoring'), '');
  await expect(start(data)).rejects.toThrow(`A restore into ${data} was not finished`);
});

test('a backup that fails leaves nothing, and none is kept inside what it copies', async () => {
  const before = readdirSync(backups);
  const password = join(dataFolder, 'postgres.password');
  renameSync(password, `${password}.away`);
  await expect(take()).rejects.toThrow('postgres.password');
  renameSync(`${password}.away`, password);
  expect(readdirSync(backups)).toEqual(before);
  const inside = join(dataFolder, 'deep', 'backups');
  const request = {
    dataFolder,
    madeBy: { version: '1', commit: null },
    now: new Date(),
    log: () => undefined,
  };
  await expect(backUp({ ...request, into: inside })).rejects.toThrow('which is inside');
  expect(existsSync(dirname(inside))).toBe(false);
  const nothing = join(folder, 'nothing');
  await expect(backUp({ ...request, dataFolder: nothing, into: backups })).rejects.toThrow(
    `There is no installation in ${nothing}`,
  );
});

test('the segments of the log are counted across the borders of its files', () => {
  const names = segmentsBetween('0000000100000002000000FE', '000000010000000300000001', 16 * 1024 * 1024);
  expect(names).toEqual([
    '0000000100000002000000FE',
    '0000000100000002000000FF',
    '000000010000000300000000',
    '000000010000000300000001',
  ]);
  expect(() => segmentsBetween('000000010000000200000002', '000000010000000200000001', 2 ** 24)).toThrow(
    'does not lead',
  );
});
