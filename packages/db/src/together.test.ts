import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, expect, test } from 'vitest';
import { isSqlState, together } from './index.ts';

const { database, owner, drop } = await createTestDatabase(1);
afterAll(drop);
await owner.run('create table step (id bigint primary key, at text not null)');
await owner.run('grant select, insert on step to public');

const steps = () => database.rows('select id, at from step order by id');

test('statements are run in their order, each sees what those before it wrote', async () => {
  const results = await database.transaction((tx) =>
    together([
      tx.run("insert into step values (1, 'first')"),
      tx.rows<{ at: string }>('select at from step'),
      tx.run("insert into step select 2, at || ' and second' from step"),
    ]),
  );
  expect(results).toEqual([1, [{ at: 'first' }], 1]);
  expect(await steps()).toEqual([
    { id: 1, at: 'first' },
    { id: 2, at: 'first and second' },
  ]);
});

test('the error is that of the statement that failed, and nothing of the transaction stays', async () => {
  const before = await steps();
  const error: unknown = await database
    .transaction((tx) =>
      together([
        tx.run("insert into step values (3, 'third')"),
        tx.run("insert into step values (1, 'again')"),
        tx.run("insert into step values (4, 'fourth')"),
      ]),
    )
    .catch((thrown: unknown) => thrown);
  expect(isSqlState(error, 'uniqueViolation', 'step_pkey')).toBe(true);
  expect(await steps()).toEqual(before);
});

test('what still goes on where another failed is waited for: it cannot write after the rollback', async () => {
  const before = await steps();
  const error: unknown = await database
    .transaction((tx) => {
      const slow = async () => {
        await tx.run('select 1');
        await new Promise((resolve) => setTimeout(resolve, 50));
        await tx.run("insert into step values (5, 'late')");
      };
      return together([slow(), tx.run("insert into step values (1, 'again')")]);
    })
    .catch((thrown: unknown) => thrown);
  expect(isSqlState(error, 'uniqueViolation')).toBe(true);
  expect(await steps()).toEqual(before);
});

test('a statement is parsed once on a connection, also where it is asked for twice at once', async () => {
  const text = 'select $1::bigint + 1 as sum';
  const ask = (value: number) => database.connection((each) => each.prepared('step-sum', text, [value]));
  const both = await database.connection((each) =>
    together([each.prepared('step-sum', text, [1]), each.prepared('step-sum', text, [2])]),
  );
  expect(both).toEqual([[{ sum: 2 }], [{ sum: 3 }]]);
  expect(await ask(3)).toEqual([{ sum: 4 }]);
});
