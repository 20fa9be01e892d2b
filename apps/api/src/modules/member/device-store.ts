import type { Queryable, Tx } from '@hanpan/db';

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
  at: Date,
): Promise<void> {
  await tx.run(
    `insert into known_device (site_id, account, token_hash, created_at, seen_at) values ($1, $2, $3, $4, $4)
     on conflict (token_hash, site_id, account) do update set seen_at = excluded.seen_at`,
    [siteId, account, tokenHash, at],
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
