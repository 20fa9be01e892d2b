import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { lockMemberOf } from '../facts-store.ts';
import type { MemberServices } from '../services.ts';
import { settleAge } from '../settle-age.ts';
import { countsNow, insertIdentity, insertRevocation } from './identity-store.ts';

/**
 * Notes a verification of who a member is, at the approval or after it. A birth date is confirmed as the account has it; an applicant
 * who stated none gets that of the document. Fails with E404, T999 where the account was rejected or closed, or U106 where a birth date is
 * confirmed that is unknown, another than the account has or of somebody under age, or U129 where that one is an excluded person.
 */
export async function verifyIdentity(
  services: Pick<MemberServices, 'clock' | 'isExcludedPerson'>,
  tx: Tx,
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
}

/** Withdraws a verification that was wrong. Fails with E404 (no such one of this member) or T999 (withdrawn already). */
export async function revokeIdentity(
  { clock }: Pick<MemberServices, 'clock'>,
  tx: Tx,
  context: OperatorContext,
  { memberKey, identityIdx, reason }: BodyOf<'/api/console/members/revokeIdentity'>,
) {
  const { site, operatorId, operatorName: by } = context;
  if ((await lockMemberOf(tx, site.id, memberKey)) === undefined) return fail('E404');
  const counts = await countsNow(tx, memberKey, identityIdx);
  if (counts === undefined) return fail('E404');
  if (!counts) return fail('T999');
  const whose = { siteId: site.id, memberId: memberKey, operatorId };
  await insertRevocation(tx, whose, { revokes: identityIdx, reason, by, at: clock.date() });
  await recordAction(tx, context, 'member.revoke-identity', `member:${memberKey}`, { reason, identityIdx });
  return { memberKey };
}
