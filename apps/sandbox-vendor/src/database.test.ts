import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { migrate, openPool, type Pool } from './database.ts';
import { createDatabase } from './testing/world.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(async () => await database.drop());

const opened: Pool[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((pool) => pool.end()));
});

function open(limits?: Parameters<typeof openPool>[1]): Pool {
  const pool = openPool(database.url, limits);
  // One that is still closing when the database is dropped breaks.
  pool.on('error', () => undefined);
  opened.push(pool);
  return pool;
}

test('a statement ends in time, and its connection is there for the next one', async () => {
  const { rows } = await open().query("SELECT current_setting('statement_timeout') AS most");
  expect(rows).toEqual([{ most: '30s' }]);
  const pool = open({ connections: 1, statementMs: 200, waitMs: 60_000, idleMs: 60_000 });
  await expect(pool.query('SELECT pg_sleep(600)')).rejects.toMatchObject({ code: '57014' });
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('what the URL says of its own takes no place of the limits', async () => {
  const says = new URLSearchParams({
    options:
      '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c search_path=pg_catalog,public',
    statement_timeout: '1',
    idle_in_transaction_session_timeout: '1',
    query_timeout: '1',
    application_name: 'somebody else',
  });
  const pool = openPool(`${database.url}?${says}`);
  opened.push(pool);
  const { rows } = await pool.query(
    `SELECT current_setting('statement_timeout') AS statement, current_setting('application_name') AS name,
       current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('search_path') AS path,
       pg_sleep(0.05)::text AS slept`,
  );
  expect(rows).toMatchObject([
    { statement: '30s', idle: '15s', name: 'sandbox-vendor', path: 'pg_catalog,public' },
  ]);
});

test('whoever waits for a connection that others hold is refused in time', async () => {
  const pool = open({ connections: 1, statementMs: 60_000, waitMs: 5_000, idleMs: 60_000 });
  const held = await pool.connect();
  await expect(pool.query('SELECT 1')).rejects.toThrow('timeout exceeded when trying to connect');
  held.release();
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('a transaction whose host says nothing any more is ended, and what it locked is free again', async () => {
  const pool = open({ connections: 1, statementMs: 60_000, waitMs: 60_000, idleMs: 200 });
  const silent = await pool.connect();
  await silent.query('BEGIN');
  await silent.query('SELECT pg_advisory_xact_lock(1)');
  await open().query('SELECT pg_advisory_xact_lock(1)');
  await expect(silent.query('SELECT 1')).rejects.toThrow();
  silent.release();
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('migrations are not cut, however long another server keeps them waiting; calls are again', async () => {
  const other = await open().connect();
  await other.query('SELECT pg_advisory_lock(7770001)');
  const pool = open({ connections: 1, statementMs: 200, waitMs: 60_000, idleMs: 60_000 });
  const migrated = migrate(pool);
  await expect
    .poll(async () => {
      const { rows } = await other.query(
        `SELECT now() - query_start > interval '1 second' AS is_late FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event = 'advisory'`,
      );
      return rows;
    })
    .toEqual([{ is_late: true }]);
  await other.query('SELECT pg_advisory_unlock(7770001)');
  other.release();
  await migrated;
  const { rows } = await pool.query("SELECT current_setting('statement_timeout') AS most");
  expect(rows).toEqual([{ most: '200ms' }]);
});
