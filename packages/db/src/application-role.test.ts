import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, expect, test } from 'vitest';
import { applicationRole, type Database, migrate, openDatabase, SetupRefused } from './index.ts';

const { owner, database, url, drop } = await createTestDatabase(2);
afterAll(drop);

/** Every right that a database keeps, in words that do not depend on the order in which they were given. */
async function rightsOf(asked: Database) {
  return asked.rows(
    `with given as (
       select 'relation ' || c.oid::regclass::text as subject, acl from pg_class c, unnest(c.relacl) acl
        where c.relnamespace = 'public'::regnamespace
       union all
       select format('column %s.%s', a.attrelid::regclass, a.attname), acl from pg_attribute a, unnest(a.attacl) acl
       union all
       select 'function ' || p.oid::regprocedure::text, acl from pg_proc p, unnest(p.proacl) acl
        where p.pronamespace = 'public'::regnamespace
       union all
       select 'default ' || d.defaclobjtype::text || coalesce(d.defaclnamespace::regnamespace::text, ''), acl
         from pg_default_acl d, unnest(d.defaclacl) acl
       union all
       select 'schema ' || n.nspname, acl from pg_namespace n, unnest(n.nspacl) acl where n.nspname = 'public')
     select subject, acl::text as acl from given where acl::text like $1 or acl::text like '=%' order by 1, 2`,
    [`${applicationRole}=%`],
  );
}

test('a dump that was restored on a server without the role gets back every right, and not one more', async () => {
  await owner.run("select ledger_open_months('2026-01-01'::date, 2)");
  const before = await rightsOf(owner);
  expect(before.length).toBeGreaterThan(100);
  // What such a restore leaves: each grant to the role has failed.
  await owner.run(`drop owned by ${applicationRole}`);
  await expect(database.rows('select 1 from site')).rejects.toMatchObject({ code: '42501' });
  await migrate(owner);
  expect(await rightsOf(owner)).toEqual(before);
  expect(await database.rows('select 1 from site')).toEqual([]);
  await expect(database.run('update ledger_account set balance = 0')).rejects.toMatchObject({
    code: '42501',
  });
});

test('rights that an administrator has taken away are not given back at the next start', async () => {
  await owner.run(`revoke insert on outbox from ${applicationRole}`);
  const before = await rightsOf(owner);
  await migrate(owner);
  expect(await rightsOf(owner)).toEqual(before);
});

test('an owner who is no superuser, on a server where it has made the role, sets up a database that the application uses', async () => {
  const name = `maker_${randomUUID().slice(0, 8)}`;
  const address = Object.assign(new URL(url), { username: name, password: 'made for this' });
  address.pathname = `/${name}`;
  await owner.run(`create role "${name}" login createrole password 'made for this'`);
  // What PostgreSQL gives to whoever makes a role.
  await owner.run(`grant ${applicationRole} to "${name}" with admin true, inherit false, set false`);
  await owner.run(`create database "${name}" owner "${name}"`);
  const maker = openDatabase({ url: address.href, poolSize: 1 });
  const application = openDatabase({ url: address.href, role: applicationRole, poolSize: 1 });
  const before = await application.rows('select 1').catch((error: unknown) => error);
  await migrate(maker);
  const after = await application.rows('select 1 from site');
  await Promise.all([maker.close(), application.close()]);
  await owner.run(`drop database "${name}" with (force)`);
  await owner.run(`drop owned by "${name}"`);
  await owner.run(`drop role "${name}"`);
  expect(before).toMatchObject({ code: '42501' });
  expect(after).toEqual([]);
});

test('an owner who may not take the role is told what an administrator has to run', async () => {
  const name = `owner_${randomUUID().slice(0, 8)}`;
  await owner.run(`create role "${name}" login password 'made for this'`);
  await owner.run(`grant create on schema public to "${name}"`);
  await owner.run(`grant all on schema_migration to "${name}"`);
  const address = Object.assign(new URL(url), { username: name, password: 'made for this' });
  const other = openDatabase({ url: address.href, poolSize: 1 });
  const refused = await migrate(other).catch((error: unknown) => error);
  await other.close();
  await owner.run(`drop owned by "${name}"`);
  await owner.run(`drop role "${name}"`);
  expect(refused).toBeInstanceOf(SetupRefused);
  expect(String(refused)).toContain(`grant ${applicationRole} to "${name}";`);
});
