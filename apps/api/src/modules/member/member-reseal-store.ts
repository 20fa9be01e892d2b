import type { Queryable, Tx } from '@hanpan/db';
import type { SealedAnew, SealedRow } from '../../kernel/keys/sealed-place.ts';

export async function countMembers(queryable: Queryable, prefix: Buffer): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) as count from member where substring(phone_cipher for 8) <> $1 or substring(account_cipher for 8) <> $1`,
    [prefix],
  );
  return row?.count ?? 0;
}

export function nextMembers(
  queryable: Queryable,
  prefix: Buffer,
  after: string,
  limit: number,
): Promise<SealedRow[]> {
  return queryable.rows(
    `select id::text as key, array[phone_cipher, account_cipher] as sealed from member
      where (substring(phone_cipher for 8) <> $1 or substring(account_cipher for 8) <> $1) and id > coalesce(nullif($2, '')::bigint, 0) order by id limit $3`,
    [prefix, after, limit],
  );
}

/** With the indexes by which they are found. */
export async function sealMember(
  tx: Tx,
  { key, sealed: [phone, account] }: SealedRow,
  [newPhone, newAccount]: readonly SealedAnew[],
): Promise<void> {
  await tx.run(
    `update member set phone_cipher = $4, phone_index = $5, account_cipher = $6, account_index = $7
      where id = $1::bigint and phone_cipher = $2 and account_cipher = $3`,
    [key, phone, account, newPhone?.sealed, newPhone?.index, newAccount?.sealed, newAccount?.index],
  );
}
