import { sessionTimes } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { hours } from '../testing/clock.ts';
import { createWorld, newKey } from '../testing/world.ts';
import { need } from './need.ts';
import { pruneOutbox } from './outbox-store.ts';
import { pruneInBatches } from './prune.ts';
import { retention, retentionJobs } from './retention.ts';

const world = await createWorld();

async function run(name: string): Promise<void> {
  const job = need(
    retentionJobs(world.services).find((each) => each.name === name),
    name,
  );
  await job.run(job.limit);
}

test('an answer is kept for a week, and so long its key returns it', async () => {
  const member = await world.member();
  const keys = [newKey(), newKey()];
  for (const idempotencyKey of keys) await member.codeOf('/api/cash/getAcc', { idempotencyKey });
  const storedAt = (key: string | undefined, agoMs: number) =>
    world.database.run('update idempotent_answer set created_at = $2 where key = $1', [
      key,
      new Date(world.clock.read() - agoMs),
    ]);
  await storedAt(keys[0], retention.answersMs);
  await storedAt(keys[1], retention.answersMs + 1);
  await run('answers.prune');
  const left = await world.database.rows<{ key: string }>('select key from idempotent_answer');
  expect(left).toEqual([{ key: keys[0] }]);
  expect(retention.answersMs).toBe(7 * hours(24));
});

test('a session is deleted a month after it began, and a live one never', async () => {
  const member = await world.member();
  const count = () =>
    world.database.row<{ count: number }>('select count(*) as count from session where member_id = $1', [
      member.key,
    ]);
  world.clock.advance(retention.sessionsMs);
  await run('sessions.prune');
  expect(await count()).toEqual({ count: 1 });
  world.clock.advance(1);
  const again = await world.signIn(member.memId);
  await run('sessions.prune');
  expect(await count()).toEqual({ count: 1 });
  expect(await again.codeOf('/api/member/info', {})).toBe('0');
  expect(retention.sessionsMs).toBeGreaterThan(sessionTimes.absoluteMs);
});

/** As many events, written so long ago; none is older in its transaction. */
async function addEvents(audience: string, count: number, minutesAgo: number): Promise<void> {
  await world.database.run(
    `insert into outbox (audience, event, payload, created_at)
     select $1, 'old', '{}', now() - $3::int * interval '1 minute' from generate_series(1, $2)`,
    [audience, count, minutesAgo],
  );
}

const eventsLeft = () =>
  world.database.rows('select audience, count(*) as count from outbox group by 1 order by 1');

test('published events are deleted in batches, up to the first one that is too young', async () => {
  await world.database.run('delete from outbox');
  await addEvents('old', 6_000, 30);
  await addEvents('of a clock that was wrong', 1, -60 * 24 * 365);
  await addEvents('old', 6_000, 11);
  await addEvents('young', 2, 9);
  await addEvents('written late', 1, 11);
  await run('outbox.prune');
  expect(await eventsLeft()).toEqual([
    { audience: 'written late', count: 1 },
    { audience: 'young', count: 2 },
  ]);
  await run('outbox.prune');
  expect(await eventsLeft()).toHaveLength(2);
});

test('a batch of events is looked at and no more, however many there are', async () => {
  await world.database.run('delete from outbox');
  await addEvents('old', 20, 11);
  expect(await pruneOutbox(world.database, 15)).toBe(15);
  expect(await eventsLeft()).toEqual([{ audience: 'old', count: 5 }]);
});

test.each([
  [20_000, 12_001, [5_000, 5_000, 2_001]],
  [12_000, 50_000, [5_000, 5_000, 2_000]],
  [100, 0, [0]],
])('at most %i of %i rows go in one run, in batches', async (limit, rows, batches) => {
  let left = rows;
  const removed: number[] = [];
  await pruneInBatches(limit, async (most) => {
    const count = Math.min(most, left);
    left -= count;
    removed.push(count);
    return count;
  });
  expect(removed).toEqual(batches);
});

test.each([
  [
    'select ctid from idempotent_answer where created_at < now() order by created_at limit 5000',
    'idempotent_answer_created',
  ],
  ['select id from session where created_at < now() order by created_at limit 5000', 'session_created'],
  ['select id from sign_in_attempt where at < now() order by at limit 5000', 'sign_in_attempt_at'],
  ['select id from known_device where seen_at < now() order by seen_at limit 5000', 'known_device_seen'],
])('what is old is found by an index: %s', async (statement, index) => {
  const plan = await world.database.transaction(async (tx) => {
    await tx.run('set local enable_seqscan = off');
    await tx.run('set local enable_sort = off');
    return tx.rows(`explain ${statement}`);
  });
  expect(JSON.stringify(plan)).toContain(index);
});
