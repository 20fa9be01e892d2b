import type { BodyOf } from '@hanpan/contract';
import { isCommonPassword } from '@hanpan/rules';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { need } from '../../../kernel/need.ts';
import { endOperatorSessions } from '../../../kernel/sessions.ts';
import type { ConsoleServices } from '../services.ts';
import { operatorById } from '../store.ts';
import { setPassword } from './store.ts';

/** Fails with O006 for a password that is common or the old one, and with L001 where the old one is wrong. */
export async function changeOwnPassword(
  { database, clock, hasher }: ConsoleServices,
  context: OperatorContext,
  { password, newPassword }: BodyOf<'/api/console/password'>,
) {
  if (isCommonPassword(newPassword) || newPassword === password) return fail('O006');
  const { operatorId, session } = context;
  const row = need(await operatorById(database, operatorId), 'the operator of a session');
  if (!(await hasher.verify(row.password_hash, password))) return fail('L001');
  const passwordHash = await hasher.hash(newPassword);
  await database.transaction(async (tx) => {
    await setPassword(tx, operatorId, passwordHash, clock.date());
    await endOperatorSessions(tx, clock, operatorId, session.sessionId);
    await recordAction(tx, context, 'operator.own-password', `operator:${operatorId}`);
  });
  return {};
}
