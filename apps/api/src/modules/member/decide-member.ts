import type { BodyOf } from '@hanpan/contract';
import type { Database, Tx } from '@hanpan/db';
import type { Holder } from '@hanpan/ledger';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import type { Clock } from '../../kernel/clock.ts';
import { fail } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { lockMemberOf } from './facts-store.ts';
import { setDecision } from './store.ts';

export interface DecideServices {
  readonly database: Database;
  readonly clock: Clock;
  /** What a new member gets, in the transaction that lets it in. */
  readonly onApproved: (tx: Tx, holder: Holder) => Promise<void>;
}

/** Approves or rejects a sign-up. Fails with E404, or T999 when somebody has decided already. */
export async function decideMember(
  services: DecideServices,
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
      at: new Date(services.clock()),
      by: context.operatorName,
      reason: body.reason,
    });
    await recordAction(tx, context, `member.${body.decision}`, `member:${body.memberKey}`, {
      reason: body.reason,
    });
    if (body.decision === 'approve') await services.onApproved(tx, { siteId, memberId: body.memberKey });
    await emit(tx, `operators:${siteId}`, 'queue', { kind: 'signup', change: 'done' });
    return { memberId: body.memberKey };
  });
}
