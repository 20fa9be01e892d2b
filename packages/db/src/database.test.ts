import { createTestDatabase } from '@hanpan/testkit';
import { Client, type ClientConfig } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import {
  applicationRole,
  isConnectionLoss,
  isRetryable,
  isSqlState,
  openDatabase,
  type Queryable,
  SetupRefused,
  transactionOn,
} from './index.ts';

const { database, owner, url, drop } = await createTestDatabase(4);
afterAll(drop);
await owner.run('create table note (id bigint primary key, words text not null)');

describe('numbers', () => {
  test('a bigint and a list of them arrive as numbers', async () => {
    const row = await database.row(
      'select 9007199254740991::bigint as one, array[1, 2]::bigint[] as list, $1::bigint[] as none',
      [[]],
    );
    expect(row).toEqual({ one: 9_007_199_254_740_991, list: [1, 2], none: [] });
  });

  test.each(['9007199254740992::bigint', 'array[9007199254740992]::bigint[]'])(
    '%s is beyond what a number holds exactly, and is an error instead of another number',
    async (expression) => {
      await expect(database.rows(`select ${expression} as value`)).rejects.toThrow('safe range');
    },
  );

  test('a null in a list stays null', async () => {
    expect(await database.row('select array[1, null]::bigint[] as list')).toEqual({ list: [1, null] });
  });
});

