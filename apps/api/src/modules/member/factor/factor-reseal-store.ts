import type { Queryable, Tx } from '@hanpan/db';
import type { SealedAnew, SealedRow } from '../../../kernel/keys/sealed-place.ts';

export async function countFactors(queryable: Queryable, prefix: Buffer): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) as count from member_factor where substring(totp_sealed for 8) <> $1 or substring(totp_offered for 8) <> $1`,
    [prefix],
  );
  return row?.count ?? 0;
}

export function nextFactors(
  queryable: Queryable,
  prefix: Buffer,
  after: string,
  limit: number,
): Promise<SealedRow[]> {
  return queryable.rows(
    `select member_id::text as key, array[totp_sealed, totp_offered] as sealed from member_factor
      where (substring(totp_sealed for 8) <> $1 or substring(totp_offered for 8) <> $1) and member_id > coalesce(nullif($2, '')::bigint, 0) order by member_id limit $3`,
    [prefix, after, limit],
  );
}

export async function sealFactor(
  tx: Tx,
  { key, sealed: [acting, offered] }: SealedRow,
  [newActing, newOffered]: readonly SealedAnew[],
): Promise<void> {
  await tx.run(
    `update member_factor set totp_sealed = $4, totp_offered = $5
      where member_id = $1::bigint and totp_sealed is not distinct from $2 and totp_offered is not distinct from $3`,
    [key, acting, offered, newActing?.sealed, newOffered?.sealed],
  );
}
