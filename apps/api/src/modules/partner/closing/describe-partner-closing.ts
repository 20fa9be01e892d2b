import type { AnswerOf } from '@hanpan/contract';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { closingOf, isUnfinished, type MemberFacts } from '../../member/index.ts';
import { owedBy } from '../commission/due-store.ts';
import type { PartnerServices } from '../services.ts';
import { businessOf, obstacleIn } from './open-commission.ts';

/** What closing a partner would do now. It is looked at again, under lock, when it is done. */
export async function describePartnerClosing(
  services: PartnerServices,
  { site, locale }: OperatorContext,
  partner: MemberFacts,
): Promise<AnswerOf<'/api/console/partner/closing'>> {
  const { database, ledger } = services;
  const account = await closingOf(services, { site, memberId: partner.id, locale });
  const business = await businessOf(database, site, partner);
  const { comp } = await ledger.holdings(database, { siteId: site.id, memberId: partner.id });
  return {
    memberKey: partner.id,
    memId: partner.memId,
    ...account,
    ...business,
    compAmt: comp,
    owedAmount: await owedBy(database, partner.id),
    isFree: partner.status === 'active' && obstacleIn(business) === undefined && !isUnfinished(account),
  };
}
