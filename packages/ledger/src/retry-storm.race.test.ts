import { amount } from '@hanpan/money';
import { createTestDatabase, type TestDatabase } from '@hanpan/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flows, Ledger, type Posting, type Transfer, verifyLedger } from './index.ts';

const keys = 1_000;
const sends = 100;
/** As many keys at once as two processes allow to wait. */
const keysAtOnce = 200;
const members = 50;
const worth = amount(700);

type Post = (transfer: Transfer, send: number) => Promise<Posting>;

let world: TestDatabase;

beforeAll(async () => {
  world = await createTestDatabase();
  await world.owner.run("insert into site (id, key, name) values (1, 'test-site', 'Test')");
});
afterAll(() => world.drop());

/** Two processes that share nothing; every key is sent through both. */
function twoProcesses(firstSlot: number): Post {
  const processes = [
    new Ledger(world.database, { slot: firstSlot }),
    new Ledger(world.database, { slot: firstSlot + 1 }),
  ] as const;
  return (transfer, send) => processes[send % 2 === 0 ? 0 : 1].post(transfer);
}

/** A deposit, or a transfer between two members: both sides are contended. */
function transferOf(storm: number, key: number): Transfer {
  const member = { siteId: 1, memberId: (key % members) + 1 };
  if (key % 4 !== 3) return flows.deposit({ holder: member, amount: worth }, storm * keys + key);
  const partner = { siteId: 1, memberId: ((key + 7) % members) + 1 };
  return flows.give({ partner, member, amount: amount(1) }, storm * keys + key);
}

const answerOf = ({ status: _, ...answer }: Posting) => JSON.stringify(answer);

/** Sends every key this many times at once; returns each key's results and their faults. */
async function storm(number: number, post: Post): Promise<{ results: Map<number, string>; wrong: string[] }> {
  const results = new Map<number, string>();
  const wrong: string[] = [];
  for (let first = 0; first < keys; first += keysAtOnce) {
    const wave = Array.from({ length: keysAtOnce }, (_, offset) => first + offset);
    await Promise.all(
      wave.map(async (key) => {
        const postings = await Promise.all(
          Array.from({ length: sends }, (_, send) => post(transferOf(number, key), send)),
        );
        const told = new Set(postings.map(answerOf));
        const posted = postings.filter((each) => each.status === 'posted').length;
        const replayed = postings.filter((each) => each.status === 'replayed').length;
        results.set(key, [...told].join());
        if (told.size !== 1) wrong.push(`key ${key} had ${told.size} results`);
        if (posted + replayed !== sends) wrong.push(`key ${key}: ${sends - posted - replayed} were refused`);
        if (posted > 1) wrong.push(`key ${key} was posted ${posted} times`);
      }),
    );
  }
  return { results, wrong };
}

async function effects(): Promise<number> {
  const row = await world.database.row<{ count: number }>('select count(*) from ledger_transfer');
  return row?.count ?? 0;
}

/** Money for the transfers between members of a storm, so that none of them is refused. */
async function fund(number: number): Promise<void> {
  const ledger = new Ledger(world.database, { slot: 9 });
  for (let memberId = 1; memberId <= members; memberId += 1) {
    const holder = { siteId: 1, memberId };
    await ledger.post(
      flows.adjustmentCredit({ holder, amount: amount(1_000) }, `fund:${number}:${memberId}`),
    );
  }
}

test('[REL-9][REL-10] a thousand keys sent a hundred times at once have a thousand effects and equal results, also after a restart', async () => {
  await fund(0);
  const before = await effects();
  const first = await storm(0, twoProcesses(0));
  expect(first.wrong).toEqual([]);
  expect(await effects()).toBe(before + keys);
  // After a restart only the database's state is left, and the process may have another number.
  const again = await storm(0, twoProcesses(1));
  expect(again.wrong).toEqual([]);
  expect(again.results).toEqual(first.results);
  expect(await effects()).toBe(before + keys);
  expect((await verifyLedger(world.database)).finding).toBeNull();
}, 300_000);

