import type { BodyOf } from '@hanpan/contract';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { lockMemberOf } from '../facts-store.ts';
import type { MemberServices } from '../services.ts';
import { settleAge } from '../settle-age.ts';
import { insertIdentity } from './identity-store.ts';

/**
 * Notes a verification of who a member is, at the approval or after it. A birth date is confirmed as the account has it; an applicant
 * who stated none gets that of the document. Fails with E404, T999 where the account was rejected or closed, or U106 where a birth date is
 * confirmed that is unknown or of somebody under age, or U129 where that one is an excluded person.
 */
export function verifyIdentity(
  services: Pick<MemberServices, 'database' | 'clock' | 'isExcludedPerson'>,
  context: OperatorContext,
  {
    memberKey,
    document,
    method,
    confirms: given,
    birthDate,
    note,
  }: BodyOf<'/api/console/members/verifyIdentity'>,
) {
  const { site, operatorId, operatorName: by } = context;
  const confirms = [...new Set(given)];
  return inTransaction(services.database, async (tx) => {
    const member = await lockMemberOf(tx, site.id, memberKey);
    if (member === undefined) return fail('E404');
    if (member.status === 'rejected' || member.status === 'closed') return fail('T999');
    const refusal = confirms.includes('birthDate')
      ? await settleAge(tx, services, site, memberKey, birthDate)
      : undefined;
    if (refusal !== undefined) return refusal;
    const whose = { siteId: site.id, memberId: memberKey, operatorId };
    await insertIdentity(tx, whose, { document, method, confirms, note, by, at: services.clock.date() });
    const detail = { document, method, confirms, ...(note === '' ? {} : { note }) };
    await recordAction(tx, context, 'member.verify-identity', `member:${memberKey}`, detail);
    return { memberKey };
  });
}
