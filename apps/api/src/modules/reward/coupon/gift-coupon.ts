import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { MemberContext } from '../../../kernel/call-context.ts';
import { fail, isFailure } from '../../../kernel/failure.ts';
import { findBelow, isExcluded, lockMember, memberFacts } from '../../member/index.ts';
import { settingsOf } from '../../settings/index.ts';
import type { RewardServices } from '../services.ts';
import { presentCoupon } from './present.ts';
import { giveCoupon, lockCoupon, seenCoupon } from './store.ts';
import { refuseCoupon } from './use-coupon.ts';

/**
 * A partner gives one of its coupons to a member below it; coupons move down the tree only. Fails with R008
 * (suspended), R001 (coupons are off), R007 (no partner), R004, T999, R005 (the coupon), R006 (the receiver: not
 * below, not active, or excluded by its own will, which the giver is not told).
 */
export async function giftCoupon(
  { clock }: RewardServices,
  tx: Tx,
  { site, memberId }: MemberContext,
  body: BodyOf<'/api/coupon/gift'>,
) {
  const member = await lockMember(tx, memberId);
  if (member?.status !== 'active') return fail('R008');
  if (!settingsOf(site).couponsOpen) return fail('R001');
  if (member.partnerRank === 'NORMAL') return fail('R007');
  const at = clock.date();
  const coupon = await lockCoupon(tx, site.id, body.couponIdx);
  const wrong = refuseCoupon(coupon, coupon?.holder_id === memberId, at);
  if (isFailure(wrong)) return wrong;
  const receiverId = await findBelow(tx, site.id, memberId, body.memId);
  const receiver = receiverId === undefined ? undefined : await memberFacts(tx, receiverId);
  if (receiver?.status !== 'active' || isExcluded(receiver, at.getTime())) return fail('R006');

  await giveCoupon(tx, body.couponIdx, memberId, receiver.id, at);
  return { coupon: presentCoupon(await seenCoupon(tx, memberId, at, body.couponIdx)) };
}
