import { amount } from '@hanpan/money';
import { createTestDatabase, type TestDatabase } from '@hanpan/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flows, Ledger, reconcile } from './index.ts';

let world: TestDatabase;
let ledger: Ledger;
const holder = { siteId: 1, memberId: 1 };

beforeAll(async () => {
  world = await createTestDatabase();
  await world.owner.run("insert into site (id, key, name) values (1, 'test-site', 'Test')");
  ledger = new Ledger(world.database);
});
afterAll(() => world.drop());

const cashOf = async (memberId: number) =>
  (await ledger.holdings(world.database, { siteId: 1, memberId })).cash;

describe('posting', () => {
  test('a deposit reaches cash, and the same deposit again is replayed with the original states', async () => {
    const transfer = flows.deposit({ holder, amount: amount(10_000) }, 1);
    const first = await ledger.post(transfer);
    const again = await ledger.post(transfer);
    expect(first).toMatchObject({ status: 'posted', credit: { balance: 10_000, version: 1 } });
    expect(again).toEqual({ ...first, status: 'replayed' });
    expect(await cashOf(1)).toBe(10_000);
  });

  test('the key of one transfer with other content is a conflict and moves nothing', async () => {
    const original = flows.deposit({ holder, amount: amount(10_000) }, 1);
    const posting = await ledger.post({ ...original, amount: amount(99_999) });
    expect(posting.status).toBe('conflict');
    expect(await cashOf(1)).toBe(10_000);
  });

  test('one transfer of a batch that would overdraw is refused alone', async () => {
    const member = { siteId: 1, memberId: 2 };
    await ledger.post(flows.deposit({ holder: member, amount: amount(1_000) }, 2));
    const postings = await Promise.all(
      ['a', 'b', 'c'].map((name) => ledger.post(flows.bet({ holder: member, amount: amount(600) }, name))),
    );
    expect(postings.map((each) => each.status).sort()).toEqual(['insufficient', 'insufficient', 'posted']);
    expect(await cashOf(2)).toBe(400);
  });

  test('more than a batch can hold is refused as a whole', async () => {
    const member = { siteId: 1, memberId: 12 };
    const deposits = Array.from({ length: 1_024 }, (_, index) =>
      flows.deposit({ holder: member, amount: amount(1) }, 10_000 + index),
    );
    const post = (count: number) =>
      world.database.transaction((tx) => ledger.postIn(tx, deposits.slice(0, count)));
    await expect(post(1_024)).rejects.toThrow(RangeError);
    expect(await cashOf(12)).toBe(0);
    expect(await post(1_023)).toHaveLength(1_023);
    expect(await cashOf(12)).toBe(1_023);
  });

  test('a thousand parallel bets on a balance for one: exactly one is accepted', async () => {
    const member = { siteId: 1, memberId: 3 };
    await ledger.post(flows.deposit({ holder: member, amount: amount(1_000) }, 3));
    const postings = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) =>
        ledger.post(flows.bet({ holder: member, amount: amount(1_000) }, `race-${index}`)),
      ),
    );
    expect(postings.filter((each) => each.status === 'posted')).toHaveLength(1);
    expect(await cashOf(3)).toBe(0);
  });

  test('one key sent a hundred times in parallel has one effect and equal results', async () => {
    const member = { siteId: 1, memberId: 4 };
    const transfer = flows.deposit({ holder: member, amount: amount(500) }, 4);
    const postings = await Promise.all(Array.from({ length: 100 }, () => ledger.post(transfer)));
    expect(postings.filter((each) => each.status === 'posted')).toHaveLength(1);
    expect(new Set(postings.map((each) => each.transferId)).size).toBe(1);
    expect(await cashOf(4)).toBe(500);
  });

  test('a transfer posted inside a transaction is rolled back with it', async () => {
    const member = { siteId: 1, memberId: 5 };
    const transfer = flows.deposit({ holder: member, amount: amount(700) }, 5);
    await expect(
      world.database.transaction(async (tx) => {
        await ledger.postIn(tx, [transfer]);
        throw new Error('the caller changed its mind');
      }),
    ).rejects.toThrow('changed its mind');
    expect(await cashOf(5)).toBe(0);
    const [posting] = await world.database.transaction((tx) => ledger.postIn(tx, [transfer]));
    expect(posting?.status).toBe('posted');
    expect(await cashOf(5)).toBe(700);
  });

  test('both ways mixed on one member keep every invariant', async () => {
    const member = { siteId: 1, memberId: 6 };
    await ledger.post(flows.deposit({ holder: member, amount: amount(10_000) }, 6));
    const joined = Array.from({ length: 40 }, (_, index) =>
      world.database.transaction((tx) =>
        ledger.postIn(tx, [flows.bet({ holder: member, amount: amount(100) }, `joined-${index}`)]),
      ),
    );
    const fast = Array.from({ length: 40 }, (_, index) =>
      ledger.post(flows.bet({ holder: member, amount: amount(100) }, `fast-${index}`)),
    );
    await Promise.all([...joined, ...fast]);
    expect(await cashOf(6)).toBe(2_000);
    expect(await reconcile(world.database, Date.now)).toMatchObject({ entriesTotal: 0, mismatchCount: 0 });
  });
});

describe('what the database itself refuses', () => {
  test.each([
    ['a balance', 'update ledger_account set balance = balance + 1'],
    ['a transfer', 'update ledger_transfer set amount = amount + 1'],
    ['a deletion', 'delete from ledger_transfer'],
    ['a transfer written past the function', 'insert into ledger_batch (transfer_count) values (1)'],
  ])('the application cannot write %s', async (_, statement) => {
    await expect(world.database.run(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('[FND-18] not even the owner changes an entry by accident', async () => {
    await expect(world.owner.run('update ledger_transfer set amount = 1')).rejects.toThrow('append-only');
  });

  test('a balance altered by a superuser is found and named', async () => {
    const before = await reconcile(world.database, Date.now);
    expect(before.mismatchCount).toBe(0);
    await world.owner.run(
      "update ledger_account set balance = balance + 1 where kind = 'cash' and owner_id = 6",
    );
    const after = await reconcile(world.database, Date.now);
    expect(after).toMatchObject({ mismatchCount: 1, entriesTotal: 1 });
    expect(after.firstWrongAccount).not.toBeNull();
    await world.owner.run(
      "update ledger_account set balance = balance - 1 where kind = 'cash' and owner_id = 6",
    );
  });
});
