import type { Tx } from '@hanpan/db';
import type { SealedAnew, SealedRow } from '../../../kernel/keys/sealed-place.ts';

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
