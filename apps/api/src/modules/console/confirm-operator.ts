import type { BodyOf } from '@hanpan/contract';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { keepConfirmation, tryConfirmation } from '../../kernel/confirmation/give-confirmation.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { need } from '../../kernel/need.ts';
import { confirmSession } from '../../kernel/sessions.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import type { ConsoleServices } from './services.ts';
import { operatorById } from './store.ts';
import { checkTotp } from './totp/second-factor.ts';
import { tryProof } from './try-proof.ts';

/**
 * Whoever has sat down at an open screen has neither the password nor the authenticator. Fails with L006 where a code is
 * needed and none was sent, L010 after too many failures in a row, L005 after too many from here, and L001 or L007 where
 * what was sent is wrong.
 */
export async function proveOperator(
  services: ConsoleServices,
  context: OperatorContext,
  { password, code }: BodyOf<'/api/console/confirm'>,
): Promise<'code' | 'password' | Failure<'L006' | 'L010' | 'L005' | 'L001' | 'L007'>> {
  const { database, hasher } = services;
  const { operatorId } = context;
  const row = need(await operatorById(database, operatorId), 'the operator of a session');
  if (row.has_totp && code === '') return fail('L006');
  const refusal = await tryProof(services, context, row.operator_id, async () => {
    if (row.has_totp) return checkTotp(services, operatorId, code);
    return (await hasher.verify(row.password_hash, password)) ? undefined : fail('L001');
  });
  if (refusal !== undefined) return refusal;
  return row.has_totp ? 'code' : 'password';
}

/** Shows for minutes who is at this session. Fails as above. */
export async function confirmOperator(
  services: ConsoleServices,
  context: OperatorContext,
  proof: BodyOf<'/api/console/confirm'>,
) {
  const { database, clock } = services;
  const { operatorId, session } = context;
  const by = await proveOperator(services, context, proof);
  if (isFailure(by)) return by;
  const until = await database.transaction(async (tx) => {
    await recordAction(tx, context, 'operator.confirm', `operator:${operatorId}`, { by });
    return confirmSession(tx, clock, session.sessionId);
  });
  return { until: isoOf(until) };
}

/**
 * Confirms one operation as it was shown. Fails with L015 where that is over, has had its tries or was another one, and as above.
 */
export async function confirmOperation(
  services: ConsoleServices,
  context: OperatorContext,
  { confirmationKey, digest, ...proof }: BodyOf<'/api/console/confirmation/give'>,
) {
  const { database } = services;
  const { operatorId } = context;
  const shown = { confirmationKey, digest };
  const ended = await inTransaction(database, (tx) => tryConfirmation(services, tx, context, shown));
  if (isFailure(ended)) return ended;
  const by = await proveOperator(services, context, proof);
  if (isFailure(by)) return by;
  return inTransaction(database, async (tx) => {
    const kept = await keepConfirmation(services, tx, context, confirmationKey);
    if (isFailure(kept)) return kept;
    const detail = { by, path: kept.path, digest };
    await recordAction(tx, context, 'operator.confirm', `operator:${operatorId}`, detail);
    return { until: kept.until };
  });
}
