import type { Tx } from '@hanpan/db';
import { insertAudit } from '../../../kernel/audit-store.ts';
import { endOperatorSessions } from '../../../kernel/sessions.ts';
import { forgiveFailures } from '../../member/index.ts';
import { accountOf } from '../login-account.ts';
import type { ConsoleServices } from '../services.ts';
import { insertOperator } from '../store.ts';
import { newPassword } from './manage-operators.ts';
import { type KnownOperator, setPassword } from './store.ts';

/** No operator can be called so. */
const actor = '(terminal)';

type Hasher = Pick<ConsoleServices, 'hasher'>;

export interface FirstOwner {
  readonly siteId: number;
  readonly operatorId: string;
  /** Leads the whole installation. */
  readonly isPlatform: boolean;
}

/** The first operator of a site that has none yet, with a password that nobody has seen. Returns it; it is kept nowhere. */
export async function insertFirstOwner({ hasher }: Hasher, tx: Tx, owner: FirstOwner): Promise<string> {
  const givenPassword = newPassword();
  const passwordHash = await hasher.hash(givenPassword);
  const { siteId, operatorId } = owner;
  const after = { operatorId, name: operatorId, roles: ['owner' as const] };
  const key = await insertOperator(tx, { ...owner, ...after, passwordHash });
  await insertAudit(tx, {
    siteId,
    actor,
    action: 'operator.create',
    subject: `operator:${key}`,
    detail: { reason: 'npm run site:create', after },
  });
  return givenPassword;
}

/**
 * A new password for an operator whom whoever has the server names. Its sessions end; a block and a second factor
 * stay. Returns the password; it is kept nowhere.
 */
export async function givePassword(
  { hasher, clock }: Hasher & Pick<ConsoleServices, 'clock'>,
  tx: Tx,
  operator: Pick<KnownOperator, 'siteId' | 'operatorKey' | 'operatorId'>,
): Promise<string> {
  const { siteId, operatorKey, operatorId } = operator;
  const givenPassword = newPassword();
  await setPassword(tx, operatorKey, await hasher.hash(givenPassword), null);
  await forgiveFailures(tx, siteId, [accountOf(operatorId)], clock.date());
  await endOperatorSessions(tx, clock, operatorKey);
  await insertAudit(tx, {
    siteId,
    actor,
    action: 'operator.reset-password',
    subject: `operator:${operatorKey}`,
    detail: { reason: 'npm run operator:password' },
  });
  return givenPassword;
}
