import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail, isFailure } from '../../../kernel/failure.ts';
import { matchedSealedStep } from '../../../kernel/totp.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { proveOperator } from '../confirm-operator.ts';
import type { ConsoleServices } from '../services.ts';
import { confirmTotp, lockTotp } from './store.ts';

/** Of which step of the key that was offered a code is; undefined where none was, or it is not one of it. */
async function offeredStep({ sealer, clock }: ConsoleServices, tx: Tx, operatorId: number, code: string) {
  const row = await lockTotp(tx, operatorId);
  if (row?.offered == null) return undefined;
  const step = matchedSealedStep(sealer, 'operator.totp', row.offered, code, clock(), 0);
  return step === undefined ? undefined : { step, isReplaced: row.sealed !== null };
}

/**
 * Whoever sits at an open screen may have a key offered, but not have it act: that takes what has shown until now who the operator
 * is, or the new key would confirm whatever the old one guards. The new code is looked at first, so that one of the acting
 * authenticator is not used up for nothing. Fails with L007 where no key was offered or the code is not one of it, L006 where a code of
 * the acting authenticator is due, L010, L005, and L001 or L007 where what was sent is wrong.
 */
export async function confirmOfferedTotp(
  services: ConsoleServices,
  context: OperatorContext,
  { code, password, currentCode }: BodyOf<'/api/console/totp/confirm'>,
) {
  const { database } = services;
  const { operatorId } = context;
  const offered = await database.transaction((tx) => offeredStep(services, tx, operatorId, code));
  if (offered === undefined) return fail('L007');
  const by = await proveOperator(services, context, { password, code: currentCode });
  if (isFailure(by)) return by;
  return inTransaction(database, async (tx) => {
    const now = await offeredStep(services, tx, operatorId, code);
    if (now === undefined) return fail('L007');
    // Another screen has set one meanwhile: the password is not enough any more.
    if (now.isReplaced && by === 'password') return fail('L006');
    await confirmTotp(tx, operatorId, now.step);
    await recordAction(tx, context, 'operator.second-factor', `operator:${operatorId}`, { by });
    return {};
  });
}
