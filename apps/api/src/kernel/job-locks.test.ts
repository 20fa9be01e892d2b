import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { JobLocks } from './job-locks.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

/** The server process whose connection has the lock of a job. */
const holderOf = async (job: string) =>
  (
    await database.row<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = hashtext($1)::bigint & 4294967295
         and database = (select oid from pg_database where datname = current_database())`,
      [job],
    )
  )?.pid;

test('a lock is kept for longer than the server waits for a sign of life, as long as the process lives', async () => {
  const [holder, other] = [new JobLocks(database, systemClock, 150), new JobLocks(database, systemClock)];
  await holder.take('living');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await other.take('living')).toBeUndefined();
  expect(await holder.take('living')).toBeDefined();
  await Promise.all([holder.close(), other.close()]);
});

test('a process that stands still loses its locks to another, and asks for them again when it goes on', async () => {
  const [holder, other] = [new JobLocks(database, systemClock, 300), new JobLocks(database, systemClock)];
  await holder.take('standing still');
  const pid = await holderOf('standing still');
  const untilMs = performance.now() + 900;
  while (performance.now() < untilMs);
  const giveBack = await other.take('standing still');
  expect(giveBack).toBeDefined();
  expect(await holderOf('standing still')).not.toBe(pid);
  expect(await holder.take('standing still')).toBeUndefined();
  await other.close();
  await expect.poll(() => holder.take('standing still')).toBeDefined();
  await holder.close();
});

test('without a database it fails, as often as it is asked, and takes the lock once there is one', async () => {
  let isThere = false;
  const lease = () => (isThere ? database.lease() : Promise.reject(new Error('no database')));
  const locks = new JobLocks({ ...database, lease }, systemClock);
  for (const _ of ['once', 'again']) await expect(locks.take('waiting')).rejects.toThrow('no database');
  isThere = true;
  expect(await locks.take('waiting')).toBeDefined();
  await locks.close();
});
