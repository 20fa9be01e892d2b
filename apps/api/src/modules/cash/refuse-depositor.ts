import { fail } from '../../kernel/failure.ts';
import { isExcluded, type MemberFacts } from '../member/index.ts';
import type { SiteSettings } from '../settings/index.ts';

/**
 * Why a member may not deposit, whatever the amount: U0011 suspended, or no member at all; L013 dormant; C001 the site takes none; C105 not
 * from this member; X001 excluded by its own will; D001 it has documents to accept first. Undefined where it may.
 */
export function refuseDepositor(
  { depositOpen }: Pick<SiteSettings, 'depositOpen'>,
  member: MemberFacts | undefined,
  nowMs: number,
) {
  if (member?.status !== 'active') return fail('U0011');
  if (member.dormantAt !== null) return fail('L013');
  if (!depositOpen) return fail('C001');
  if (!member.depositAllowed) return fail('C105');
  if (isExcluded(member, nowMs)) return fail('X001');
  return member.documentsMissing ? fail('D001') : undefined;
}
