import type { BodyOf } from '@hanpan/contract';
import { isCommonPassword, namesItsContext } from '@hanpan/rules';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { isFrequentPassword } from '../../../kernel/frequent-password.ts';
import { need } from '../../../kernel/need.ts';
import { endOperatorSessions } from '../../../kernel/sessions.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { ConsoleServices } from '../services.ts';
import { operatorById } from '../store.ts';
import { tryProof } from '../try-proof.ts';
import { lockStaff, setPassword } from './store.ts';

/**
 * Whoever has sat down at an open screen guesses the old password no more often than at a log-in. Fails with O006 for a
 * password that is common, breached or the old one, O015 where it has a name of the site or the operator in it, L010 after too many failures in a row, L005 after too many from here, and L001
 * where the old one is wrong.
 */
export async function changeOwnPassword(
  services: ConsoleServices,
  context: OperatorContext,
  { password, newPassword }: BodyOf<'/api/console/password'>,
) {
  const { database, clock, hasher, isBreached } = services;
  const isCommon = isCommonPassword(newPassword) || isFrequentPassword(newPassword);
  if (isCommon || newPassword === password || (await isBreached(newPassword))) return fail('O006');
  const { operatorId, session } = context;
  const row = need(await operatorById(database, operatorId), 'the operator of a session');
  const names = [context.site.name, row.operator_id, row.name];
  if (namesItsContext(newPassword, { names })) return fail('O015');
  const refusal = await tryProof(services, context, row.operator_id, async () =>
    (await hasher.verify(row.password_hash, password)) ? undefined : fail('L001'),
  );
  if (refusal !== undefined) return refusal;
  const passwordHash = await hasher.hash(newPassword);
  return inTransaction(database, async (tx) => {
    // Verified outside the lock: a reset that came meanwhile stands.
    await lockStaff(tx, context.site.id, operatorId);
    const held = await operatorById(tx, operatorId);
    if (held?.password_hash !== row.password_hash) return fail('L001');
    await setPassword(tx, operatorId, passwordHash, clock.date());
    await endOperatorSessions(tx, clock, operatorId, session.sessionId);
    await recordAction(tx, context, 'operator.own-password', `operator:${operatorId}`);
    return {};
  });
}
