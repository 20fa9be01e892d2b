import type { Queryable, Tx } from '@hanpan/db';
import type { SealedAnew, SealedRow } from '../../../kernel/keys/sealed-place.ts';

export async function countOperatorFactors(queryable: Queryable, prefix: Buffer): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) as count from operator where substring(totp_sealed for 8) <> $1 or substring(totp_offered for 8) <> $1`,
    [prefix],
  );
  return row?.count ?? 0;
}

export function nextOperatorFactors(
  queryable: Queryable,
  prefix: Buffer,
  after: string,
  limit: number,
): Promise<SealedRow[]> {
  return queryable.rows(
    `select id::text as key, array[totp_sealed, totp_offered] as sealed from operator
      where (substring(totp_sealed for 8) <> $1 or substring(totp_offered for 8) <> $1) and id > coalesce(nullif($2, '')::bigint, 0) order by id limit $3`,
    [prefix, after, limit],
  );
}

export async function sealOperatorFactor(
  tx: Tx,
  { key, sealed: [acting, offered] }: SealedRow,
  [newActing, newOffered]: readonly SealedAnew[],
): Promise<void> {
  await tx.run(
    `update operator set totp_sealed = $4, totp_offered = $5
      where id = $1::bigint and totp_sealed is not distinct from $2 and totp_offered is not distinct from $3`,
    [key, acting, offered, newActing?.sealed, newOffered?.sealed],
  );
}
