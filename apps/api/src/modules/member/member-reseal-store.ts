import type { Tx } from '@hanpan/db';
import type { SealedAnew, SealedRow } from '../../kernel/keys/sealed-place.ts';

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
