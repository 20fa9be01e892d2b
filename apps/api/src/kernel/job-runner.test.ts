import { createTestDatabase } from '@hanpan/testkit';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createClock, systemClock } from './clock.ts';
import { type Job, JobRunner } from './job-runner.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);
const services = { database, clock: systemClock, log: pino({ level: 'silent' }) };
const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

function counted(name: string, work: () => Promise<void> = async () => undefined) {
  const count = { runs: 0, atOnce: 0, mostAtOnce: 0 };
  const job: Job = {
    name,
    everyMs: 5,
    limit: 7,
    run: async () => {
      count.runs += 1;
      count.atOnce += 1;
      count.mostAtOnce = Math.max(count.mostAtOnce, count.atOnce);
      await work().finally(() => {
        count.atOnce -= 1;
      });
    },
  };
  return { job, count };
}

test('a job never overlaps itself, whichever worker runs it', async () => {
  const { job, count } = counted('slow', moment);
  const workers = Array.from({ length: 3 }, () => new JobRunner(services, [job]));
  for (const worker of workers) worker.start();
  await expect.poll(() => count.runs).toBeGreaterThan(6);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(count.mostAtOnce).toBe(1);
});

test('a worker keeps the lock of a job for twenty seconds, and then another has its turn', async () => {
  let nowMs = Date.now();
  const clock = createClock(() => nowMs);
  const [first, second] = [counted('turns'), counted('turns')];
  const workers = [first, second].map(({ job }) => new JobRunner({ ...services, clock }, [job]));
  const runsOf = () => [first, second].map(({ count }) => count.runs);
  for (const worker of workers) worker.start();
  await expect.poll(() => Math.max(...runsOf())).toBeGreaterThan(20);
  expect(Math.min(...runsOf())).toBe(0);
  await expect
    .poll(() => {
      nowMs += 20_000;
      return Math.min(...runsOf());
    })
    .toBeGreaterThan(0);
  const [stopping, staying] = workers;
  await stopping?.stop();
  const before = second.count.runs;
  await expect.poll(() => second.count.runs).toBeGreaterThan(before + 2);
  await staying?.stop();
});

test('more jobs than connections run side by side and do not wait for each other for ever', async () => {
  const few = await createTestDatabase(4);
  const query = async () => {
    await moment();
    await few.database.run('select 1');
  };
  const many = Array.from({ length: 12 }, (_, index) => counted(`of many ${index}`, query));
  const runner = new JobRunner(
    { ...services, database: few.database },
    many.map(({ job }) => job),
  );
  runner.start();
  await expect
    .poll(() => Math.min(...many.map(({ count }) => count.runs)), { timeout: 5_000 })
    .toBeGreaterThan(1);
  await runner.stop();
  await few.drop();
});

test('a lock connection that breaks is replaced', async () => {
  const { job, count } = counted('after a break');
  const runner = new JobRunner(services, [job]);
  runner.start();
  await expect.poll(() => count.runs).toBeGreaterThan(0);
  await database
    .run(
      `select pg_terminate_backend(l.pid) from pg_locks l
        where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())`,
    )
    .catch(() => undefined);
  const before = count.runs;
  await expect.poll(() => count.runs).toBeGreaterThan(before + 2);
  await runner.stop();
});

test('a job that throws is logged and runs again, and the other jobs continue', async () => {
  const failing = counted('failing', () => Promise.reject(new Error('no feed')));
  const healthy = counted('healthy');
  const runner = new JobRunner(services, [failing.job, healthy.job]);
  runner.start();
  await expect.poll(() => Math.min(failing.count.runs, healthy.count.runs)).toBeGreaterThan(1);
  await runner.stop();
  const states = await database.rows<{ name: string; last_error: string | null }>(
    "select name, last_error from job_state where name in ('failing', 'healthy') order by name",
  );
  expect(states).toEqual([
    { name: 'failing', last_error: 'no feed' },
    { name: 'healthy', last_error: null },
  ]);
});

test('a job that runs often is recorded once in five seconds, with all its runs', async () => {
  let nowMs = Date.now();
  const clock = createClock(() => nowMs);
  const { job, count } = counted('often');
  const runner = new JobRunner({ ...services, clock }, [job]);
  const recorded = async () =>
    (await database.row<{ runs: number }>("select run_count as runs from job_state where name = 'often'"))
      ?.runs;
  runner.start();
  await expect.poll(() => count.runs).toBeGreaterThan(10);
  expect(await recorded()).toBe(1);
  nowMs += 5_000;
  await expect.poll(recorded).toBeGreaterThan(10);
  await runner.stop();
  expect(await recorded()).toBeLessThanOrEqual(count.runs);
});

test('with the record of one job goes what others have run since theirs', async () => {
  let nowMs = Date.now();
  const clock = createClock(() => nowMs);
  const statements: string[] = [];
  const prepared: typeof database.prepared = (name, text, values) => {
    if (name === 'job-runs') statements.push(String(values[0]));
    return database.prepared(name, text, values);
  };
  const jobs = ['together one', 'together two', 'together three'].map((name) => counted(name));
  const runner = new JobRunner(
    { ...services, clock, database: { ...database, prepared } },
    jobs.map(({ job }) => job),
  );
  runner.start();
  await expect.poll(() => Math.min(...jobs.map(({ count }) => count.runs))).toBeGreaterThan(5);
  statements.length = 0;
  nowMs += 5_000;
  await expect.poll(() => statements.length).toBeGreaterThan(0);
  await runner.stop();
  for (const { job } of jobs) expect(statements[0]).toContain(job.name);
  const rows = await database.rows<{ runs: number }>(
    "select run_count as runs from job_state where name like 'together %'",
  );
  expect(rows).toHaveLength(3);
  for (const { runs } of rows) expect(runs).toBeGreaterThan(5);
});

test('stopping waits for running jobs, and none begins afterwards', async () => {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { job, count } = counted('stopping', () => finished);
  const runner = new JobRunner(services, [job]);
  runner.start();
  await expect.poll(() => count.atOnce).toBe(1);
  let hasStopped = false;
  const stopped = runner.stop().then(() => {
    hasStopped = true;
  });
  await moment();
  expect(hasStopped).toBe(false);
  finish();
  await stopped;
  expect(count.atOnce).toBe(0);
  await moment();
  expect(count.runs).toBe(1);
});

test('a job that waits for others is told that the process stops', async () => {
  let told = false;
  const { job, count } = counted('waiting');
  const runner = new JobRunner(services, [
    {
      ...job,
      run: (limit, stopping) =>
        new Promise((resolve) => {
          void job.run(limit);
          stopping?.addEventListener('abort', () => {
            told = true;
            resolve();
          });
        }),
    },
  ]);
  runner.start();
  await expect.poll(() => count.runs).toBe(1);
  expect(told).toBe(false);
  await runner.stop();
  expect(told).toBe(true);
});
