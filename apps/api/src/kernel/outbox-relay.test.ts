import { applicationRole, type Database, isUnavailable, openDatabase } from '@hanpan/db';
import { createTestDatabase, failingClient, Storm } from '@hanpan/testkit';
import { afterAll, afterEach, expect, test } from 'vitest';
import { OutboxRelay } from './outbox-relay.ts';
import { type OutboxEvent, pruneOutbox } from './outbox-store.ts';

const { database, owner, url, drop } = await createTestDatabase();
const storm = new Storm();
const breaking = openDatabase({ url, role: applicationRole, poolSize: 2, client: failingClient(storm) });
afterAll(async () => {
  await breaking.close();
  await drop();
});
const relays: OutboxRelay[] = [];
afterEach(() => Promise.all(relays.splice(0).map((relay) => relay.stop())));

async function follow(onEvent: (event: OutboxEvent) => void = () => undefined, from: Database = database) {
  const published: string[] = [];
  const errors: unknown[] = [];
  const relay = new OutboxRelay(
    from,
    async (event) => {
      onEvent(event);
      published.push(event.event);
    },
    (error) => errors.push(error),
  );
  relays.push(relay);
  await relay.start();
  // The oldest transaction is that of the whole cluster, so the databases of other tests can delay events.
  const until = async (count: number) => {
    await expect.poll(() => published.length).toBeGreaterThanOrEqual(count);
    return published;
  };
  return { published, errors, until };
}

const insert = "insert into outbox (audience, event, payload) values ('test', $1, '{}')";
const write = (name: string) => database.run(insert, [name]);

test('what is committed is published once and in order', async () => {
  const { until } = await follow();
  const names = Array.from({ length: 30 }, (_, index) => `event ${index}`);
  for (const name of names) await write(name);
  expect(await until(30)).toEqual(names);
  await write('last');
  expect(await until(31)).toEqual([...names, 'last']);
});

test('a process that stands still in a transaction holds the events of others back only for a while', async () => {
  const { until } = await follow();
  const standing = openDatabase({ url, role: applicationRole, poolSize: 1, transactionIdleWithinMs: 300 });
  const stood = standing.transaction(async (tx) => {
    await tx.run(insert, ['never']);
    await write('behind it');
    expect(await until(1)).toEqual(['behind it']);
  });
  await expect(stood).rejects.toSatisfy(isUnavailable);
  await standing.close();
});

test('the event of a slow transaction that commits late is not lost', async () => {
  const { published, until } = await follow();
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begun: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const slow = database.transaction(async (tx) => {
    await tx.run(insert, ['slow']);
    begun();
    await finished;
  });
  await hasBegun;
  for (let index = 0; index < 5; index += 1) await write(`fast ${index}`);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(published).not.toContain('slow');
  finish();
  await slow;
  const all = await until(6);
  expect(all.toSorted()).toEqual(['fast 0', 'fast 1', 'fast 2', 'fast 3', 'fast 4', 'slow']);
});

test('what was rolled back is never published', async () => {
  const { until } = await follow();
  await database
    .transaction(async (tx) => {
      await tx.run(insert, ['never']);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await write('after');
  expect(await until(1)).toEqual(['after']);
});

test('two processes each publish everything, and one that starts later begins at its start', async () => {
  const first = await follow();
  await write('early');
  await first.until(1);
  const second = await follow();
  await write('late');
  expect(await first.until(2)).toEqual(['early', 'late']);
  expect(await second.until(1)).toEqual(['late']);
});

test('an event that could not be published is published when it can be', async () => {
  let isBroken = true;
  const { errors, until } = await follow(() => {
    if (isBroken) throw new Error('no network');
  });
  await write('patient');
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  isBroken = false;
  expect(await until(1)).toEqual(['patient']);
});

test('more than a page at once arrives whole', async () => {
  const { until } = await follow();
  await database.run(
    "insert into outbox (audience, event, payload) select 'test', 'n' || n, '{}' from generate_series(1, 1200) n",
  );
  expect(new Set(await until(1_200)).size).toBe(1_200);
});

test('old events are pruned and young ones stay', async () => {
  await owner.run("update outbox set created_at = now() - interval '11 minutes'");
  await write('young');
  await pruneOutbox(database, 5_000);
  expect(await database.rows('select event from outbox')).toEqual([{ event: 'young' }]);
});

test('an event that is not wanted is passed over, and the next one is published', async () => {
  const published: OutboxEvent[] = [];
  const relay = new OutboxRelay(
    database,
    async (event) => void published.push(event),
    () => undefined,
    // A transaction of another test's database may let the relay start before what was written last.
    ({ event }) => event.startsWith('wanted'),
  );
  relays.push(relay);
  await relay.start();
  for (const name of ['unwanted', 'wanted', 'unwanted', 'wanted too']) await write(name);
  await expect.poll(() => published.map(({ event }) => event)).toEqual(['wanted', 'wanted too']);
  expect(published[0]).toEqual({ audience: 'test', event: 'wanted', payload: {} });
});

/** Every statement of its own meets the storm. */
const stormy: Database = {
  ...breaking,
  prepared: (name, text, values) => storm.meet(() => breaking.prepared(name, text, values)),
};

test('[REL-14] whatever breaks between its reads, everything is published once and in order', async () => {
  const { published, errors, until } = await follow(undefined, stormy);
  const names: string[] = [];
  // Its two statements are armed by few seeds, so several of them are gone through, until something has broken.
  for (let seed = 0; seed < 12 || errors.length === 0; seed += 1) {
    const name = `through a storm ${seed}`;
    names.push(name);
    await storm.during(seed, async () => {
      await write(name);
      await until(names.length);
    });
  }
  expect(published).toEqual(names);
});
