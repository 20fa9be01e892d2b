import type { Queryable, Tx } from '@hanpan/db';
import type { DeviceName } from './device-name.ts';

interface Owner {
  readonly siteId: number;
  readonly account: string;
}

/** The device behind a cookie, where the account has signed in from it since then. */
export async function knownDevice(
  queryable: Queryable,
  { siteId, account }: Owner,
  tokenHash: Buffer,
  seenSince: Date,
): Promise<number | undefined> {
  const row = await queryable.row<{ id: number }>(
    'select id from known_device where token_hash = $1 and site_id = $2 and account = $3 and seen_at > $4',
    [tokenHash, siteId, account, seenSince],
  );
  return row?.id;
}

/** Whether a cookie is one that this site gave out, to whomever: a household may share a browser. */
export async function isDeviceOfSite(
  queryable: Queryable,
  siteId: number,
  tokenHash: Buffer,
): Promise<boolean> {
  const row = await queryable.row(
    'select 1 from known_device where token_hash = $1 and site_id = $2 limit 1',
    [tokenHash, siteId],
  );
  return row !== undefined;
}

export async function rememberDevice(
  tx: Tx,
  { siteId, account }: Owner,
  tokenHash: Buffer,
  { system, browser }: DeviceName,
  at: Date,
): Promise<void> {
  await tx.run(
    `insert into known_device (site_id, account, token_hash, system, browser, created_at, seen_at)
     values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (token_hash, site_id, account)
     do update set seen_at = excluded.seen_at, system = excluded.system, browser = excluded.browser`,
    [siteId, account, tokenHash, system, browser, at],
  );
}

export interface DeviceRow {
  readonly id: number;
  readonly tokenHash: Buffer;
  readonly system: string | null;
  readonly browser: string | null;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

/** The devices of an account, the latest first. */
export function devicesOf(
  queryable: Queryable,
  { siteId, account }: Owner,
  seenSince: Date,
): Promise<DeviceRow[]> {
  return queryable.rows(
    `select id, token_hash as "tokenHash", system, browser, created_at as "createdAt", seen_at as "seenAt"
       from known_device where site_id = $1 and account = $2 and seen_at > $3 order by seen_at desc limit 50`,
    [siteId, account, seenSince],
  );
}

/** Forgets one device of an account. Returns whether it had it. */
export async function deleteDevice(tx: Tx, { siteId, account }: Owner, id: number): Promise<boolean> {
  const text = 'delete from known_device where id = $3 and site_id = $1 and account = $2';
  return (await tx.run(text, [siteId, account, id])) > 0;
}

/** Forgets every device of an account but the one with this cookie. Returns how many. */
export function deleteDevicesBeside(
  tx: Tx,
  { siteId, account }: Owner,
  tokenHash: Buffer | null,
): Promise<number> {
  return tx.run(
    `delete from known_device where site_id = $1 and account = $2
        and ($3::bytea is null or token_hash <> $3::bytea)`,
    [siteId, account, tokenHash],
  );
}

/** Deletes devices that were not seen since then. Returns how many. */
export function pruneDevices(queryable: Queryable, before: Date, limit: number): Promise<number> {
  return queryable.run(
    `delete from known_device where id = any(array(
       select id from known_device where seen_at < $1 order by seen_at limit $2))`,
    [before, limit],
  );
}
