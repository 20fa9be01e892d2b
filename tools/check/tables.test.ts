/// <reference path="../untyped-modules.d.ts" />
import { expect, test } from 'vitest';
import { parseSource } from './sources.mjs';
import { checkTables } from './tables.mjs';

const migrations = [
  {
    path: 'packages/db/migrations/0001_a.sql',
    text: `create table member (id bigint); -- create table not_one (id int);
      create table bet (id bigint); create table round (id bigint); create table ledger_key (id bigint);
      create table outbox (id bigint);
      create view member_card as select id from member;
      create function ledger_post(a int) returns int as $$ insert into ledger_key values (a) $$;
      create function wallet(a int) returns int as $$ begin perform ledger_post(a); end $$;
      create function member_lock(a int) returns setof member as $$ select * from member for update $$;
      create function ledger_tell(a int) returns int as $$ insert into outbox values (a) $$;`,
  },
  {
    path: 'packages/db/migrations/0002_b.sql',
    text: `create or replace function wallet(a int) returns int as $$
      begin perform ledger_post(a); update round set id = a; end $$;
      create function bet_step() returns trigger as $$ begin delete from round; end $$;
      create trigger bet_steps before update on bet for each row execute function bet_step();
      create table gone (id int); drop table gone;`,
  },
];

const store = (module: string) => `apps/api/src/modules/${module}/store.ts`;

function check(files: Record<string, string>) {
  return checkTables(
    Object.entries(files).map(([path, text]) => parseSource(path, text)),
    migrations,
  );
}

const both = (statement: string) => ({
  [store('member')]: "export const a = (tx) => tx.run('insert into member values (1)');",
  [store('cash')]: `export const b = (tx) => tx.row(\`${statement}\`);`,
});

test.each([
  'insert into member (id) values ($1)',
  'update member set id = 2 where id = $1',
  'delete from member where id = $1',
  'select 1 from member where id = $1 for no key update',
  'select 1 from bet b join member m on m.id = b.id for update of m',
  'with found as (select id from member for share) select 1 from found',
])('a second module that writes or locks a table is named with its place: %s', (statement) => {
  expect(check(both(statement)).problems).toEqual([
    'member has 2 writing modules, and may have one: member (apps/api/src/modules/member/store.ts:1), cash (apps/api/src/modules/cash/store.ts:1)',
  ]);
});

test.each([
  'select id from member where id is distinct from $1',
  'select 1 from bet b join member_card m on m.id = b.id for update of b',
  'select (select max(id) from member) as most from bet for update',
  'insert into bet (id) select id from member on conflict do update set id = 1',
])('reading the table of another module is allowed: %s', (statement) => {
  const { problems, matrix } = check(both(statement));
  expect(problems).toEqual([]);
  expect(matrix.join('\n')).toMatch(/W member: member.*\(r cash\)/);
});

test('a statement in parts is read whole, with the constants of its file', () => {
  const text = `const from = 'from member m';
    const columns = (now) => \`m.id, \${now} as at\`;
    export const a = (tx) => tx.row(\`select \${columns('$1')} \${from} for update\`);`;
  expect(check({ [store('cash')]: text }).matrix).toContain('W cash: member, member_card');
});

test('a function writes for its caller, in its latest version, and those of the ledger for the ledger', () => {
  const { matrix } = check({ [store('casino')]: "export const a = (tx) => tx.row('select wallet($1)');" });
  expect(matrix).toContain('W casino: round');
  expect(matrix).toContain('W ledger: ledger_key');
});

test('a function in SQL may post into the outbox of the kernel, and a store of another module may not', () => {
  const kernel = { 'apps/api/src/kernel/outbox-store.ts': "tx.run('insert into outbox values (1)');" };
  const called = { 'packages/ledger/src/tell.ts': "tx.run('select ledger_tell(1)');" };
  expect(check({ ...kernel, ...called }).problems).toEqual([]);
  const other = { [store('cash')]: "tx.run('insert into outbox values (1)');" };
  expect(check({ ...kernel, ...other }).problems).toEqual([
    expect.stringContaining('outbox has 2 writing modules'),
  ]);
});

test('a module that calls the lock of members does not lock them itself', () => {
  const called = both('select id from member_lock($1)');
  expect(check(called)).toMatchObject({
    problems: [],
    matrix: expect.arrayContaining(['W member: member, member_card']),
  });
});

test('a trigger writes for the module that writes its table', () => {
  const { matrix } = check({
    [store('sports')]: "export const a = (tx) => tx.run('update bet set id = 1');",
  });
  expect(matrix).toContain('W sports: bet, round');
});

test.each([
  ['apps/api/src/modules/cash/ask.ts', "tx.run('select 1');"],
  ['apps/api/src/kernel/audit.ts', 'const text = `select id from member`;'],
  ['apps/api/src/demo/restore.ts', "const part = 'join member m on true';"],
  ['apps/api/src/setup.ts', "database.prepared('a-name', `with a as (select 1) select 2`, []);"],
])('SQL outside a store is reported with its line: %s', (path, text) => {
  expect(check({ [path]: `\n${text}` }).problems).toEqual([
    expect.stringMatching(new RegExp(`^${path}:2 is SQL outside a store file: `)),
  ]);
});

test.each([
  ['apps/api/src/modules/cash/ask.ts', "throw new Error('the member is gone, select another');"],
  ['apps/api/src/modules/cash/ask.ts', 'await job.run(job.limit);'],
  ['apps/api/src/modules/cash/ask.test.ts', "tx.run('delete from member');"],
  ['apps/api/src/testing/world.ts', "tx.run('delete from member');"],
  ['packages/ledger/src/post.ts', "tx.run('select ledger_post(1)');"],
  ['apps/api/src/modules/reward/coupon/console-store.ts', "tx.run('select 1');"],
])('%s may hold: %s', (path, text) => {
  expect(check({ [path]: text }).problems).toEqual([]);
});

test('what was checked is counted, so that an empty check cannot pass', () => {
  expect(check({})).toMatchObject({ statements: 0, tables: 5 });
  expect(check(both('select 1 from bet'))).toMatchObject({ statements: 2, tables: 5 });
});
