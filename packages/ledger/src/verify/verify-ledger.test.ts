import { randomBytes } from 'node:crypto';
import { amount } from '@hanpan/money';
import { createTestDatabase, type TestDatabase } from '@hanpan/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signHeads } from '../chain/seal-batches.ts';
import {
  flows,
  headSigner,
  keepVerification,
  Ledger,
  lastVerification,
  sealBatches,
  verifyLedger,
} from '../index.ts';
import { type Finding, FindingError } from './finding.ts';
import { verifyChain } from './verify-chain.ts';
import { verifyTransfers } from './verify-transfers.ts';

const signer = headSigner(randomBytes(32));
const options = { trusted: [signer] };
let world: TestDatabase;

/** A few hundred transfers of many kinds, batched and joined, some refused, some reversed, sealed in three steps. */
beforeAll(async () => {
  world = await createTestDatabase();
  await world.owner.run("insert into site (id, key, name) values (1, 'test-site', 'Test')");
  const ledger = new Ledger(world.database);
  const holder = (memberId: number) => ({ siteId: 1, memberId });
  for (let round = 0; round < 3; round += 1) {
    const deposits = Array.from({ length: 20 }, (_, n) =>
      flows.deposit({ holder: holder(n + 1), amount: amount(1_000) }, round * 100 + n),
    );
    await Promise.all(deposits.map((each) => ledger.post(each)));
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        ledger.post(flows.bet({ holder: holder((n % 20) + 1), amount: amount(700) }, `r${round}-${n}`)),
      ),
    );
    await world.database.transaction((tx) =>
      ledger.postIn(tx, [
        flows.pointGrant({ holder: holder(1), amount: amount(50) }, `point:event:${round}`),
        flows.pointConvert({ holder: holder(1), amount: amount(20) }, round),
      ]),
    );
    const [first] = deposits;
    if (first !== undefined && round === 2) await ledger.post(flows.reversalOf(first));
    await sealBatches(world.database);
  }
  await ledger.post(flows.deposit({ holder: holder(1), amount: amount(9) }, 9_999));
  // The seals are dated back to yesterday by their owner, so that there is a day to sign.
  await asOwner("update ledger_seal set sealed_at = sealed_at - interval '1 day'");
  await signHeads(world.database, signer);
  await findRules();
});
afterAll(() => world.drop());

/** Past the triggers, as only a superuser can. */
async function asOwner(sql: string): Promise<void> {
  await world.owner.transaction(async (tx) => {
    await tx.run("set local session_replication_role = 'replica'");
    await tx.run(sql);
  });
}

/** Unique indexes and checks would refuse many changes; a superuser drops them first. */
let rules: { sql: string }[] = [];
async function findRules(): Promise<void> {
  rules = await world.owner.rows(`
    select format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) as sql from pg_constraint
     where conrelid in ('ledger_transfer'::regclass, 'ledger_seal'::regclass) and contype in ('c', 'p')
    union all
    select format('drop index %s', indexrelid::regclass) from pg_index
     where indrelid in (select inhrelid from pg_inherits where inhparent = 'ledger_transfer'::regclass)`);
}

/** What the verifier finds with a change in place; the change is rolled back. */
async function findingAfter(sql: string): Promise<Finding | undefined> {
  let finding: Finding | undefined;
  await world.owner
    .transaction(async (tx) => {
      await tx.run("set local session_replication_role = 'replica'");
      for (const rule of rules) await tx.run(rule.sql);
      const changed = await tx.run(sql);
      if (changed === 0) throw new Error(`nothing was changed by ${sql}`);
      try {
        await verifyTransfers(tx);
        await verifyChain(tx, options.trusted);
      } catch (error) {
        if (!(error instanceof FindingError)) throw error;
        finding = error.finding;
      }
      throw new Error('undo');
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'undo') throw error;
    });
  return finding;
}

test('an untouched ledger is correct, and the counts say how much was read', async () => {
  const result = await verifyLedger(world.database, options);
  expect(result).toMatchObject({ finding: null, sealCount: 3, headCount: 1, unsealedCount: 1 });
  const stored = await world.owner.row<{ count: number }>('select count(*) from ledger_transfer');
  expect(result.transferCount).toBe(stored?.count);
  await keepVerification(world.database, result);
  expect(await lastVerification(world.database)).toEqual(result);
});

