import { amount } from '@hanpan/money';
import { createTestDatabase, type TestDatabase } from '@hanpan/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flows, Ledger, reconcile } from './index.ts';

const members = 40;
const worth = 10_000;
const reads = 1_000;
const readers = 4;
/** Summing every entry takes long, so not every read does it. */
const readsPerRecount = 25;

let world: TestDatabase;

beforeAll(async () => {
  world = await createTestDatabase();
  await world.owner.run("insert into site (id, key, name) values (1, 'test-site', 'Test')");
  const ledger = new Ledger(world.database);
  for (let memberId = 1; memberId <= members; memberId += 1) {
    const holder = { siteId: 1, memberId };
    await ledger.post(flows.adjustmentCredit({ holder, amount: amount(worth) }, `fund:${memberId}`));
  }
});
afterAll(() => world.drop());

interface Totals {
  readonly all: number;
  readonly members: number;
  readonly lowest: number;
}

/** One snapshot of all balances: those of members and house together, and those of members alone. */
async function readTotals(): Promise<Totals> {
  const row = await world.database.row<Totals>(
    `select sum(balance)::bigint as all, sum(balance) filter (where owner_id is not null)::bigint as members,
            min(balance) filter (where owner_id is not null)::bigint as lowest from ledger_account`,
  );
  if (row === undefined) throw new Error('there are no accounts');
  return row;
}

/** The accounts whose balance is not the sum of their entries, in one snapshot. */
async function readMismatches(): Promise<number> {
  const row = await world.database.row<{ count: number }>(
    `select count(*) from ledger_account a
       left join (select account_id, sum(amount)::bigint as total from ledger_entry group by account_id) e
         on e.account_id = a.id where a.balance <> coalesce(e.total, 0)`,
  );
  return row?.count ?? -1;
}

const isWhole = (totals: Totals) =>
  totals.all === 0 && totals.members === members * worth && totals.lowest >= 0;

/** The other member is a different one, and both orders occur. */
function giveOf(writer: number, step: number) {
  const from = (step * 7 + writer) % members;
  const to = (from + 1 + ((step * 11) % (members - 1))) % members;
  const partner = { siteId: 1, memberId: from + 1 };
  const member = { siteId: 1, memberId: to + 1 };
  return flows.give({ partner, member, amount: amount(1 + (step % 500)) }, writer * 1_000_000 + step);
}

test('[REL-9] the sum of all members is the same in each of a thousand snapshots that are read while they pay each other', async () => {
  let isReading = true;
  let posted = 0;
  const write = async (writer: number) => {
    const ledger = new Ledger(world.database, { slot: writer % 2 });
    for (let step = 1; isReading; step += 1) {
      const transfer = giveOf(writer, step);
      const joined = () => world.database.transaction((tx) => ledger.postIn(tx, [transfer]));
      const posting = writer % 2 === 0 ? await ledger.post(transfer) : (await joined())[0];
      if (posting?.status === 'posted') posted += 1;
    }
  };
  const torn: Totals[] = [];
  let mismatches = 0;
  const read = async () => {
    for (let count = 1; count <= reads / readers; count += 1) {
      const totals = await readTotals();
      if (!isWhole(totals)) torn.push(totals);
      if (count % readsPerRecount === 0) mismatches += await readMismatches();
    }
  };
  const writing = Promise.all(Array.from({ length: 6 }, (_, writer) => write(writer)));
  try {
    await Promise.all(Array.from({ length: readers }, read));
  } finally {
    isReading = false;
  }
  await writing;
  expect(torn).toEqual([]);
  expect(mismatches).toBe(0);
  expect(posted).toBeGreaterThan(100);
  const books = await reconcile(world.database, Date.now);
  expect(books).toMatchObject({ entriesTotal: 0, mismatchCount: 0, negativeCount: 0 });
}, 240_000);

test('the reader notices money that has left one account and not reached the other', async () => {
  const move = (change: number) =>
    world.owner.run("update ledger_account set balance = balance + $1 where kind = 'cash' and owner_id = 1", [
      change,
    ]);
  await move(1);
  expect(isWhole(await readTotals())).toBe(false);
  expect(await readMismatches()).toBe(1);
  await move(-1);
  expect(isWhole(await readTotals())).toBe(true);
});
