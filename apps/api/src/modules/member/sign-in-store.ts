import { type Queryable, type Tx, textList } from '@hanpan/db';

export interface Attempt {
  readonly siteId: number;
  /** Prefixed by kind, so that an operator and a member with the same id are counted separately. */
  readonly account: string;
  readonly network: string;
  /** The wider network. */
  readonly subnet: string | null;
}

/**
 * What somebody shows who it is for. Only a log-in is one: `first-step` has gone on with a code, which is an attempt of its own,
 * and `confirm` asks for the password again inside.
 */
export type Purpose = 'login' | 'first-step' | 'confirm';

/** Failed attempts of a window, and when the first of them was. */
export interface Failures {
  readonly count: number;
  readonly firstAt: Date | null;
}

/**
 * Failed attempts from unknown devices. Those that their account has made good from the same network do not count. `lastAt` is not
 * that of a first step: it counts, and the code that follows it does not wait for it.
 */
export interface FailuresFromAfar {
  /** Of the account, from the network, within the window. */
  readonly pair: Failures;
  /** Of the account, from anywhere, within a day. */
  readonly account: { readonly count: number; readonly lastAt: Date | null };
  /** Of any account, from the network. */
  readonly network: Failures & { readonly dayCount: number; readonly lastAt: Date | null };
  /** Of any account, from the subnet. */
  readonly subnet: { readonly count: number; readonly dayCount: number; readonly lastAt: Date | null };
}

/** More than the limits ask for: some of them were made good. */
const subnetFailuresRead = 3_000;

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
  { siteId, account, network, subnet }: Attempt,
  since: Date,
  sinceDay: Date,
): Promise<FailuresFromAfar> {
  const ofAccount = await tx.row<PairRow>(
    `with tried as (
       select id, network, at, purpose, succeeded, forgiven_at from sign_in_attempt
        where site_id = $1 and account = $2 and at > $5 and device_id is null
     ), failed as (
       select network, at, purpose from tried f where not succeeded and forgiven_at is null
          and not exists (select from tried s where s.network = f.network and s.succeeded and s.id > f.id)
     )
     select count(*) filter (where network = $3 and at > $4) as "pairCount",
            min(at) filter (where network = $3 and at > $4) as "pairFirstAt", count(*) as count,
            max(at) filter (where purpose <> 'first-step') as "lastAt"
       from failed`,
    [siteId, account, network, since, sinceDay],
  );
  const ofNetwork = await tx.row<NetworkRow>(
    `select count(*) filter (where at > $2) as count, min(at) filter (where at > $2) as "firstAt",
            count(*) as "dayCount", max(at) filter (where purpose <> 'first-step') as "lastAt"
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
    subnet: await failuresOfSubnet(tx, subnet, since, sinceDay),
  };
}

/** Of the last failures alone, so that an attempt of somebody who goes on and on costs no more than the first. */
async function failuresOfSubnet(
  tx: Tx,
  subnet: string | null,
  since: Date,
  sinceDay: Date,
): Promise<FailuresFromAfar['subnet']> {
  if (subnet === null) return { count: 0, dayCount: 0, lastAt: null };
  const row = await tx.row<FailuresFromAfar['subnet']>(
    `select count(*) filter (where at > $2) as count, count(*) as "dayCount",
            max(at) filter (where purpose <> 'first-step') as "lastAt"
       from (select id, site_id, account, network, at, purpose from sign_in_attempt
              where subnet = $1 and at > $3 and device_id is null and not succeeded
              order by at desc limit $4) f
      where not exists (select from sign_in_attempt s
                         where s.site_id = f.site_id and s.account = f.account and s.network = f.network
                           and s.at > $3 and s.device_id is null and s.succeeded and s.id > f.id)`,
    [subnet, since, sinceDay, subnetFailuresRead],
  );
  if (row === undefined) throw new Error('a count without a row');
  return row;
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
  attempt: Attempt & {
    readonly address: string;
    readonly deviceId: number | null;
    readonly purpose: Purpose;
    readonly at: Date;
  },
): Promise<number> {
  const { siteId, account, network, subnet, address, deviceId, purpose, at } = attempt;
  const row = await tx.row<{ id: number }>(
    `insert into sign_in_attempt (site_id, account, network, subnet, address, device_id, purpose, succeeded, at)
     values ($1, $2, $3, $4, $5, $6, $7, false, $8) returning id`,
    [siteId, account, network, subnet, address, deviceId, purpose, at],
  );
  if (row === undefined) throw new Error('the attempt was not stored');
  return row.id;
}

/** Also where it was forgiven or released, as a failure, while its password was looked at. */
export async function markSucceeded(queryable: Queryable, attemptId: number): Promise<void> {
  const text =
    'update sign_in_attempt set succeeded = true, forgiven_at = null, released_at = null where id = $1';
  await queryable.run(text, [attemptId]);
}

/**
 * Whether an attempt `f` is a first step whose code followed: half of the log-in after it, which lists show. One that was left there has
 * failed.
 */
export const hasGoneOn = `(purpose = 'first-step' and exists (
  select from sign_in_attempt s
   where s.site_id = f.site_id and s.account = f.account and s.network = f.network and s.succeeded
     and s.id > f.id and s.at < f.at + interval '10 minutes'))`;

/** The log-in goes on with a code: what follows is an attempt of its own. */
export async function markFirstStep(queryable: Queryable, attemptId: number): Promise<void> {
  await queryable.run(`update sign_in_attempt set purpose = 'first-step' where id = $1`, [attemptId]);
}

/** A log-in that was held back is counted, and is no attempt. */
export async function countHeld(
  queryable: Queryable,
  { siteId, account }: Pick<Attempt, 'siteId' | 'account'>,
  at: Date,
): Promise<void> {
  await queryable.run(
    `insert into sign_in_held as h (site_id, hour, kind, held)
     select $1, date_trunc('hour', $3::timestamptz, 'UTC'),
            case when starts_with($2, 'operator:') then 'operator'
                 when exists (select from member where site_id = $1 and lower(mem_id) = substr($2, length('member:') + 1)
                                 and partner_rank <> 'NORMAL') then 'partner'
                 else 'member' end, 1
     on conflict (site_id, hour, kind) do update set held = h.held + 1`,
    [siteId, account, at],
  );
}

/** Deletes the counts of hours before. */
export async function pruneHeld(queryable: Queryable, before: Date): Promise<void> {
  await queryable.run('delete from sign_in_held where hour < $1', [before]);
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
