import type { Queryable } from '@hanpan/db';
import { amount } from '@hanpan/money';
import { createTestDatabase, type TestDatabase } from '@hanpan/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  entryCountOf,
  flows,
  Ledger,
  openStatement,
  type StatementPeriod,
  statementEntries,
  statementPages,
} from './index.ts';

const timeZone = 'Asia/Seoul';
const whole: StatementPeriod = { startDate: null, endDate: null, timeZone };
const perMonth = 700;
let world: TestDatabase;
let cash: number;
let bank: number;

const row = async (sql: string) => (await world.database.row<{ id: number }>(sql))?.id ?? 0;

/** Entries of three months on one member's account and one shard of the bank, dated back by their owner. */
beforeAll(async () => {
  world = await createTestDatabase();
  await world.owner.run("insert into site (id, key, name) values (1, 'test-site', 'Test')");
  await world.owner.run("select ledger_open_months('2026-01-01', 2)");
  const ledger = new Ledger(world.database);
  const holder = { siteId: 1, memberId: 1 };
  for (const [index, posted] of [
    '2026-01-31 14:59:59.999Z',
    '2026-01-31 15:00Z',
    '2026-03-10 00:00Z',
  ].entries()) {
    const deposits = Array.from({ length: perMonth }, (_, n) =>
      flows.deposit({ holder, amount: amount(n + 1) }, index * perMonth + n + 1),
    );
    await world.database.transaction((tx) => ledger.postIn(tx, deposits));
    await world.owner.transaction(async (tx) => {
      await tx.run("set local session_replication_role = 'replica'");
      await tx.run("update ledger_transfer set posted_at = $1 where posted_at > now() - interval '1 day'", [
        posted,
      ]);
    });
  }
  await ledger.post(flows.bet({ holder, amount: amount(50) }, 'today'));
  cash = await row("select id from ledger_account where kind = 'cash'");
  bank = await row("select id from ledger_account where kind = 'bank'");
});
afterAll(() => world.drop());

const perBatch = (perMonth * (perMonth + 1)) / 2;
const open = async (accountId: number, period: Partial<StatementPeriod>) => {
  const statement = await openStatement(world.database, accountId, { ...whole, ...period });
  if (statement === undefined) throw new Error('no such account');
  return statement;
};

describe('a statement of one account', () => {
  test('without a period it begins at nothing and ends at the balance', async () => {
    const statement = await open(cash, {});
    expect(statement).toMatchObject({ openingBalance: 0, closingBalance: 3 * perBatch - 50 });
    expect(entryCountOf(statement)).toBe(3 * perMonth + 1);
  });

  test('a day begins and ends on the wall clock of the zone, to the millisecond', async () => {
    const january = await open(cash, { endDate: '2026-01-31' });
    expect(january).toMatchObject({ firstVersion: 1, lastVersion: perMonth, closingBalance: perBatch });
    const february = await open(cash, { startDate: '2026-02-01', endDate: '2026-02-01' });
    expect(february).toMatchObject({
      firstVersion: perMonth + 1,
      lastVersion: 2 * perMonth,
      openingBalance: perBatch,
      closingBalance: 2 * perBatch,
    });
    const utc = await open(cash, { startDate: '2026-02-01', endDate: '2026-02-28', timeZone: 'UTC' });
    expect(entryCountOf(utc)).toBe(0);
  });

  test('a period in which nothing moved opens and closes with the same balance', async () => {
    const quiet = await open(cash, { startDate: '2026-02-10', endDate: '2026-02-20' });
    expect(entryCountOf(quiet)).toBe(0);
    expect(quiet).toMatchObject({ openingBalance: 2 * perBatch, closingBalance: 2 * perBatch });
    expect(entryCountOf(await open(cash, { startDate: '2026-02-20', endDate: '2026-02-10' }))).toBe(0);
    expect(entryCountOf(await open(cash, { startDate: '2099-01-01' }))).toBe(0);
  });

  test('any slice of it is read by number, with the other side of each entry', async () => {
    const statement = await open(bank, { startDate: '2026-03-01', endDate: '2026-03-31' });
    const slice = await statementEntries(world.database, statement, 2 * perMonth + 1, 2 * perMonth + 2);
    expect(slice.map(({ amount: moved, counter, version }) => [version, moved, counter])).toEqual([
      [2 * perMonth + 1, -1, 'cash'],
      [2 * perMonth + 2, -2, 'cash'],
    ]);
    expect(await statementEntries(world.database, statement, 1, 5)).toEqual([]);
  });

  test('read as a whole it is complete and in order, and no further page is read than was asked for', async () => {
    let reads = 0;
    const counting: Queryable = {
      ...world.database,
      rows: (text, values) => {
        reads += 1;
        return world.database.rows(text, values);
      },
    };
    const statement = await open(cash, {});
    const pages = statementPages(counting, statement);
    await pages.next();
    expect(reads).toBe(1);
    await pages.return(undefined);
    expect(reads).toBe(1);
    let balance = statement.openingBalance as number;
    let count = 0;
    for await (const page of statementPages(world.database, statement)) {
      for (const entry of page) {
        count += 1;
        balance += entry.amount;
        expect([entry.version, entry.balance]).toEqual([count, balance]);
      }
    }
    expect([count, balance]).toEqual([entryCountOf(statement), statement.closingBalance]);
  });

  test('an account that does not exist has none', async () => {
    expect(await openStatement(world.database, 999_999, whole)).toBeUndefined();
  });

  test('the boundary of a period is found without reading the entries', async () => {
    const plans: string[] = [];
    await world.owner.transaction(async (tx) => {
      const explaining: Queryable = {
        ...tx,
        row: async <Row>(text: string, values?: readonly unknown[]) => {
          const lines = await tx.rows<Record<string, string>>(`explain (analyze) ${text}`, values);
          plans.push(...lines.map((line) => line['QUERY PLAN'] ?? ''));
          return tx.row<Row>(text, values);
        },
      };
      await openStatement(explaining, cash, { ...whole, startDate: '2026-02-01', endDate: '2026-02-02' });
    });
    const most = Math.max(...plans.map((plan) => Number(/rows=([0-9.]+) loops/.exec(plan)?.[1] ?? 0)));
    expect(plans.length).toBeGreaterThan(20);
    // Twelve halvings of two thousand entries; each look reads one entry.
    expect(most).toBeLessThan(20);
  });

  test('a slice is found by index, and only in the months that can hold it', async () => {
    const january = await open(cash, { startDate: '2026-01-05', endDate: '2026-01-31' });
    const plans: string[] = [];
    await world.owner.transaction(async (tx) => {
      await tx.run('set local enable_seqscan = off');
      const explaining: Queryable = {
        ...tx,
        rows: async (text, values) => {
          const lines = await tx.rows<Record<string, string>>(`explain (analyze) ${text}`, values);
          plans.push(...lines.map((line) => line['QUERY PLAN'] ?? ''));
          return [];
        },
      };
      await statementEntries(explaining, january, 1, 50);
    });
    const plan = plans.join('\n');
    expect(plan).toMatch(/ledger_transfer_2026_01_debit_account_debit_version_idx/);
    expect(plan).toMatch(/ledger_transfer_2026_01_credit_account_credit_version_idx/);
    expect(plan).not.toMatch(/Seq Scan on ledger_transfer|ledger_transfer_2026_(03|1)/);
  });
});
