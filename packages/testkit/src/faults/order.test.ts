import { applicationRole, openDatabase } from '@hanpan/db';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../test-database.ts';
import { blockedBackends } from './blocked-backends.ts';
import { Order } from './order.ts';

const { url, owner, drop } = await createTestDatabase(2);
const order = new Order((pids) => blockedBackends(owner, pids));
const database = openDatabase({ url, role: applicationRole, poolSize: 4, client: order.client() });
await owner.run('create table note (id int primary key, count int not null)');
await owner.run(`grant select, insert, update on note to ${applicationRole}`);
afterAll(async () => {
  await database.close();
  await drop();
});

const scheduler = () =>
  fc.scheduler({
    act: async (release) => {
      await release();
      await order.settled();
    },
  });

/** Three actors who each add one, by reading it first. */
async function countThree(drawn: fc.Scheduler, read: string): Promise<number> {
  await owner.run('insert into note values (1, 0) on conflict (id) do update set count = 0');
  const gate = (label: string) => drawn.schedule(Promise.resolve(), label);
  const add = (name: string) =>
    order.as(name, gate, () =>
      database.transaction(async (tx) => {
        const row = await tx.row<{ count: number }>(read);
        await tx.run('update note set count = $1 where id = 1', [(row?.count ?? 0) + 1]);
      }),
    );
  await order.during(async () => {
    const all = Promise.all(['a', 'b', 'c'].map(add));
    await order.settled();
    await drawn.waitFor(all);
  });
  return (await owner.row<{ count: number }>('select count from note'))?.count ?? 0;
}

const locking = 'select count from note where id = 1 for update';

test('[REL-3] a row that is locked before it is read is right in every order', async () => {
  await fc.assert(
    fc.asyncProperty(scheduler(), async (drawn) => {
      expect(await countThree(drawn, locking)).toBe(3);
    }),
    { numRuns: 20 },
  );
});

test('[REL-3] a row that is read without its lock is found out, and the order is told with seed and path', async () => {
  const property = fc.asyncProperty(scheduler(), async (drawn) => {
    expect(await countThree(drawn, 'select count from note where id = 1')).toBe(3);
  });
  const { failed, seed, counterexamplePath, counterexample } = await fc.check(property, {
    endOnFailure: true,
  });
  expect(failed).toBe(true);
  expect(String(counterexample?.[0])).toContain('a: select count from note');
  const again = await fc.check(property, { seed, path: counterexamplePath ?? '', endOnFailure: true });
  expect(String(again.counterexample?.[0])).toBe(String(counterexample?.[0]));
});

test('[REL-3] one seed plays one order', async () => {
  const played: string[][] = [];
  const property = fc.asyncProperty(scheduler(), async (drawn) => {
    await countThree(drawn, locking);
    played.push([...order.steps]);
  });
  for (let round = 0; round < 2; round += 1) await fc.assert(property, { seed: 7, numRuns: 5 });
  expect(played.slice(5)).toEqual(played.slice(0, 5));
  expect(new Set(played.map((steps) => steps.join())).size).toBeGreaterThan(2);
});
