import type { BodyOf } from '@hanpan/contract';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { need } from '../../kernel/need.ts';
import { confirmSession } from '../../kernel/sessions.ts';
import { attemptSucceeded, reserveAttempt } from '../member/index.ts';
import { accountOf } from './login-account.ts';
import type { ConsoleServices } from './services.ts';
import { operatorById } from './store.ts';
import { checkTotp } from './totp/second-factor.ts';

/**
 * Whoever has sat down at an open screen has neither the password nor the authenticator. Fails with L006 where a code is
 * needed and none was sent, L010 after too many failures in a row, L005 after too many from here, and L001 or L007 where
 * what was sent is wrong.
 */
export async function confirmOperator(
  services: ConsoleServices,
  context: OperatorContext,
  { password, code }: BodyOf<'/api/console/confirm'>,
) {
  const { database, clock, hasher } = services;
  const { operatorId, session } = context;
  const row = need(await operatorById(database, operatorId), 'the operator of a session');
  if (row.has_totp && code === '') return fail('L006');
  const account = accountOf(row.operator_id);
  const reserved = await reserveAttempt(services, { account, context, purpose: 'confirm' });
  if (isFailure(reserved)) return reserved;
  if (row.has_totp) {
    const refusal = await checkTotp(services, operatorId, code);
    if (refusal !== undefined) return refusal;
  } else if (!(await hasher.verify(row.password_hash, password))) return fail('L001');
  await attemptSucceeded(services, reserved);
  const by = row.has_totp ? 'code' : 'password';
  const until = await database.transaction(async (tx) => {
    await recordAction(tx, context, 'operator.confirm', `operator:${operatorId}`, { by });
    return confirmSession(tx, clock, session.sessionId);
  });
  return { until: isoOf(until) };
}
