import { type Queryable, type Tx, textList } from '@hanpan/db';

export interface Attempt {
  readonly siteId: number;
  /** Prefixed by kind, so that an operator and a member with the same id are counted separately. */
  readonly account: string;
  readonly network: string;
}

/** Failed attempts of a window, and when the first of them was. */
export interface Failures {
  readonly count: number;
  readonly firstAt: Date | null;
}

/** Failed attempts from unknown devices. Those that their account has made good from the same network do not count. */
export interface FailuresFromAfar {
  /** Of the account, from the network, within the window. */
  readonly pair: Failures;
  /** Of the account, from anywhere, within a day. */
  readonly account: { readonly count: number; readonly lastAt: Date | null };
  /** Of any account, from the network. */
  readonly network: Failures & { readonly dayCount: number; readonly lastAt: Date | null };
}

/** Holds attempts under these names until the transaction ends; the order keeps two attempts from deadlocking. */
export async function lockAttempts(tx: Tx, names: readonly string[]): Promise<void> {
  await tx.run(
    `select pg_advisory_xact_lock(key)
       from (select hashtextextended(name, 0) as key from unnest($1::text[]) name order by 1) named`,
    [textList(names)],
  );
}

interface PairRow {
  readonly pairCount: number;
  readonly pairFirstAt: Date | null;
  readonly count: number;
  readonly lastAt: Date | null;
}

interface NetworkRow {
  readonly count: number;
  readonly firstAt: Date | null;
  readonly dayCount: number;
  readonly lastAt: Date | null;
}

/** `since` begins the window, `sinceDay` the day. */
export async function failuresFromAfar(
  tx: Tx,
  { siteId, account, network }: Attempt,
  since: Date,
  sinceDay: Date,
): Promise<FailuresFromAfar> {
  const ofAccount = await tx.row<PairRow>(
    `with tried as (
       select id, network, at, succeeded, forgiven_at from sign_in_attempt
        where site_id = $1 and account = $2 and at > $5 and device_id is null
     ), failed as (
       select network, at from tried f where not succeeded and forgiven_at is null
          and not exists (select from tried s where s.network = f.network and s.succeeded and s.id > f.id)
     )
     select count(*) filter (where network = $3 and at > $4) as "pairCount",
            min(at) filter (where network = $3 and at > $4) as "pairFirstAt", count(*) as count, max(at) as "lastAt"
       from failed`,
    [siteId, account, network, since, sinceDay],
  );
  const ofNetwork = await tx.row<NetworkRow>(
    `select count(*) filter (where at > $2) as count, min(at) filter (where at > $2) as "firstAt",
            count(*) as "dayCount", max(at) as "lastAt"
       from sign_in_attempt f
      where network = $1 and at > $3 and device_id is null and not succeeded
        and not exists (select from sign_in_attempt s
                         where s.site_id = f.site_id and s.account = f.account and s.network = f.network
                           and s.at > $3 and s.device_id is null and s.succeeded and s.id > f.id)`,
    [network, since, sinceDay],
  );
  if (ofAccount === undefined || ofNetwork === undefined) throw new Error('a count without a row');
  return {
    pair: { count: ofAccount.pairCount, firstAt: ofAccount.pairFirstAt },
    account: { count: ofAccount.count, lastAt: ofAccount.lastAt },
    network: ofNetwork,
  };
}

/** Failed attempts with a known device since its last success within the window. */
export async function failuresOfDevice(tx: Tx, deviceId: number, since: Date): Promise<Failures> {
  const row = await tx.row<Failures>(
    `select count(*) as count, min(at) as "firstAt" from sign_in_attempt f
      where device_id = $1 and at > $2 and not succeeded
        and not exists (select from sign_in_attempt s
                         where s.device_id = $1 and s.at > $2 and s.succeeded and s.id > f.id)`,
    [deviceId, since],
  );
  if (row === undefined) throw new Error('a count without a row');
  return row;
}

/**
 * How often an account has failed since its last success and since it was forgiven, from unknown devices or from the one; no
 * more than `most` are counted.
 */
export async function failuresInARow(
  tx: Tx,
  { siteId, account }: Attempt,
  deviceId: number | undefined,
  most: number,
): Promise<number> {
  const row = await tx.row<{ count: number }>(
    `select count(*) as count from (
       select from sign_in_attempt
        where site_id = $1 and account = $2 and device_id is not distinct from $3::bigint
          and not succeeded and forgiven_at is null
          and id > coalesce((select max(id) from sign_in_attempt where site_id = $1 and account = $2 and succeeded), 0)
        limit $4) failed`,
    [siteId, account, deviceId ?? null, most],
  );
  return row?.count ?? 0;
}

/** What has failed at these accounts so far does not count any more: whoever comes now has a new password. */
export async function forgiveFailures(
  tx: Tx,
  siteId: number,
  accounts: readonly string[],
  at: Date,
): Promise<void> {
  await tx.run(
    `update sign_in_attempt set forgiven_at = $3
      where site_id = $1 and account = any($2::text[]) and not succeeded and forgiven_at is null`,
    [siteId, textList(accounts), at],
  );
}

/** An attempt counts as failed until it is marked. Returns its id. */
export async function insertAttempt(
  tx: Tx,
  attempt: Attempt & { readonly address: string; readonly deviceId: number | null; readonly at: Date },
): Promise<number> {
  const row = await tx.row<{ id: number }>(
    `insert into sign_in_attempt (site_id, account, network, address, device_id, succeeded, at)
     values ($1, $2, $3, $4, $5, false, $6) returning id`,
    [attempt.siteId, attempt.account, attempt.network, attempt.address, attempt.deviceId, attempt.at],
  );
  if (row === undefined) throw new Error('the attempt was not stored');
  return row.id;
}

/** Also where it was forgiven, as a failure, while its password was looked at. */
export async function markSucceeded(queryable: Queryable, attemptId: number): Promise<void> {
  const text = 'update sign_in_attempt set succeeded = true, forgiven_at = null where id = $1';
  await queryable.run(text, [attemptId]);
}

/** Deletes the oldest attempts of the accounts whose name begins with `prefix`. Returns how many. */
export function pruneAttempts(
  queryable: Queryable,
  prefix: string,
  before: Date,
  limit: number,
): Promise<number> {
  return queryable.run(
    `delete from sign_in_attempt where id = any(array(
       select id from sign_in_attempt where at < $2 and starts_with(account, $1) order by at limit $3))`,
    [prefix, before, limit],
  );
}
