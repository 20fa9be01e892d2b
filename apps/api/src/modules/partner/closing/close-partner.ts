import { type BodyOf, rateTypes } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { fail, isFailure } from '../../../kernel/failure.ts';
import { endAccount } from '../../member/index.ts';
import { convertComp } from '../../point/index.ts';
import { owedBy } from '../commission/due-store.ts';
import type { PartnerServices } from '../services.ts';
import { lockPartner } from '../tree/by-hand.ts';
import { insertRates, lockTree } from '../tree/rates-store.ts';
import { businessOf, obstacleIn } from './open-commission.ts';

/**
 * An operator closes the account of a partner: its comp becomes cash, the whole balance a last withdrawal, and its rates end, so that
 * what its members bet from then on pays the partner above (ADR 117). Everything under the locks of the tree and of the partner.
 * Fails with E404, T999 (it is not open), U0011 (suspended), PT10 (a partner stands below it, or sign-ups go to it), PT11
 * (commission is not settled or not booked), U125 (something of its own is not finished, or its money moves at this moment).
 */
export async function closePartner(
  services: PartnerServices,
  tx: Tx,
  context: OperatorContext,
  { memberKey, reason }: BodyOf<'/api/console/partner/close'>,
) {
  const { site, operatorName } = context;
  await lockTree(tx, site.id);
  const partner = await lockPartner(tx, context, memberKey);
  if (partner === undefined) return fail('E404');
  if (partner.status === 'suspended') return fail('U0011');
  if (partner.status !== 'active') return fail('T999');
  const obstacle = obstacleIn(await businessOf(tx, site, partner));
  if (obstacle !== undefined) return fail(obstacle);

  const account = { site, memberId: memberKey };
  const { comp } = await services.ledger.holdings(tx, { siteId: site.id, memberId: memberKey });
  // A claw-back of this moment may have taken some of it.
  if (comp > 0 && isFailure(await convertComp(services, tx, account, { amount: comp }))) return fail('U125');
  const ended = await endAccount(services, tx, { ...account, operatorName }, reason);
  if (isFailure(ended)) return ended;
  const { at, payoutAmt, receiptId } = ended;
  const none = rateTypes.map(() => 0);
  const rates = { rolling: none, losing: none, day: null, closes: true };
  await insertRates(tx, { siteId: site.id, partnerId: memberKey, ...rates, setBy: operatorName, reason, at });
  await recordAction(tx, context, 'partner.close', `member:${memberKey}`, {
    reason,
    payoutAmt,
    receiptId,
    compAmt: comp,
    owedAmount: await owedBy(tx, memberKey),
  });
  return { memberKey, memId: partner.memId, closedAt: isoOf(at), payoutAmt, receiptId };
}
