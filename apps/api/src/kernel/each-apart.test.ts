import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { eachApart } from './each-apart.ts';

const { database, owner, drop } = await createTestDatabase();
afterAll(drop);
await owner.run('create table thing (id int primary key check (id % 7 <> 0))');
await owner.run('grant all on thing to hanpan_app');

async function insert(ids: readonly number[]) {
  const failed: [number, string][] = [];
  let calls = 0;
  await database.transaction((tx) =>
    eachApart(tx, ids, {
      work: async (some) => {
        calls += 1;
        await tx.run('insert into thing select * from unnest($1::int[])', [some]);
      },
      failed: async (id, reason) => void failed.push([id, reason]),
    }),
  );
  const rows = await database.rows<{ id: number }>('delete from thing returning id');
  return { failed, calls, stored: rows.map((row) => row.id).sort((a, b) => a - b) };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('many that are done together', () => {
  test.each([
    ['none', [], [], 0],
    ['all are good: once', upTo(6), [], 1],
    ['one alone is bad', [7], [7], 1],
    ['one in many: the others are done', upTo(13), [7], 7],
    ['several', upTo(28), [7, 14, 21, 28], 23],
  ])('%s', async (_, ids, bad, calls) => {
    const result = await insert(ids);
    expect(result.failed.map(([id]) => id)).toEqual(bad);
    for (const [, reason] of result.failed) expect(reason).toContain('thing_id_check');
    expect(result.stored).toEqual(ids.filter((id) => !bad.includes(id)));
    expect(result.calls).toBe(calls);
  });

  test.each(['40P01', '57014', '08006'])('what is nobody’s fault (%s) is thrown', async (code) => {
    const passing = Object.assign(new Error('later'), { code });
    const work = database.transaction((tx) =>
      eachApart(tx, [1, 2], { work: () => Promise.reject(passing), failed: () => Promise.resolve() }),
    );
    await expect(work).rejects.toBe(passing);
  });
});
