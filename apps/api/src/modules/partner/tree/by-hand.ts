import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail, isFailure } from '../../../kernel/failure.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import {
  endSessionsOf,
  lockMemberOf,
  type MemberFacts,
  memberFacts,
  setDecision,
  setGiveRights,
  setMayPlay,
  setSwitches,
  settleAge,
} from '../../member/index.ts';
import { settingsOf } from '../../settings/index.ts';
import type { PartnerServices } from '../services.ts';
import { createPartner } from './create-partner.ts';
import { setRates } from './set-rates.ts';

/** A partner of the site, locked; undefined for everybody else. */
export async function lockPartner(
  tx: Tx,
  context: OperatorContext,
  memberKey: number,
): Promise<MemberFacts | undefined> {
  const member = await lockMemberOf(tx, context.site.id, memberKey);
  return member?.partnerRank === 'NORMAL' ? undefined : member;
}

/** An operator opens a partner. Fails with E404 (the parent is no partner of the site), and as `createPartner`. */
export async function openPartner(
  services: PartnerServices,
  tx: Tx,
  context: OperatorContext,
  { parentKey, idempotencyKey: _, ...form }: BodyOf<'/api/console/partner/create'>,
) {
  const parent = parentKey === null ? null : await memberFacts(tx, parentKey);
  if (parent === undefined || (parent !== null && parent.siteId !== context.site.id)) return fail('E404');
  if (parent?.partnerRank === 'NORMAL') return fail('E404');
  const opened = { form, parent, status: 'active', setBy: context.operatorName } as const;
  const memberKey = await createPartner(services, tx, context.site, opened);
  if (isFailure(memberKey)) return memberKey;
  const { memId, partnerRank, rates } = form;
  await recordAction(tx, context, 'partner.create', `member:${memberKey}`, {
    memId,
    partnerRank,
    parentKey,
    rates,
  });
  return { memberKey, memId };
}

/**
 * Approves or rejects a partner that was asked for. Fails with E404, T999 (decided already), or U106 where one is approved
 * whose age is unknown or too low.
 */
export function decidePartner(
  services: PartnerServices,
  context: OperatorContext,
  { memberKey, decision, reason }: BodyOf<'/api/console/partner/decide'>,
) {
  const { database, clock } = services;
  return inTransaction(database, async (tx) => {
    const partner = await lockPartner(tx, context, memberKey);
    if (partner === undefined) return fail('E404');
    if (partner.status !== 'pending') return fail('T999');
    const isApproved = decision === 'approve';
    const refusal = isApproved && (await settleAge(tx, services, context.site, memberKey, null));
    if (refusal) return refusal;
    const status = isApproved ? ('active' as const) : ('rejected' as const);
    await setDecision(tx, memberKey, { status, at: clock.date(), by: context.operatorName, reason });
    await recordAction(tx, context, `partner.${decision}`, `member:${memberKey}`, { reason });
    return { memberKey, status };
  });
}

/**
 * Suspends a partner or lets it in again. Fails with E404, T999 (it is so already, or was never approved), and
 * PT13 where sign-ups go to it: every one of them would be refused.
 */
export function blockPartner(
  services: PartnerServices,
  context: OperatorContext,
  { memberKey, isBlocked, reason }: BodyOf<'/api/console/partner/block'>,
) {
  const siteId = context.site.id;
  return inTransaction(services.database, async (tx) => {
    const partner = await lockPartner(tx, context, memberKey);
    if (partner === undefined) return fail('E404');
    if (partner.status !== (isBlocked ? 'active' : 'suspended')) return fail('T999');
    const { presetRecommenderId } = settingsOf(context.site).memberPolicy;
    if (isBlocked && presetRecommenderId?.toLowerCase() === partner.memId.toLowerCase()) return fail('PT13');
    const status = isBlocked ? ('suspended' as const) : ('active' as const);
    await setMayPlay(tx, memberKey, { status, bettingAllowed: partner.bettingAllowed });
    if (isBlocked) await endSessionsOf(services, tx, { siteId, memberId: memberKey }, 'E401');
    await recordAction(tx, context, 'partner.block', `member:${memberKey}`, { isBlocked, reason });
    return { memberKey, status };
  });
}

/** Whether a partner may give and take back. Fails with E404. */
export function changeRights(
  { database }: PartnerServices,
  context: OperatorContext,
  { memberKey, giveAllowed, takeBackAllowed, reason }: BodyOf<'/api/console/partner/rights'>,
) {
  return inTransaction(database, async (tx) => {
    const partner = await lockPartner(tx, context, memberKey);
    if (partner === undefined) return fail('E404');
    const held = { giveAllowed: partner.giveAllowed, takeBackAllowed: partner.takeBackAllowed };
    const { now, facts } = setSwitches(held, { giveAllowed, takeBackAllowed });
    await setGiveRights(tx, memberKey, now);
    await recordAction(tx, context, 'partner.rights', `member:${memberKey}`, { ...facts, reason });
    return { memberKey, ...now };
  });
}

/** Fails as `setRates`. */
export async function setRatesByHand(
  services: PartnerServices,
  tx: Tx,
  context: OperatorContext,
  partner: MemberFacts,
  { rates, reason }: BodyOf<'/api/console/partner/setRates'>,
) {
  const setBy = context.operatorName;
  const refused = await setRates(services, tx, context.site, { partner, rates, setBy, reason });
  if (refused !== undefined) return refused;
  await recordAction(tx, context, 'partner.rates', `member:${partner.id}`, { rates, reason });
  return undefined;
}
