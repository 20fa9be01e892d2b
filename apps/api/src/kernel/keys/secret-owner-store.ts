import type { Queryable, Tx } from '@hanpan/db';
import type { KeptUse, RingName } from './key-table.ts';

/**
 * Keeps the fingerprint of a secret that is new to this database. One that another setup has kept meanwhile stays, and so
 * does one that something was sealed under or that a process has which was seen within so many seconds; whoever asks then
 * compares.
 */
export async function keepSecret(
  tx: Tx,
  name: RingName,
  number: number,
  secret: { readonly fingerprint: Buffer; readonly seals: boolean; readonly withinSeconds: number },
): Promise<void> {
  await tx.run(
    `insert into installation_secret (name, number, fingerprint, seals_since)
     values ($1, $2, $3, case when $4 then now() end)
     on conflict (name, number) do update set fingerprint = excluded.fingerprint
      where installation_secret.seals_since is null and not exists (
        select from secret_holder where seen_at > now() - make_interval(secs => $5)
          and $2 = any(case $1 when 'app' then app_numbers else witness_numbers end))`,
    [name, number, secret.fingerprint, secret.seals, secret.withinSeconds],
  );
}

/** From now on values are sealed under it, where it is the one that the database knows. */
export async function beginToSeal(
  tx: Tx,
  name: RingName,
  number: number,
  fingerprint: Buffer,
): Promise<void> {
  await tx.run(
    `update installation_secret set seals_since = now()
      where name = $1 and number = $2 and fingerprint = $3 and seals_since is null`,
    [name, number, fingerprint],
  );
}

/** Nothing needs it any more. */
export async function retireSecret(tx: Tx, name: RingName, number: number): Promise<void> {
  await tx.run(
    'update installation_secret set retired_at = now() where name = $1 and number = $2 and retired_at is null',
    [name, number],
  );
}

/** A key that stays when the application's secret of this number is taken away; one that was kept already stays as it is. */
export async function insertKeptKey(tx: Tx, number: number, use: KeptUse, sealed: Buffer): Promise<void> {
  await tx.run(
    `insert into kept_key (name, number, use, sealed) values ('app', $1, $2, $3) on conflict do nothing`,
    [number, use, sealed],
  );
}

/** Says to the triggers of this transaction that what it writes is sealed anew and is the same. */
export async function sayThatItSealsAnew(tx: Tx): Promise<void> {
  await tx.run("select set_config('hanpan.seals_anew', 'on', true)");
}

/** How many passwords and withdrawal passwords stand under another pepper than that of this number. */
export async function countHashesUnderOthers(queryable: Queryable, number: number): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `with hashed as (
       select password_hash as hash from member
       union all select pin_hash from member where pin_hash is not null
       union all select password_hash from operator)
     select count(*) as count from hashed
      where case when hash like 'k%$%' then substring(hash from '^k(\\d+)')::int else 1 end <> $1`,
    [number],
  );
  return row?.count ?? 0;
}
