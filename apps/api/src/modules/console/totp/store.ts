import type { Queryable, Tx } from '@hanpan/db';

export interface TotpRow {
  readonly sealed: Buffer | null;
  readonly offered: Buffer | null;
  readonly usedStep: number;
}

const columns = 'totp_sealed as sealed, totp_offered as offered, totp_used_step as "usedStep"';

export function lockTotp(tx: Tx, operatorId: number): Promise<TotpRow | undefined> {
  return tx.row(`select ${columns} from operator where id = $1 for update`, [operatorId]);
}

/** Whether the login of an operator asks for a code. */
export async function hasTotp(queryable: Queryable, operatorId: number): Promise<boolean> {
  const row = await queryable.row('select 1 from operator where id = $1 and totp_sealed is not null', [
    operatorId,
  ]);
  return row !== undefined;
}

export async function offerTotp(tx: Tx, operatorId: number, sealed: Buffer): Promise<void> {
  await tx.run('update operator set totp_offered = $2 where id = $1', [operatorId, sealed]);
}

export async function confirmTotp(tx: Tx, operatorId: number, usedStep: number): Promise<void> {
  await tx.run(
    'update operator set totp_sealed = totp_offered, totp_offered = null, totp_used_step = $2 where id = $1',
    [operatorId, usedStep],
  );
}

export async function useTotpStep(tx: Tx, operatorId: number, step: number): Promise<void> {
  await tx.run('update operator set totp_used_step = $2 where id = $1', [operatorId, step]);
}

export async function dropTotp(tx: Tx, operatorId: number): Promise<void> {
  await tx.run(
    'update operator set totp_sealed = null, totp_offered = null, totp_used_step = 0 where id = $1',
    [operatorId],
  );
}
