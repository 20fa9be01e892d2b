import type { BodyOf } from '@hanpan/contract';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { tellInOrder } from '../../kernel/subscriber.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { lockMemberOf } from './facts-store.ts';
import { refuseUnverified } from './identity/refuse-unverified.ts';
import type { MemberServices } from './services.ts';
import { settleAge } from './settle-age.ts';
import { setDecision } from './store.ts';

/**
 * Approves or rejects a sign-up. Fails with E404, T999 when it is already decided, U106 when the applicant's age is
 * unknown or too low, U129 for an excluded person, or ID01 where the site demands a verified identity and nobody has verified it.
 */
export async function decideMember(
  services: MemberServices,
  context: OperatorContext,
  body: BodyOf<'/api/console/members/decide'>,
) {
  const siteId = context.site.id;
  return inTransaction(services.database, async (tx) => {
    const member = await lockMemberOf(tx, siteId, body.memberKey);
    // Partners are decided on their own page: nothing of a member's welcome is theirs.
    if (member === undefined || member.partnerRank !== 'NORMAL') return fail('E404');
    if (member.status !== 'pending') return fail('T999');
    const refusal =
      body.decision === 'approve' &&
      ((await settleAge(tx, services, context.site, body.memberKey, body.birthDate)) ??
        (await refuseUnverified(tx, context.site, body.memberKey)));
    if (refusal) return refusal;
    await setDecision(tx, body.memberKey, {
      status: body.decision === 'approve' ? 'active' : 'rejected',
      at: services.clock.date(),
      by: context.operatorName,
      reason: body.reason,
    });
    await recordAction(tx, context, `member.${body.decision}`, `member:${body.memberKey}`, {
      reason: body.reason,
      before: { status: 'pending' },
      after: { status: body.decision === 'approve' ? 'active' : 'rejected' },
    });
    if (body.decision === 'approve') {
      const holder = { siteId, memberId: body.memberKey };
      await tellInOrder(services.subscribers.memberApproved, tx, holder);
    }
    await emit(tx, `operators:${siteId}`, 'queue', { kind: 'signup', change: 'done' });
    return { memberId: body.memberKey };
  });
}
