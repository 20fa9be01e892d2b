import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { maySitBelow, rateFault } from '@hanpan/rules';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { lockMembers, setPlace } from '../../member/index.ts';
import type { PartnerServices } from '../services.ts';
import { hasBelow, insertMove, ranksBelow } from './moves-store.ts';
import { lockTree, ratesOf } from './rates-store.ts';

/**
 * Puts a partner, with everybody below it, under another one. Fails with E404, T999 (it stands there already), U114 (the
 * new parent is not active), PT04 (below itself), PT03 (the ranks would be out of order), PT01 (its rates are above those of
 * the new parent).
 */
export async function movePartner(
  { clock }: PartnerServices,
  tx: Tx,
  context: OperatorContext,
  { memberKey, parentKey, partnerRank, reason }: BodyOf<'/api/console/partner/move'>,
) {
  const siteId = context.site.id;
  await lockTree(tx, siteId);
  const locked = await lockMembers(tx, parentKey === null ? [memberKey] : [memberKey, parentKey]);
  const partner = locked.get(memberKey);
  const parent = parentKey === null ? null : locked.get(parentKey);
  if (partner?.siteId !== siteId || partner.partnerRank === 'NORMAL') return fail('E404');
  if (parent === undefined || (parent !== null && parent.siteId !== siteId)) return fail('E404');
  if (parentKey !== null && (parentKey === memberKey || (await hasBelow(tx, memberKey, parentKey))))
    return fail('PT04');
  const rank = partnerRank ?? partner.partnerRank;
  // A move that moves nothing would stand in the records as one.
  if (parentKey === partner.parentId && rank === partner.partnerRank) return fail('T999');
  if (parent !== null && parent.status !== 'active') return fail('U114');
  if (parent !== null && !maySitBelow(rank, parent.partnerRank)) return fail('PT03');
  if ((await ranksBelow(tx, memberKey)).some((each) => !maySitBelow(each, rank))) return fail('PT03');
  const above = parentKey === null ? null : await ratesOf(tx, parentKey);
  if (rateFault(await ratesOf(tx, memberKey), above, []) !== undefined) return fail('PT01');
  const at = clock.date();
  await setPlace(tx, memberKey, { parentId: parentKey, partnerRank: rank, at });
  const moved = {
    fromParent: partner.parentId,
    toParent: parentKey,
    fromRank: partner.partnerRank,
    toRank: rank,
  };
  await insertMove(tx, { siteId, partnerId: memberKey, ...moved, movedBy: context.operatorName, reason, at });
  await recordAction(tx, context, 'partner.move', `member:${memberKey}`, { ...moved, reason });
  return { memberKey };
}