test('what is held at a time does not grow with the batches: counts of them, and the hashes of a page of seals', async () => {
  await world.database.transaction(async (tx) => {
    const batches = await tx.rows('select id from ledger_batch');
    const { transfers, ...rest } = await verifyTransfers(tx);
    expect(transfers).toBeGreaterThan(100);
    expect(rest).toEqual({ batches: batches.length });
    const [most] = await tx.rows<{ count: number }>(
      'select max(cardinality(batch_ids)) as count from ledger_seal',
    );
    const read: number[] = [];
    const rows: typeof tx.rows = async <Row>(text: string, values?: readonly unknown[]) => {
      const found = await tx.rows<Row>(text, values);
      read.push(found.length);
      return found;
    };
    await verifyChain({ ...tx, rows }, options.trusted, 1);
    expect(Math.max(...read)).toBeLessThanOrEqual(most?.count ?? 0);
  });
});

function batchOf(finding: Finding | undefined): number | undefined {
  if (finding?.table === 'ledger_batch') return Number(finding.id);
  return finding?.table === 'ledger_transfer' ? Math.floor(Number(finding.id) / 1024) : undefined;
}

describe('a bit changed by a superuser is found and its row is named', () => {
  const numbers = [
    'debit_account',
    'credit_account',
    'amount',
    'debit_version',
    'debit_balance',
    'credit_version',
    'credit_balance',
  ];
  test.each(numbers)('ledger_transfer.%s, each bit of twenty rows', async (column) => {
    const rows = await world.owner.rows<{ id: number }>(
      'select id from ledger_transfer order by hashint8(id) limit 20',
    );
    for (const [index, { id }] of rows.entries()) {
      const bit = index % 12;
      const finding = await findingAfter(
        `update ledger_transfer set ${column} = ${column} # (1::bigint << ${bit}) where id = ${id}`,
      );
      const isOwnRow = finding?.table === 'ledger_transfer' && finding.id === String(id);
      // A leg moved to an account whose sequence it happens to continue is seen at the next entry of either account in
      // the same batch, where there is one, and else by the batch's hash.
      const isOfItsBatch = column.endsWith('account') && batchOf(finding) === Math.floor(id / 1024);
      expect(isOwnRow || isOfItsBatch, `${column} of ${id}: ${JSON.stringify(finding)}`).toBe(true);
    }
  });

  const texts = [
    ['key', "overlay(key::text placing 'f0f0' from 1 for 4)::uuid"],
    ['flow', "case flow when 'win' then 'void' else 'win' end"],
    ['reference', "reference || '0'"],
    ['posted_at', "posted_at + interval '1 microsecond'"],
  ] as const;
  test.each(texts)('ledger_transfer.%s', async (column, value) => {
    const rows = await world.owner.rows<{ id: number }>(
      'select id from ledger_transfer order by hashint8(id) limit 8',
    );
    for (const { id } of rows) {
      const finding = await findingAfter(`update ledger_transfer set ${column} = ${value} where id = ${id}`);
      expect(finding, `${column} of ${id}`).toMatchObject({ id: expect.any(String) });
      if (finding?.table === 'ledger_transfer') expect(finding.id).toBe(String(id));
      else expect(finding?.detail).toContain(String(id));
    }
  });

  test.each([
    ['a transfer deleted', 'delete from ledger_transfer where id = (select max(id) from ledger_transfer)'],
    [
      'a transfer in the middle deleted',
      'delete from ledger_transfer where id = (select id from ledger_transfer order by id offset 100 limit 1)',
    ],
    [
      'a key deleted',
      'delete from ledger_key where key = (select key from ledger_transfer order by id offset 50 limit 1)',
    ],
    ['a batch deleted', 'delete from ledger_batch where id = (select min(id) from ledger_batch)'],
    [
      "a batch's hash",
      'update ledger_batch set content_hash = set_byte(content_hash, 0, get_byte(content_hash, 0) # 1) where id = (select max(id) from ledger_batch)',
    ],
    ['a balance', "update ledger_account set balance = balance # 1 where kind = 'cash' and owner_id = 5"],
    [
      'a version',
      "update ledger_account set version = version # 1 where kind = 'sportsbook' and version > 0",
    ],
    ["a seal's hash", 'update ledger_seal set hash = set_byte(hash, 3, get_byte(hash, 3) # 1) where id = 2'],
    ['a seal deleted', 'delete from ledger_seal where id = 2'],
    [
      'two seals in the other order',
      'update ledger_seal set id = case id when 1 then 2 when 2 then 1 else id end',
    ],
    ["a head's hash", 'update ledger_head set hash = set_byte(hash, 3, get_byte(hash, 3) # 1)'],
    [
      "a head's signature",
      'update ledger_head set signature = set_byte(signature, 9, get_byte(signature, 9) # 4)',
    ],
    ['a batch said to be unsealed', 'insert into ledger_unsealed select min(id) from ledger_batch'],
    ['a batch that waits for no seal any more', 'delete from ledger_unsealed'],
    [
      'batches sealed a second time by a seal that is right',
      `insert into ledger_seal select 4, sealed_at, batch_ids, hash, sha256(convert_to(concat_ws(e'\\n', 4, encode(hash, 'hex'),
         (select string_agg(concat(u.id, ':', encode(b.content_hash, 'hex')), e'\\n' order by u.place)
            from unnest(batch_ids) with ordinality u (id, place) join ledger_batch b on b.id = u.id)), 'UTF8'))
         from ledger_seal where id = 3`,
    ],
    [
      'a seal that names a batch twice',
      'update ledger_seal set batch_ids = batch_ids || batch_ids[1] where id = 2',
    ],
  ])('%s', async (_, sql) => {
    expect(await findingAfter(sql)).toMatchObject({ id: expect.any(String), detail: expect.any(String) });
  });

  test('a row and its batch hash changed together break the chain', async () => {
    const finding = await findingAfter(`
      with victim as (select id / 1024 as batch from ledger_transfer order by id limit 1)
      update ledger_batch set content_hash = sha256('another content') where id = (select batch from victim)`);
    expect(finding?.table).toBe('ledger_batch');
  });

  test("a head signed by a stranger is not this installation's", async () => {
    const stranger = headSigner(randomBytes(32));
    const result = await verifyLedger(world.database, { trusted: [stranger] });
    expect(result.finding).toMatchObject({ check: 'head', table: 'ledger_head' });
  });
});

