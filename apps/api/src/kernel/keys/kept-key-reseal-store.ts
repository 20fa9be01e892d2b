import type { Queryable, Tx } from '@hanpan/db';
import type { SealedAnew, SealedRow } from './sealed-place.ts';

export async function countKeptKeys(queryable: Queryable, prefix: Buffer): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    'select count(*) as count from kept_key where substring(sealed for 8) <> $1',
    [prefix],
  );
  return row?.count ?? 0;
}

export function nextKeptKeys(
  queryable: Queryable,
  prefix: Buffer,
  after: string,
  limit: number,
): Promise<SealedRow[]> {
  return queryable.rows(
    `select number || ' ' || use as key, array[sealed] as sealed from kept_key
      where substring(sealed for 8) <> $1 and number || ' ' || use > $2 order by 1 limit $3`,
    [prefix, after, limit],
  );
}

export async function sealKeptKey(tx: Tx, before: SealedRow, [after]: readonly SealedAnew[]): Promise<void> {
  await tx.run("update kept_key set sealed = $3 where number || ' ' || use = $1 and sealed = $2", [
    before.key,
    before.sealed[0],
    after?.sealed,
  ]);
}
