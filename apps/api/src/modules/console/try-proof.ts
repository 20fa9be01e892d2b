import type { OperatorContext } from '../../kernel/call-context.ts';
import { type Failure, isFailure } from '../../kernel/failure.ts';
import { attemptSucceeded, reserveAttempt } from '../member/index.ts';
import { accountOf, operatorLock } from './login-account.ts';
import { noteLock } from './note-lock.ts';
import type { ConsoleServices } from './services.ts';

/**
 * Looks at what an operator at an open screen shows who it is by, no more often than at a log-in: a wrong one may lock its place. Fails
 * with L010 after too many failures in a row, L005 after too many from here, and with what `check` refuses.
 */
export async function tryProof<F extends Failure>(
  services: ConsoleServices,
  context: OperatorContext,
  operatorId: string,
  check: () => Promise<F | undefined>,
): Promise<F | Failure<'L010' | 'L005'> | undefined> {
  const account = accountOf(operatorId);
  const reserved = await reserveAttempt(services, {
    account,
    context,
    purpose: 'confirm',
    lock: operatorLock,
  });
  if (isFailure(reserved)) return reserved;
  const refusal = await check();
  if (refusal === undefined) await attemptSucceeded(services, reserved);
  else await noteLock(services, context, operatorId, reserved);
  return refusal;
}
