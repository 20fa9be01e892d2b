import type { StaffRole } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';

export interface StaffRow {
  readonly id: number;
  readonly operatorId: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly isPlatform: boolean;
  readonly active: boolean;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly passwordChangedAt: Date | null;
  readonly lastSeenAt: Date | null;
  readonly hasTotp: boolean;
}

const columns = `o.id, o.operator_id as "operatorId", o.name, o.roles, o.is_platform as "isPlatform", o.active,
  o.created_at as "createdAt", o.created_by as "createdBy", o.password_changed_at as "passwordChangedAt",
  o.totp_sealed is not null as "hasTotp",
  (select max(s.seen_at) from session s where s.operator_id = o.id) as "lastSeenAt"`;

/** The operators of a site, who works first. */
export function listStaff(queryable: Queryable, siteId: number): Promise<StaffRow[]> {
  return queryable.rows(
    `select ${columns} from operator o where o.site_id = $1 order by not o.active, o.operator_id`,
    [siteId],
  );
}

export interface OpenSessionRow {
  readonly id: number;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly address: string;
  readonly system: string | null;
  readonly browser: string | null;
}

/** The sessions of an operator that have not ended, neither by somebody nor by themselves; the last used first. */
export function openSessionsOf(
  queryable: Queryable,
  operatorKey: number,
  { now, idleMs }: { readonly now: Date; readonly idleMs: number },
): Promise<OpenSessionRow[]> {
  return queryable.rows(
    `select id, created_at as "startedAt", seen_at as "seenAt", address, system, browser from session
      where operator_id = $1 and ended_at is null
        and least(expires_at, seen_at + make_interval(secs => $3::float8 / 1000)) > $2
      order by seen_at desc, id desc`,
    [operatorKey, now, idleMs],
  );
}

/** One of them, locked: changes to it come one after the other. */
export function lockStaff(tx: Tx, siteId: number, operatorKey: number): Promise<StaffRow | undefined> {
  return tx.row(`select ${columns} from operator o where o.site_id = $1 and o.id = $2 for update of o`, [
    siteId,
    operatorKey,
  ]);
}

export interface LeaderRow {
  readonly id: number;
  readonly isOwner: boolean;
  readonly isPlatform: boolean;
}

/** Locks who works and owns a site or leads the installation, the lower id first: none of them leaves meanwhile. */
export function lockLeaders(tx: Tx, siteId: number): Promise<LeaderRow[]> {
  return tx.rows(
    `select id, site_id = $1 and 'owner' = any (roles) as "isOwner", is_platform as "isPlatform" from operator
      where active and (is_platform or (site_id = $1 and 'owner' = any (roles))) order by id for update`,
    [siteId],
  );
}

/** Whether a site has an operator with this id. */
export async function isIdTaken(queryable: Queryable, siteId: number, operatorId: string): Promise<boolean> {
  const row = await queryable.row('select 1 from operator where site_id = $1 and operator_id = $2', [
    siteId,
    operatorId,
  ]);
  return row !== undefined;
}

/** Whether another operator of a site has a name or one that looks like it; `operatorKey` is whose it may be. */
export async function isNameTaken(
  queryable: Queryable,
  siteId: number,
  name: string,
  operatorKey: number | null,
): Promise<boolean> {
  const row = await queryable.row(
    `select 1 from operator where site_id = $1 and name_look(name) = name_look($2) and id is distinct from $3
      limit 1`,
    [siteId, name, operatorKey],
  );
  return row !== undefined;
}

export async function setNameAndRoles(
  tx: Tx,
  operatorKey: number,
  name: string,
  roles: readonly StaffRole[],
): Promise<void> {
  await tx.run(
    'update operator set name = $2, roles = $3, name_shared = name_shared and name = $2 where id = $1',
    [operatorKey, name, roles],
  );
}

export async function setActive(tx: Tx, operatorKey: number, active: boolean): Promise<void> {
  await tx.run('update operator set active = $2 where id = $1', [operatorKey, active]);
}

/** `ownAt` is when the person set it; null where somebody else did. */
export async function setPassword(
  tx: Tx,
  operatorKey: number,
  passwordHash: string,
  ownAt: Date | null,
): Promise<void> {
  await tx.run('update operator set password_hash = $2, password_changed_at = $3 where id = $1', [
    operatorKey,
    passwordHash,
    ownAt,
  ]);
}

/** An operator of any site, as whoever has the server sees it. */
export interface KnownOperator {
  readonly siteId: number;
  readonly siteKey: string;
  readonly operatorKey: number;
  readonly operatorId: string;
  readonly passwordHash: string;
}

const known = `select o.site_id as "siteId", s.key as "siteKey", o.id as "operatorKey", o.operator_id as "operatorId",
         o.password_hash as "passwordHash" from operator o join site s on s.id = o.site_id`;

/** Who can log in to a console of this installation. */
export function listActiveOperators(queryable: Queryable): Promise<KnownOperator[]> {
  return queryable.rows(`${known} where o.active order by o.site_id, o.operator_id`);
}

/** The operators of an id, of one site or, where none is named, of every site; locked. */
export function lockOperatorsOfId(
  tx: Tx,
  operatorId: string,
  siteKey: string | null,
): Promise<KnownOperator[]> {
  return tx.rows(
    `${known} where o.operator_id = $1 and ($2::text is null or s.key = $2) order by o.site_id for update of o`,
    [operatorId, siteKey],
  );
}

/** Whether somebody leads the whole installation. */
export async function hasPlatformOperator(queryable: Queryable): Promise<boolean> {
  const row = await queryable.row<{ has: boolean }>(
    'select exists (select from operator where is_platform and active) as has',
  );
  return row?.has === true;
}
