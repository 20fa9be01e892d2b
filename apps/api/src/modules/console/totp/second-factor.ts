import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { type Failure, fail } from '../../../kernel/failure.ts';
import { endOperatorSessions } from '../../../kernel/sessions.ts';
import { base32Of, matchedSealedStep, newTotpKey, sealTotpKey, totpAddress } from '../../../kernel/totp.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { isAbove, presentStaff } from '../operators/manage-operators.ts';
import { lockStaff } from '../operators/store.ts';
import type { ConsoleServices } from '../services.ts';
import { dropTotp, hasTotp, lockTotp, offerTotp, useTotpStep } from './store.ts';

/** A key that acts once a code of it was told. Another one takes its place. */
export async function beginTotp({ database, sealer }: ConsoleServices, context: OperatorContext) {
  const key = newTotpKey();
  await database.transaction((tx) =>
    offerTotp(tx, context.operatorId, sealTotpKey(sealer, 'operator.totp', key)),
  );
  return { key: base32Of(key), address: totpAddress(key, context.site.name, context.operatorName) };
}

/**
 * The second factor of a login whose password was right. Fails with L006 where a code is needed and none was sent, and
 * L007 for a wrong one or one that was used before.
 */
export async function checkTotp(
  { database, clock, sealer }: ConsoleServices,
  operatorId: number,
  code: string,
): Promise<Failure<'L006' | 'L007'> | undefined> {
  if (!(await hasTotp(database, operatorId))) return undefined;
  if (code === '') return fail('L006');
  return inTransaction(database, async (tx) => {
    const row = await lockTotp(tx, operatorId);
    if (row?.sealed == null) return undefined;
    const step = matchedSealedStep(sealer, 'operator.totp', row.sealed, code, clock(), row.usedStep);
    if (step === undefined) return fail('L007');
    await useTotpStep(tx, operatorId, step);
    return undefined;
  });
}

/** For somebody who has lost the device. Fails with E404, or O009 for whoever leads the installation. */
export async function resetTotp(
  { clock }: ConsoleServices,
  tx: Tx,
  context: OperatorContext,
  { operatorKey, reason }: BodyOf<'/api/console/operators/resetTotp'>,
) {
  const row = await lockStaff(tx, context.site.id, operatorKey);
  if (row === undefined) return fail('E404');
  if (isAbove(row, context)) return fail('O009');
  await dropTotp(tx, operatorKey);
  await endOperatorSessions(tx, clock, operatorKey);
  await recordAction(tx, context, 'operator.reset-second-factor', `operator:${operatorKey}`, { reason });
  return { operator: presentStaff({ ...row, hasTotp: false }, context) };
}
