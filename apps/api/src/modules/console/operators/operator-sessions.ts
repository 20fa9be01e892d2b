import { type BodyOf, sessionTimes } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { type Clock, isoOf } from '../../../kernel/clock.ts';
import { fail, isFailure } from '../../../kernel/failure.ts';
import { endOperatorSession, endOperatorSessions } from '../../../kernel/sessions.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { ConsoleServices } from '../services.ts';
import { isAbove } from './manage-operators.ts';
import { lockStaff, openSessionsOf } from './store.ts';

type Services = Pick<ConsoleServices, 'database' | 'clock'>;

async function present(queryable: Queryable, clock: Clock, context: OperatorContext, operatorKey: number) {
  const { idleMs } = sessionTimes;
  const rows = await openSessionsOf(queryable, operatorKey, { now: clock.date(), idleMs });
  return {
    list: rows.map(({ id, startedAt, seenAt, ...row }) => ({
      sessionKey: id,
      startedAt: isoOf(startedAt),
      lastAt: isoOf(seenAt),
      ...row,
      isThis: id === context.session.sessionId,
    })),
  };
}

/** The one that asks never ends here: whoever wants that logs out. Fails with E404 for one that is not open. */
async function end(
  tx: Tx,
  clock: Clock,
  { session }: OperatorContext,
  operatorKey: number,
  sessionKey: number | null,
) {
  if (sessionKey === null) {
    await endOperatorSessions(tx, clock, operatorKey, session.sessionId);
    return undefined;
  }
  const isEnded =
    sessionKey !== session.sessionId && (await endOperatorSession(tx, clock, operatorKey, sessionKey));
  return isEnded ? undefined : fail('E404');
}

export function describeOwnSessions({ database, clock }: Services, context: OperatorContext) {
  return present(database, clock, context, context.operatorId);
}

/** Fails with E404. */
export function endOwnSessions(
  { database, clock }: Services,
  context: OperatorContext,
  { sessionKey }: BodyOf<'/api/console/sessions/end'>,
) {
  const { operatorId } = context;
  return inTransaction(database, async (tx) => {
    const refused = await end(tx, clock, context, operatorId, sessionKey);
    if (refused !== undefined) return refused;
    const subject = `operator:${operatorId}`;
    await recordAction(tx, context, 'operator.end-own-sessions', subject, {
      sessionKey: sessionKey ?? 'all',
    });
    return present(tx, clock, context, operatorId);
  });
}

/** An operator of the site whom the one who asks may manage. Fails with E404, or O009 for whoever leads the installation. */
async function managed(tx: Tx, context: OperatorContext, operatorKey: number) {
  const row = await lockStaff(tx, context.site.id, operatorKey);
  if (row === undefined) return fail('E404');
  return isAbove(row, context) ? fail('O009') : row;
}

/** From where and with what somebody works is told to whoever manages it, and every look is recorded. Fails with E404, O009. */
export function describeOperatorSessions(
  { database, clock }: Services,
  context: OperatorContext,
  { operatorKey }: BodyOf<'/api/console/operators/sessions'>,
) {
  return inTransaction(database, async (tx) => {
    const row = await managed(tx, context, operatorKey);
    if (isFailure(row)) return row;
    await recordAction(tx, context, 'operator.look-sessions', `operator:${operatorKey}`);
    return present(tx, clock, context, operatorKey);
  });
}

/** Fails with E404, for the session as well, and O009. */
export function endSessionsOfOperator(
  { database, clock }: Services,
  context: OperatorContext,
  { operatorKey, sessionKey, reason }: BodyOf<'/api/console/operators/endSessions'>,
) {
  return inTransaction(database, async (tx) => {
    const row = await managed(tx, context, operatorKey);
    if (isFailure(row)) return row;
    const refused = await end(tx, clock, context, operatorKey, sessionKey);
    if (refused !== undefined) return refused;
    const detail = { reason, sessionKey: sessionKey ?? 'all' };
    await recordAction(tx, context, 'operator.end-sessions', `operator:${operatorKey}`, detail);
    return present(tx, clock, context, operatorKey);
  });
}
