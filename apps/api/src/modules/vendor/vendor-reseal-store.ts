import type { Queryable, Tx } from '@hanpan/db';
import type { SealedAnew, SealedRow } from '../../kernel/keys/sealed-place.ts';

export async function countVendors(queryable: Queryable, prefix: Buffer): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) as count from vendor where substring(our_key_sealed for 8) <> $1 or substring(their_key_sealed for 8) <> $1`,
    [prefix],
  );
  return row?.count ?? 0;
}

export function nextVendors(
  queryable: Queryable,
  prefix: Buffer,
  after: string,
  limit: number,
): Promise<SealedRow[]> {
  return queryable.rows(
    `select id::text as key, array[our_key_sealed, their_key_sealed] as sealed from vendor
      where (substring(our_key_sealed for 8) <> $1 or substring(their_key_sealed for 8) <> $1) and id > coalesce(nullif($2, '')::bigint, 0) order by id limit $3`,
    [prefix, after, limit],
  );
}

export async function sealVendor(
  tx: Tx,
  { key, sealed: [ours, theirs] }: SealedRow,
  [newOurs, newTheirs]: readonly SealedAnew[],
): Promise<void> {
  await tx.run(
    `update vendor set our_key_sealed = $4, their_key_sealed = $5
      where id = $1::bigint and our_key_sealed is not distinct from $2 and their_key_sealed is not distinct from $3`,
    [key, ours, theirs, newOurs?.sealed, newTheirs?.sealed],
  );
}

export async function countOldKeys(queryable: Queryable, prefix: Buffer): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) as count from vendor_old_key where substring(key_sealed for 8) <> $1`,
    [prefix],
  );
  return row?.count ?? 0;
}

export function nextOldKeys(
  queryable: Queryable,
  prefix: Buffer,
  after: string,
  limit: number,
): Promise<SealedRow[]> {
  return queryable.rows(
    `select id::text as key, array[key_sealed] as sealed from vendor_old_key
      where (substring(key_sealed for 8) <> $1) and id > coalesce(nullif($2, '')::bigint, 0) order by id limit $3`,
    [prefix, after, limit],
  );
}

export async function sealOldKey(
  tx: Tx,
  { key, sealed: [before] }: SealedRow,
  [after]: readonly SealedAnew[],
): Promise<void> {
  await tx.run('update vendor_old_key set key_sealed = $3 where id = $1::bigint and key_sealed = $2', [
    key,
    before,
    after?.sealed,
  ]);
}

const isOpen = 'launch_hash is not null and closed_at is null and expires_at > now()';

/** Of games that may still be opened: what is too old or closed is never opened again. */
export async function countLaunches(queryable: Queryable, prefix: Buffer): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) as count from game_session where ${isOpen} and substring(address_sealed for 8) <> $1`,
    [prefix],
  );
  return row?.count ?? 0;
}

export function nextLaunches(
  queryable: Queryable,
  prefix: Buffer,
  after: string,
  limit: number,
): Promise<SealedRow[]> {
  return queryable.rows(
    `select id::text as key, array[address_sealed] as sealed from game_session
      where ${isOpen} and substring(address_sealed for 8) <> $1 and id > coalesce(nullif($2, '')::bigint, 0)
      order by id limit $3`,
    [prefix, after, limit],
  );
}

export async function sealLaunch(
  tx: Tx,
  { key, sealed: [before] }: SealedRow,
  [after]: readonly SealedAnew[],
): Promise<void> {
  await tx.run('update game_session set address_sealed = $3 where id = $1::bigint and address_sealed = $2', [
    key,
    before,
    after?.sealed,
  ]);
}
