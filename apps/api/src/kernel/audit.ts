import type { AuditAction } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { insertAudit } from './audit-store.ts';
import type { MemberContext, OperatorContext } from './call-context.ts';

/** Records a staff action in the transaction that performs it. Never put secrets into `detail`. */
export async function recordAction(
  tx: Tx,
  context: OperatorContext,
  action: AuditAction,
  subject: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await insertAudit(tx, {
    siteId: context.site.id,
    actor: context.operatorName,
    actorKey: context.operatorId,
    action,
    subject,
    detail: { ...detail, address: context.address },
  });
}

/** Records what a member changed of its own, in the transaction that does it. Never put secrets into `detail`. */
export async function recordOwnAction(
  tx: Tx,
  { site, memberId, address }: MemberContext,
  action: AuditAction,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const actor = `member:${memberId}`;
  await insertAudit(tx, { siteId: site.id, actor, action, subject: actor, detail: { ...detail, address } });
}
