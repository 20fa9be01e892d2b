import type { Queryable, Tx } from '@hanpan/db';

/** Where somebody tries to sign in: on a device that the account knows or, where that is null, from a network. */
export interface Place {
  readonly siteId: number;
  readonly account: string;
  readonly network: string;
  readonly deviceId: number | null;
}

/** Failures since the last success at the same place, and when the last of them was. */
export interface FailuresAtPlace {
  readonly count: number;
  readonly lastAt: Date | null;
}

const atPlace = (attempt: string) => `${attempt}.site_id = p.site_id and ${attempt}.account = p.account
  and ${attempt}.device_id is not distinct from p.device_id and (p.device_id is not null or ${attempt}.network = p.network)`;

/** A first step is no failure here: its password was right, and a code that was wrong is an attempt of its own. */
const counts = `not f.succeeded and f.purpose <> 'first-step' and f.forgiven_at is null and f.released_at is null`;

/** What failed in a row at the place `p`. */
const inARow = (upTo: string) => `select count(*) as count, max(f.at) as last_at from sign_in_attempt f
  where ${atPlace('f')} and ${counts} ${upTo}
    and f.id > coalesce((select max(s.id) from sign_in_attempt s where ${atPlace('s')} and s.succeeded), 0)`;

export async function failuresAtPlace(
  queryable: Queryable,
  { siteId, account, network, deviceId }: Place,
): Promise<FailuresAtPlace> {
  const row = await queryable.row<FailuresAtPlace>(
    `select failed.count, failed.last_at as "lastAt"
       from (values ($1::smallint, $2::text, $3::text, $4::bigint)) p(site_id, account, network, device_id),
            lateral (${inARow('')}) failed`,
    [siteId, account, network, deviceId],
  );
  return row ?? { count: 0, lastAt: null };
}

/** Which failure in a row at its place an attempt is: 0 where it is none. */
export async function placeInRow(queryable: Queryable, attemptId: number): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select failed.count from sign_in_attempt p, lateral (${inARow('and f.id <= p.id')}) failed
      where p.id = $1 and not p.succeeded and p.purpose <> 'first-step'`,
    [attemptId],
  );
  return row?.count ?? 0;
}

interface LockRow {
  readonly account: string;
  readonly network: string;
  /** Null where the network is locked. */
  readonly deviceId: number | null;
  /** The device, as its browser called itself; null where no browser is known. */
  readonly system: string | null;
  readonly browser: string | null;
  readonly lockedAt: Date;
}

/** The places of the accounts whose name begins with `prefix` where the last of every `after` failures in a row was since then. */
export function locksSince(
  queryable: Queryable,
  siteId: number,
  prefix: string,
  { after, since }: { readonly after: number; readonly since: Date },
): Promise<LockRow[]> {
  return queryable.rows(
    `with p as (
       select f.site_id, f.account, f.device_id, case when f.device_id is null then f.network end as network,
              max(f.network) as shown
         from sign_in_attempt f
        where f.site_id = $1 and starts_with(f.account, $2) and f.at > $4 and ${counts}
        group by 1, 2, 3, 4
     )
     select p.account, p.shown as network, p.device_id as "deviceId", d.system, d.browser,
            failed.last_at as "lockedAt"
       from p left join known_device d on d.id = p.device_id, lateral (${inARow('')}) failed
      where failed.count > 0 and failed.count % $3::int = 0 order by failed.last_at desc, p.account, p.device_id, p.network`,
    [siteId, prefix, after, since],
  );
}

/** What has failed at this place so far is of no row any more; other places and every other limit count it as before. */
export async function releasePlace(
  tx: Tx,
  { siteId, account, network, deviceId }: Place,
  at: Date,
): Promise<void> {
  await tx.run(
    `update sign_in_attempt f set released_at = $5
       from (values ($1::smallint, $2::text, $3::text, $4::bigint)) p(site_id, account, network, device_id)
      where ${atPlace('f')} and not f.succeeded and f.released_at is null`,
    [siteId, account, network, deviceId, at],
  );
}
