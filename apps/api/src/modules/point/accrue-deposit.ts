import type { Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import { depositAccrualKind, rateOfLevel } from '@hanpan/rules';
import { settingsOfSite } from '../settings/index.ts';
import { type AccrualMember, membersOfDeposit } from './accrual-store.ts';
import { grantCapped, type PercentGrant } from './grant-capped.ts';
import type { AccrualServices } from './services.ts';

interface ApprovedDeposit {
  readonly siteId: number;
  readonly memberId: number;
  readonly requestId: number;
  readonly amount: Amount;
  /** The member's first approved deposit. */
  readonly isFirst: boolean;
}

/**
 * Points of an approved deposit, in the transaction that approves it: the depositor's own, and those of its
 * referrer. A member who is not active earns nothing.
 */
export async function accrueDeposit(
  services: AccrualServices,
  tx: Tx,
  { siteId, memberId, requestId, amount, isFirst }: ApprovedDeposit,
): Promise<void> {
  const settings = await settingsOfSite(tx, siteId);
  const { firstDeposit, deposit, recommender } = settings.pointAccrual;
  const members = await membersOfDeposit(tx, memberId);
  const grantTo = (member: AccrualMember): PercentGrant => {
    const common = { holder: { siteId, memberId: member.id }, reference: `cash:${requestId}`, base: amount };
    if (member.id !== memberId) {
      return { ...common, kind: 'recommender', rate: rateOfLevel(recommender, member.level) };
    }
    const kind = depositAccrualKind(isFirst, rateOfLevel(firstDeposit, member.level));
    return {
      ...common,
      kind,
      rate: rateOfLevel(kind === 'firstDeposit' ? firstDeposit : deposit, member.level),
    };
  };
  await grantCapped(services, tx, settings, members.map(grantTo));
}
