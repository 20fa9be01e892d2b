import { plainList, type Queryable, type Tx } from '@hanpan/db';
import type { KeptUse, RingName } from './key-table.ts';

/** A secret that this database knows. */
export interface SecretRow {
  readonly name: RingName;
  readonly number: number;
  readonly fingerprint: Buffer;
  /** Null while it only opens. */
  readonly sealsSince: Date | null;
  /** Null while it is still needed. */
  readonly retiredAt: Date | null;
}

export function readSecrets(queryable: Queryable): Promise<SecretRow[]> {
  return queryable.rows(
    `select name, number, fingerprint, seals_since as "sealsSince", retired_at as "retiredAt"
       from installation_secret order by name, number`,
  );
}

/** A key of the application's secrets that were taken away, sealed. */
export interface KeptKeyRow {
  readonly number: number;
  readonly use: KeptUse;
  readonly sealed: Buffer;
}

export function readKeptKeys(queryable: Queryable): Promise<KeptKeyRow[]> {
  return queryable.rows('select number, use, sealed from kept_key order by number, use');
}

/** Whether this database is of a version in which secrets have numbers. */
export async function hasNumbers(queryable: Queryable): Promise<boolean> {
  const row = await queryable.row<{ has: boolean }>("select to_regclass('secret_holder') is not null as has");
  return row?.has === true;
}

/** A process that was silent for so long does not run: each says every five seconds what it has. */
export const silentSeconds = 30;

/** A process, the secrets that it has and those under which it seals. */
export interface SecretHolder {
  readonly process: string;
  readonly name: string;
  readonly numbers: Readonly<Record<RingName, readonly number[]>>;
  readonly seals: { readonly app: number; readonly witness: number | null };
}

/** By the clock of the database. Those that have not been seen for a day are forgotten. */
export async function noteHolder(tx: Tx, { process, name, numbers, seals }: SecretHolder): Promise<void> {
  await tx.run(
    `insert into secret_holder (process, name, app_numbers, witness_numbers, app_seals, witness_seals, seen_at)
     values ($1, $2, $3, $4, $5, $6, now())
     on conflict (process) do update set app_numbers = excluded.app_numbers, witness_numbers = excluded.witness_numbers,
       app_seals = excluded.app_seals, witness_seals = excluded.witness_seals, seen_at = excluded.seen_at`,
    [process, name, plainList(numbers.app), plainList(numbers.witness), seals.app, seals.witness],
  );
  await tx.run("delete from secret_holder where seen_at < now() - interval '1 day'");
}

/** Of a process that ends. */
export async function forgetHolder(tx: Tx, process: string): Promise<void> {
  await tx.run('delete from secret_holder where process = $1', [process]);
}

interface HolderRow {
  readonly process: string;
  readonly name: string;
  readonly app: number[];
  readonly witness: number[];
  readonly appSeals: number;
  readonly witnessSeals: number | null;
}

/** The processes that run: those that were seen within so many seconds. */
export async function liveHolders(queryable: Queryable, withinSeconds: number): Promise<SecretHolder[]> {
  const rows = await queryable.rows<HolderRow>(
    `select process, name, app_numbers as app, witness_numbers as witness, app_seals as "appSeals",
            witness_seals as "witnessSeals"
       from secret_holder where seen_at > now() - make_interval(secs => $1) order by name, process`,
    [withinSeconds],
  );
  return rows.map(({ process, name, app, witness, appSeals, witnessSeals }) => ({
    process,
    name,
    numbers: { app, witness },
    seals: { app: appSeals, witness: witnessSeals },
  }));
}