test('[REL-10] a key with another amount, flow, member or reference is a conflict however it is sent, and moves nothing', async () => {
  await fund(3);
  const post = twoProcesses(3);
  for (let key = 0; key < keys; key += 20) await post(transferOf(0, key), 0);
  const before = await effects();
  const joining = new Ledger(world.database, { slot: 5 });
  for (let key = 0; key < keys; key += 20) {
    const { key: used } = transferOf(0, key);
    const original = transferOf(0, key);
    const other = transferOf(0, key + 1);
    const changed: Transfer[] = [
      { ...original, amount: amount(original.amount + 1) },
      { ...original, flow: 'bet-reversal' },
      { ...original, credit: other.credit },
      { ...original, reference: 'cash:none' },
    ];
    const sent = changed.map((each) => ({ ...each, key: used }));
    const fast = await Promise.all(sent.flatMap((each) => [post(each, 0), post(each, 1)]));
    const joined = await world.database.transaction(async (tx) => {
      const postings: Posting[] = [];
      for (const each of sent) postings.push(...(await joining.postIn(tx, [each])));
      return postings;
    });
    const statuses = new Set([...fast, ...joined].map((each) => each.status));
    expect(statuses, `key ${key}`).toEqual(new Set(['conflict']));
  }
  expect(await effects()).toBe(before);
}, 120_000);

test('a repetition inside a transaction of another process returns what the first did', async () => {
  const transfer = transferOf(0, 0);
  const fast = await new Ledger(world.database).post(transfer);
  const [joined] = await world.database.transaction((tx) =>
    new Ledger(world.database, { slot: 3 }).postIn(tx, [transfer]),
  );
  expect(joined).toEqual({ ...fast, status: 'replayed' });
});

test('a repetition returns what the first did although the money is gone since, on every path', async () => {
  const holder = { siteId: 1, memberId: 900 };
  const ledger = new Ledger(world.database);
  await ledger.post(flows.adjustmentCredit({ holder, amount: worth }, 'fund:900'));
  const bet = flows.bet({ holder, amount: worth }, 'all of it');
  const { status: _, ...first } = await ledger.post(bet);
  const later = new Ledger(world.database, { slot: 6 });
  expect(await later.post(bet)).toEqual({ ...first, status: 'replayed' });
  expect((await later.post({ ...bet, amount: amount(worth + 1) })).status).toBe('conflict');
  const [joined] = await world.database.transaction((tx) => later.postIn(tx, [bet]));
  expect(joined).toEqual({ ...first, status: 'replayed' });
  const another = flows.bet({ holder, amount: worth }, 'no more of it');
  const together = await Promise.all([later.post(another), later.post(bet)]);
  expect(together.map(({ status }) => status)).toEqual(['insufficient', 'replayed']);
});

test('the storm notices a ledger that posts twice, one that loses a posting and one that replays a new result', async () => {
  const ledger = new Ledger(world.database);
  const twice: Post = async (transfer, send) => {
    if (send > 1) return ledger.post(transfer);
    return ledger.post({ ...transfer, key: `${send}${transfer.key.slice(1)}` });
  };
  await fund(1);
  const before = await effects();
  expect((await storm(1, twice)).wrong.length).toBeGreaterThan(0);
  expect(await effects()).toBeGreaterThan(before + keys);

  const state = { balance: worth, version: 1 };
  const loses: Post = async () => ({ status: 'replayed', transferId: 1, debit: state, credit: state });
  await storm(2, loses);
  expect(await effects()).toBeLessThan(before + 4 * keys);

  const anew: Post = async (_, send) => ({
    status: 'replayed',
    transferId: send,
    debit: state,
    credit: state,
  });
  expect((await storm(3, anew)).wrong).toHaveLength(keys);
}, 120_000);
