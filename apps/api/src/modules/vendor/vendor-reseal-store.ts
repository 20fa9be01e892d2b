import type { Tx } from '@hanpan/db';
import type { SealedAnew, SealedRow } from '../../kernel/keys/sealed-place.ts';

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
