import { bytesList, type Tx } from '@hanpan/db';

/** Until the transaction ends nobody else who asks for it takes the contact of this index. */
export async function holdContact(tx: Tx, siteId: number, index: Buffer): Promise<void> {
  await tx.run(
    "select pg_advisory_xact_lock(4810002, hashtext($1::int || ' ' || encode($2::bytea, 'hex')))",
    [siteId, index],
  );
}

/** As the unique indexes `member_phone` and `member_account` decide, under several secrets at once. */
export async function isContactTaken(
  tx: Tx,
  siteId: number,
  use: 'phone' | 'account',
  indexes: readonly Buffer[],
): Promise<boolean> {
  const row = await tx.row(
    `select 1 from member
      where site_id = $1 and status <> 'rejected'
        and ($2 = 'phone' and not phone_shared and phone_index = any($3::bytea[])
             or $2 = 'account' and not account_shared and account_index = any($3::bytea[]))
      limit 1`,
    [siteId, use, bytesList(indexes)],
  );
  return row !== undefined;
}
