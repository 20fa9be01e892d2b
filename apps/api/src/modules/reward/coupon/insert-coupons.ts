import type { LocalText } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { z } from 'zod';
import { fail } from '../../../kernel/failure.ts';
import type { ApprovalRow } from '../../approval/index.ts';
import { isAdmitted, memberFacts } from '../../member/index.ts';
import type { RewardServices } from '../services.ts';
import { drawCouponCode } from './coupon-code.ts';
import { insertCoupon, type NewCoupon } from './store.ts';

const couponContent = z.object({
  name: z.custom<LocalText>(),
  expiresAt: z.iso.datetime(),
  note: z.string(),
});

/** What issuing coupons needs besides their receivers and their worth. */
export type CouponContent = z.output<typeof couponContent>;

/** One for each member and each code. Returns their ids. */
export async function insertCoupons(
  tx: Tx,
  batch: Omit<NewCoupon, 'code' | 'holderId'>,
  memberIds: readonly number[],
  codeCount: number,
): Promise<number[]> {
  const ids: number[] = [];
  for (const holderId of [...memberIds, ...Array.from({ length: codeCount }, () => null)]) {
    ids.push(await insertCoupon(tx, { ...batch, code: drawCouponCode(), holderId }));
  }
  return ids;
}

/**
 * Issues what two operators agreed on; its members are locked. Fails with R012 (a member who is none any more), R005 (it
 * would have expired).
 */
export async function issueApprovedCoupons(
  { clock }: Pick<RewardServices, 'clock'>,
  tx: Tx,
  request: ApprovalRow,
) {
  const { site_id: siteId, worth, amount, member_ids: memberIds, asked_by: issuedBy } = request;
  const { name, note, ...content } = couponContent.parse(request.content);
  const [issuedAt, expiresAt] = [clock.date(), new Date(content.expiresAt)];
  for (const memberId of memberIds) {
    if (!isAdmitted(await memberFacts(tx, memberId))) return fail('R012');
  }
  if (expiresAt <= issuedAt) return fail('R005');
  const batch = { siteId, name, worth, amount, note, issuedAt, issuedBy, expiresAt };
  await insertCoupons(tx, batch, memberIds, request.code_count);
  return undefined;
}
