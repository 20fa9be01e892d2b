import type { Queryable } from '@hanpan/db';

export interface WantedKey {
  readonly siteId: number;
  readonly sessionId: number;
  /** What the key is derived from, beside the session. */
  readonly digest: Buffer;
  /** The key, where there is none that still holds. */
  readonly fresh: string;
  readonly at: Date;
  /** A key that was made then or earlier does not hold any more. */
  readonly expired: Date;
}

/** The key that holds for what is wanted; of requests that come at once, all get the same. */
export async function deriveKey(queryable: Queryable, wanted: WantedKey): Promise<string | undefined> {
  const [row] = await queryable.prepared<{ key: string }>(
    'derived-key',
    `insert into derived_key as held (site_id, session_id, digest, key, made_at) values ($1, $2, $3, $4, $5)
     on conflict (session_id, digest) do update
        set key = case when held.made_at <= $6 then excluded.key else held.key end,
            made_at = case when held.made_at <= $6 then excluded.made_at else held.made_at end
     returning key`,
    [wanted.siteId, wanted.sessionId, wanted.digest, wanted.fresh, wanted.at, wanted.expired],
  );
  return row?.key;
}

/** Deletes the oldest keys that were made before. Returns how many. */
export function pruneDerivedKeys(queryable: Queryable, before: Date, limit: number): Promise<number> {
  return queryable.run(
    `delete from derived_key where ctid = any(array(
       select ctid from derived_key where made_at < $1 order by made_at limit $2))`,
    [before, limit],
  );
}
