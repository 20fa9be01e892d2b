import { fail } from '../../kernel/failure.ts';
import type { MemberFacts } from '../member/index.ts';
import type { SiteSettings } from '../settings/index.ts';

/**
 * Why a member may not withdraw, whatever the amount: U0011 suspended; L013 dormant; C201 the site pays none out; C203
 * not to this member. Undefined where it may.
 */
export function refuseWithdrawer(
  { withdrawalOpen }: Pick<SiteSettings, 'withdrawalOpen'>,
  member: MemberFacts,
) {
  if (member.status !== 'active') return fail('U0011');
  if (member.dormantAt !== null) return fail('L013');
  if (!withdrawalOpen) return fail('C201');
  return member.withdrawalAllowed ? undefined : fail('C203');
}
