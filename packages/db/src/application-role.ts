import { applicationRole, type Tx } from './database.ts';
import { SetupRefused } from './setup-refused.ts';
import { isSqlState } from './sql-state.ts';

/** At the beginning of a line: what stands further in belongs to a function. */
const grants = /^(?:grant|revoke|alter default privileges)\b[^;]*/gim;

/**
 * Makes the role that the application works as where the server lacks it, and lets the owner of the tables take it. A
 * role belongs to the server and not to the database, so a dump that is restored on another server comes without it.
 */
export async function ensureApplicationRole(tx: Tx): Promise<void> {
  const state = await tx.row<{ exists: boolean; owner: string }>(
    'select exists (select from pg_roles where rolname = $1) as exists, current_user as owner',
    [applicationRole],
  );
  try {
    if (state?.exists !== true) await makeRole(tx);
    if (!(await mayTakeIt(tx))) await tx.run(`grant ${applicationRole} to current_user`);
  } catch (error) {
    if (!isSqlState(error, 'insufficientPrivilege')) throw error;
    throw new SetupRefused(
      `The database user ${state?.owner} cannot make the role ${applicationRole} or take it. Let an administrator of the server run: create role ${applicationRole} nologin; grant ${applicationRole} to "${state?.owner}";`,
      { cause: error },
    );
  }
}

/** Another database of the same server may be set up at the same moment. */
async function makeRole(tx: Tx): Promise<void> {
  await tx.run(
    `do $$ begin
       create role ${applicationRole} nologin;
     exception when duplicate_object or unique_violation then null;
     end $$`,
  );
}

/** Since PostgreSQL 16 whoever made a role is its administrator, and still has to give itself the right to take it. */
async function mayTakeIt(tx: Tx): Promise<boolean> {
  const row = await tx.row<{ may: boolean }>(
    `select pg_has_role(current_user, $1,
       case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) as may`,
    [applicationRole],
  );
  return row?.may === true;
}

/**
 * The rights of the role in a database that was restored without them: what its tables have by default, then what the
 * applied migrations grant and revoke, in order. Where the role has its rights nothing is touched.
 */
export async function restoreGrants(tx: Tx, applied: readonly { readonly sql: string }[]): Promise<void> {
  const row = await tx.row<{ has: boolean }>(
    `select has_table_privilege($1, 'site'::regclass, 'select') as has`,
    [applicationRole],
  );
  if (row?.has === true) return;
  await grantDefaults(tx);
  for (const { sql } of applied)
    for (const [statement] of sql.matchAll(grants)) await runAgain(tx, statement);
}

/** Months of the ledger are written by its functions alone. */
async function grantDefaults(tx: Tx): Promise<void> {
  await tx.run(
    `do $$ declare
       part text;
     begin
       execute 'grant select, insert, update, delete on all tables in schema public to ${applicationRole}';
       execute 'revoke all on schema_migration from ${applicationRole}';
       execute 'grant usage on all sequences in schema public to ${applicationRole}';
       execute 'revoke execute on all functions in schema public from public';
       for part in select oid::regclass::text from pg_class
                    where relispartition and relkind = 'r' and relnamespace = 'public'::regnamespace
       loop
         execute format('revoke insert, update, delete, truncate on %s from ${applicationRole}', part);
       end loop;
     end $$`,
  );
}

/** What a later migration has dropped or renamed needs no rights any more. */
async function runAgain(tx: Tx, statement: string): Promise<void> {
  await tx.run('savepoint grant_again');
  try {
    await tx.run(statement);
  } catch (error) {
    const isGone = (['undefinedTable', 'undefinedFunction', 'undefinedColumn'] as const).some((state) =>
      isSqlState(error, state),
    );
    if (!isGone) throw error;
    await tx.run('rollback to savepoint grant_again');
  }
  await tx.run('release savepoint grant_again');
}
