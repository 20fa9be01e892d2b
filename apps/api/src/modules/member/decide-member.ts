import type { BodyOf } from '@hanpan/contract';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { tellInOrder } from '../../kernel/subscriber.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { lockMemberOf } from './facts-store.ts';
import type { MemberServices } from './services.ts';
import { setDecision } from './store.ts';

/** Approves or rejects a sign-up. Fails with E404, or T999 when it is already decided. */
export async function decideMember(
  services: MemberServices,
  context: OperatorContext,
  body: BodyOf<'/api/console/members/decide'>,
) {
  const siteId = context.site.id;
  return inTransaction(services.database, async (tx) => {
    const member = await lockMemberOf(tx, siteId, body.memberKey);
    if (member === undefined) return fail('E404');
    if (member.status !== 'pending') return fail('T999');
    await setDecision(tx, body.memberKey, {
      status: body.decision === 'approve' ? 'active' : 'rejected',
      at: services.clock.date(),
      by: context.operatorName,
      reason: body.reason,
    });
    await recordAction(tx, context, `member.${body.decision}`, `member:${body.memberKey}`, {
      reason: body.reason,
    });
    if (body.decision === 'approve') {
      const holder = { siteId, memberId: body.memberKey };
      await tellInOrder(services.subscribers.memberApproved, tx, holder);
    }
    await emit(tx, `operators:${siteId}`, 'queue', { kind: 'signup', change: 'done' });
    return { memberId: body.memberKey };
  });
}