describe('what the database itself refuses', () => {
  const tables = [
    'ledger_account',
    'ledger_transfer',
    'ledger_key',
    'ledger_batch',
    'ledger_unsealed',
    'ledger_seal',
    'ledger_head',
  ];
  const month = async () =>
    (
      await world.owner.row<{ name: string }>(
        "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'ledger_transfer'::regclass limit 1",
      )
    )?.name ?? '';

  test.each(tables)('[OPS-3] the application cannot insert, update, delete or truncate %s', async (table) => {
    for (const verb of [
      `update ${table} set ${table === 'ledger_unsealed' ? 'batch_id = 1' : 'ctid = ctid'}`,
      `delete from ${table}`,
      `truncate ${table}`,
      `insert into ${table} default values`,
    ]) {
      await expect(world.database.run(verb), verb).rejects.toMatchObject({
        code: expect.stringMatching(/^(42501|0A000|42703)$/),
      });
    }
    await expect(world.database.run(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' });
  });

  test('nor a month of it by its own name', async () => {
    const name = await month();
    for (const verb of [`update ${name} set amount = 1`, `delete from ${name}`, `truncate ${name}`])
      await expect(world.database.run(verb), verb).rejects.toMatchObject({ code: '42501' });
    await expect(world.owner.run(`update ${name} set amount = 1`)).rejects.toThrow('append-only');
  });
});

test('the months ahead are open, and opening them again makes none', async () => {
  const made = await world.database.row<{ made: number }>(
    "select ledger_open_months('2031-12-15', 2) as made",
  );
  expect(made?.made).toBe(3);
  const again = await world.database.row<{ made: number }>(
    "select ledger_open_months('2031-12-31', 2) as made",
  );
  expect(again?.made).toBe(0);
});
