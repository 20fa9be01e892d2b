import { insertAudit } from '../../kernel/audit-store.ts';
import type { GuestContext } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { attemptLocks, type Reserved } from '../member/index.ts';
import { accountOf, operatorLock } from './login-account.ts';
import type { ConsoleServices } from './services.ts';
import { operatorOfAccount } from './store.ts';

/**
 * Writes into the audit log that an attempt that has failed has locked its place, where it has. What is locked is read from the attempts
 * themselves, so a process that dies before this locks all the same.
 */
export async function noteLock(
  services: Pick<ConsoleServices, 'database' | 'clock'>,
  { site, address }: Pick<GuestContext, 'site' | 'address'>,
  operatorId: string,
  reserved: Reserved,
): Promise<void> {
  const { database, clock } = services;
  if (!(await attemptLocks(services, reserved, operatorLock))) return;
  const key = await operatorOfAccount(database, site.id, accountOf(operatorId));
  if (key === undefined) return;
  await database.transaction((tx) =>
    insertAudit(tx, {
      siteId: site.id,
      actor: 'system',
      action: 'operator.lock',
      subject: `operator:${key}`,
      detail: {
        address,
        failures: operatorLock.after,
        until: isoOf(new Date(clock() + operatorLock.forMs)),
      },
    }),
  );
}
