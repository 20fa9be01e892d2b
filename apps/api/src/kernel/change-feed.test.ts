import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ChangeFeed } from './change-feed.ts';
import { emit } from './outbox.ts';

const testDatabase = await createTestDatabase();
const { database } = testDatabase;
afterAll(() => testDatabase.drop());

let heard: string[] = [];
let losses = 0;
beforeEach(() => {
  heard = [];
  losses = 0;
});

const countLoss = () => {
  losses += 1;
};

/** A feed that has begun, on a clock of its own. */
async function follow() {
  const time = { ms: 0 };
  const listener = {
    moved: (keys: readonly string[]) => void heard.push(...keys),
    lost: countLoss,
  };
  const feed = new ChangeFeed(database, listener, () => time.ms);
  await feed.caughtUp();
  losses = 0;
  return { feed, time };
}

const write = (member: number) =>
  database.transaction((tx) => emit(tx, `member:${member}`, 'MSG', { data1: 1 }));

test('whoever waits has heard of everything that was committed before it asked, and of nothing twice', async () => {
  const { feed } = await follow();
  for (let member = 1; member <= 5; member += 1) {
    await write(member);
    await feed.caughtUp();
    expect(heard).toEqual([`member:${member}`]);
    heard = [];
  }
  await feed.caughtUp();
  expect([heard, losses]).toEqual([[], 0]);
});

test('a transaction that began earlier and commits later is heard of when it commits', async () => {
  const { feed } = await follow();
  await database.transaction(async (tx) => {
    await emit(tx, 'member:1', 'MSG', { data1: 1 });
    await write(2);
    await feed.caughtUp();
    expect(heard).toEqual(['member:2']);
  });
  await feed.caughtUp();
  await feed.caughtUp();
  expect(heard).toEqual(['member:2', 'member:1']);
});

test('what the ledger moved is named by its accounts', async () => {
  const { feed } = await follow();
  await database.run("insert into outbox (audience, event, payload) values ('ledger', 'moved', '[7, 12]')");
  await feed.caughtUp();
  expect(heard).toEqual(['account:7', 'account:12']);
});

test('who asks while a reading is under way waits for the next: it may have begun before the change', async () => {
  const { feed } = await follow();
  const first = feed.caughtUp();
  await first;
  const [early, late] = [feed.caughtUp(), write(3).then(() => feed.caughtUp())];
  await late;
  expect(heard).toEqual(['member:3']);
  await early;
});

test('more than can be named, or a long silence: everything may have moved', async () => {
  const { feed, time } = await follow();
  await database.run(
    "insert into outbox (audience, event, payload) select 'member:' || n, 'MSG', '{}' from generate_series(1, 1000) n",
  );
  await feed.caughtUp();
  expect([heard, losses]).toEqual([[], 1]);
  await write(4);
  await feed.caughtUp();
  expect([heard, losses]).toEqual([['member:4'], 1]);
  time.ms += 60_001;
  await feed.caughtUp();
  expect(losses).toBe(2);
});

test('a reading that fails is told to all who wait for it, and nothing is trusted after it', async () => {
  let isDown = false;
  const fragile = {
    ...database,
    prepared: <Row>(name: string, text: string, values: readonly unknown[]) =>
      isDown ? Promise.reject(new Error('down')) : database.prepared<Row>(name, text, values),
  };
  const listener = { moved: () => undefined, lost: countLoss };
  const feed = new ChangeFeed(fragile, listener);
  await feed.caughtUp();
  isDown = true;
  const outcomes = await Promise.allSettled([feed.caughtUp(), feed.caughtUp()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  losses = 0;
  await feed.caughtUp();
  expect(losses).toBe(1);
});
