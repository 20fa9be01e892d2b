import type { BodyOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { type Clock, isoOf } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/failure.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { locksSince, releasePlace } from '../../member/index.ts';
import { accountOf, operatorAccounts, operatorLock } from '../login-account.ts';
import type { ConsoleServices } from '../services.ts';
import { isAbove } from './manage-operators.ts';
import { listStaff, lockStaff } from './store.ts';

type Services = Pick<ConsoleServices, 'database' | 'clock'>;

/** The places that are locked now for the accounts whose name begins so. */
function locksNow(queryable: Queryable, clock: Clock, siteId: number, prefix: string) {
  const { after, forMs } = operatorLock;
  return locksSince(queryable, siteId, prefix, { after, since: new Date(clock() - forMs) });
}

/** What is locked at an id that nobody has is not told: it is nobody's. */
export async function describeLocks({ database, clock }: Services, { site }: Pick<OperatorContext, 'site'>) {
  const locks = await locksNow(database, clock, site.id, operatorAccounts);
  const staff = await listStaff(database, site.id);
  return {
    list: locks.flatMap(({ account, lockedAt, deviceId, ...place }) => {
      const operator = staff.find(({ operatorId }) => accountOf(operatorId) === account);
      if (operator === undefined) return [];
      const until = new Date(lockedAt.getTime() + operatorLock.forMs);
      return {
        operatorKey: operator.id,
        deviceKey: deviceId,
        ...place,
        lockedAt: isoOf(lockedAt),
        until: isoOf(until),
      };
    }),
  };
}

/**
 * A place that is locked for an operator takes its next attempt at once; other places stay locked, and so do the limits that all accounts
 * have. Fails with E404, O009 for whoever leads the installation, or T999 where that place is not locked any more.
 */
export async function unlockOperator(
  services: Services,
  context: OperatorContext,
  { operatorKey, network, deviceKey, reason }: BodyOf<'/api/console/operators/unlock'>,
) {
  const { database, clock } = services;
  const siteId = context.site.id;
  return inTransaction(database, async (tx) => {
    const row = await lockStaff(tx, siteId, operatorKey);
    if (row === undefined) return fail('E404');
    if (isAbove(row, context)) return fail('O009');
    const account = accountOf(row.operatorId);
    const locks = await locksNow(tx, clock, siteId, account);
    // Where a device was last may have changed since it was shown: it is the same place.
    const place = locks.find(
      (lock) =>
        lock.account === account &&
        lock.deviceId === deviceKey &&
        (deviceKey !== null || lock.network === network),
    );
    if (place === undefined) return fail('T999');
    await releasePlace(tx, { siteId, account, network: place.network, deviceId: deviceKey }, clock.date());
    const device = deviceKey === null ? {} : { device: deviceKey };
    const detail = { reason, network: place.network, ...device };
    await recordAction(tx, context, 'operator.unlock', `operator:${operatorKey}`, detail);
    return { operatorKey };
  });
}
