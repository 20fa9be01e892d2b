import type { BodyOf } from '@hanpan/contract';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { memberFacts, putBack, settleAge } from '../../member/index.ts';
import type { PartnerServices } from '../services.ts';
import { lockPartner } from '../tree/by-hand.ts';
import { lockTree } from '../tree/rates-store.ts';

/**
 * Opens the account of a partner again; whoever does that has made certain who asks, and says how. It has no rates until some are
 * set. Fails with E404, T999 (it is not closed), U114 (the partner above is not active: it is moved first), U106 (its age is unknown or
 * too low now), U129 (an excluded person).
 */
export function reopenPartner(
  services: Pick<PartnerServices, 'database' | 'clock' | 'isExcludedPerson'>,
  context: OperatorContext,
  { memberKey, reason }: BodyOf<'/api/console/partner/reopen'>,
) {
  return inTransaction(services.database, async (tx) => {
    await lockTree(tx, context.site.id);
    const partner = await lockPartner(tx, context, memberKey);
    if (partner === undefined) return fail('E404');
    if (partner.status !== 'closed') return fail('T999');
    const above = partner.parentId === null ? null : await memberFacts(tx, partner.parentId);
    if (above !== null && above?.status !== 'active') return fail('U114');
    const refusal = await settleAge(tx, services, context.site, memberKey, null);
    if (refusal !== undefined) return refusal;
    await putBack(tx, services.clock, context, memberKey, { action: 'partner.reopen', reason });
    return { memberKey, status: 'active' as const };
  });
}
