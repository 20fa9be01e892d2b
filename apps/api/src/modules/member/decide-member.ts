import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { isOfLegalAge } from '@hanpan/rules';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { type Failure, fail } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import type { Site } from '../../kernel/sites.ts';
import { tellInOrder } from '../../kernel/subscriber.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { settingsOf } from '../settings/index.ts';
import { lockMemberOf } from './facts-store.ts';
import type { MemberServices } from './services.ts';
import { memberById, setBirthDate, setDecision } from './store.ts';

/**
 * An applicant without a birth date is approved only with the one that the operator has read from papers: nobody becomes
 * a member or a partner without an age. Fails with U106 where it is unknown or too low.
 */
export async function settleAge(
  tx: Tx,
  { clock }: Pick<MemberServices, 'clock'>,
  site: Site,
  memberId: number,
  stated: string | null,
): Promise<Failure<'U106'> | undefined> {
  const row = await memberById(tx, memberId);
  const birthDate = row?.birth_date ?? stated;
  const { legalAgeYears, timeZone } = settingsOf(site).memberPolicy;
  if (birthDate === null || !isOfLegalAge(birthDate, legalAgeYears, timeZone, clock())) return fail('U106');
  if (row?.birth_date === null) await setBirthDate(tx, memberId, birthDate);
  return undefined;
}

/**
 * Approves or rejects a sign-up. Fails with E404, T999 when it is already decided, or U106 when the applicant's age is
 * unknown or too low.
 */
export async function decideMember(
  services: MemberServices,
  context: OperatorContext,
  body: BodyOf<'/api/console/members/decide'>,
) {
  const siteId = context.site.id;
  return inTransaction(services.database, async (tx) => {
    const member = await lockMemberOf(tx, siteId, body.memberKey);
    // Partners are decided on their own page: nothing of a member's welcome is theirs.
    if (member === undefined || member.partnerRank !== 'NORMAL') return fail('E404');
    if (member.status !== 'pending') return fail('T999');
    const refusal =
      body.decision === 'approve' &&
      (await settleAge(tx, services, context.site, body.memberKey, body.birthDate));
    if (refusal) return refusal;
    await setDecision(tx, body.memberKey, {
      status: body.decision === 'approve' ? 'active' : 'rejected',
      at: services.clock.date(),
      by: context.operatorName,
      reason: body.reason,
    });
    await recordAction(tx, context, `member.${body.decision}`, `member:${body.memberKey}`, {
      reason: body.reason,
      before: { status: 'pending' },
      after: { status: body.decision === 'approve' ? 'active' : 'rejected' },
    });
    if (body.decision === 'approve') {
      const holder = { siteId, memberId: body.memberKey };
      await tellInOrder(services.subscribers.memberApproved, tx, holder);
    }
    await emit(tx, `operators:${siteId}`, 'queue', { kind: 'signup', change: 'done' });
    return { memberId: body.memberKey };
  });
}