describe('transactions', () => {
  const insert = "insert into note values (1, 'kept')";

  test('an error inside rolls everything back', async () => {
    await expect(
      database.transaction(async (tx) => {
        await tx.run(insert);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await database.rows('select * from note')).toEqual([]);
    expect(await database.transaction((tx) => tx.run(insert))).toBe(1);
  });

  test('a repeated key is distinguished from other errors by its constraint', async () => {
    const error: unknown = await database.run(insert).catch((thrown: unknown) => thrown);
    expect(isSqlState(error, 'uniqueViolation')).toBe(true);
    expect(isSqlState(error, 'uniqueViolation', 'note_pkey')).toBe(true);
    expect(isSqlState(error, 'uniqueViolation', 'another')).toBe(false);
    expect(isSqlState(new Error('23505'), 'uniqueViolation')).toBe(false);
    expect(isRetryable(error)).toBe(false);
  });

  test('what begins a transaction may be sent with its first statements: they commit together, or none does', async () => {
    const words = () => database.rows('select words from note where id >= 10 order by id');
    const add = (text: string, error?: Error) =>
      database.connection((connection) =>
        transactionOn(
          connection,
          async (tx) => {
            await tx.run('insert into note values (10, $1)', [text]);
            await tx.prepared('add-note', 'insert into note values (11, $1)', [text]);
            if (error) throw error;
          },
          'with-first-statements',
        ),
      );
    await expect(add('lost', new Error('changed my mind'))).rejects.toThrow('changed my mind');
    expect(await words()).toEqual([]);
    await add('kept');
    expect(await words()).toEqual([{ words: 'kept' }, { words: 'kept' }]);
    await expect(add('again')).rejects.toThrow('note_pkey');
    await owner.run('delete from note where id >= 10');
  });

  test('no result of a statement is seen where the transaction that it was sent behind has not begun', async () => {
    const sent: string[] = [];
    const refusing = {
      run: async (text: string) => {
        sent.push(text);
        if (text === 'begin') throw new Error('cancelled');
        return 1;
      },
    } as unknown as Queryable;
    const seen: number[] = [];
    const work = transactionOn(
      refusing,
      async (tx) => {
        seen.push(await tx.run('first'));
        await tx.run('second');
      },
      'with-first-statements',
    );
    await expect(work).rejects.toThrow('cancelled');
    expect([sent, seen]).toEqual([['begin', 'first', 'rollback'], []]);
  });

  test('of two transactions that wait for each other one ends as a deadlock that may be repeated', async () => {
    await owner.run("insert into note values (2, 'a'), (3, 'b')");
    const touch = 'update note set words = words where id = $1';
    let waiting = 2;
    let letGo: () => void = () => undefined;
    const bothHoldOne = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const cross = (first: number, second: number) =>
      database.transaction(async (tx) => {
        await tx.run(touch, [first]);
        waiting -= 1;
        if (waiting === 0) letGo();
        await bothHoldOne;
        await tx.run(touch, [second]);
      });
    const outcomes = await Promise.allSettled([cross(2, 3), cross(3, 2)]);
    const failed = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(failed).toHaveLength(1);
    expect(isRetryable(failed[0])).toBe(true);
  });

  test('a connection that is cut is recognised as such, and the pool continues', async () => {
    const lost: unknown = await database
      .connection(async (connection) => {
        const own = await connection.row<{ pid: number }>('select pg_backend_pid() as pid');
        await owner.run('select pg_terminate_backend($1, 1000)', [own?.pid]);
        return connection.row('select 1');
      })
      .catch((thrown: unknown) => thrown);
    expect(isConnectionLoss(lost)).toBe(true);
    expect(await database.row('select 1 as one')).toEqual({ one: 1 });
  });
});

describe('the role of the application', () => {
  test.each([
    ['a table', 'create table other (id int)'],
    ['the audit log', "update audit_log set actor = 'nobody'"],
    ['the journal', 'delete from ledger_transfer'],
    ['a role of its own', 'create role other'],
  ])('it may not make or change %s', async (_, statement) => {
    await expect(database.run(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('every connection works as this role, and not as the owner', async () => {
    const who = 'select current_user::text as name';
    expect(await database.row(who)).toEqual({ name: 'hanpan_app' });
    expect(await owner.row(who)).not.toEqual({ name: 'hanpan_app' });
  });
});

describe('what the URL says of its own', () => {
  const says = new URLSearchParams({
    options: '-c role=postgres -c statement_timeout=0 -c search_path=pg_catalog,public',
    statement_timeout: '1',
    idle_in_transaction_session_timeout: '1',
    query_timeout: '1',
    lock_timeout: '1234',
    application_name: 'somebody else',
  });
  const asked = `select current_user::text as role, current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle, current_setting('application_name') as name,
    current_setting('search_path') as path, current_setting('lock_timeout') as lock, pg_sleep(0.05)::text as slept`;
  const kept = { name: 'hanpan', path: 'pg_catalog,public', lock: '1234ms' };

  test.each([
    ['one server', ''],
    ['servers of which one takes writes', '&standby=127.0.0.1:9'],
  ])('of %s takes no place of the role and the limits, and stands beside them', async (_, standby) => {
    const application = openDatabase({ url: `${url}?${says}${standby}`, role: applicationRole, poolSize: 1 });
    const migrations = openDatabase({ url: `${url}?${says}${standby}`, poolSize: 1 });
    try {
      expect(await application.row(asked)).toMatchObject({
        ...kept,
        role: applicationRole,
        statement: '30s',
        idle: '15s',
      });
      // As its own options say, which is what no role of ours is for.
      expect(await migrations.row(asked)).toMatchObject({
        ...kept,
        role: 'postgres',
        statement: '0',
        idle: '0',
      });
    } finally {
      await Promise.all([application.close(), migrations.close()]);
    }
  });

  test('where something in between drops the role, no connection is used', async () => {
    class Pooler extends Client {
      constructor(config?: ClientConfig) {
        super({ ...config, options: '' });
      }
    }
    const dropped = openDatabase({ url, role: applicationRole, poolSize: 2, client: Pooler });
    try {
      for (const attempt of [1, 2]) {
        const refused: unknown = await dropped.row('select 1').catch((error: unknown) => error);
        expect(refused, String(attempt)).toBeInstanceOf(SetupRefused);
        expect(String(refused)).toMatch(/works? as postgres instead of hanpan_app/);
      }
    } finally {
      await dropped.close();
    }
  });
});

test('a prepared statement gives what the plain one gives', async () => {
  const text = 'select id from note where id > $1 order by id';
  expect(await database.prepared('notes', text, [1])).toEqual(await database.rows(text, [1]));
});

test('a missing database is an error and not a wait', async () => {
  const nowhere = openDatabase({ url: url.replace(/\/[^/]+$/, '/no_such_database'), poolSize: 1 });
  await expect(nowhere.row('select 1')).rejects.toThrow('does not exist');
  await nowhere.close();
});
