import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { flows, type Holder, type Ledger, type Transfer } from '@hanpan/ledger';
import type { MemberContext } from '../../../kernel/call-context.ts';
import { type Failure, fail, isFailure } from '../../../kernel/failure.ts';
import { isExcluded, lockMember, refuseTestFunds } from '../../member/index.ts';
import { grantPoints } from '../../point/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { requireTurnover } from '../../turnover/index.ts';
import type { RewardServices } from '../services.ts';
import { readCouponCode } from './coupon-code.ts';
import { presentCoupon } from './present.ts';
import { type CouponRow, lockCouponByCode, markUsed, seenCoupon } from './store.ts';

/** Why a coupon cannot be used or given by the member: not its own, used up, out of time, or withdrawn. */
export function refuseCoupon(
  coupon: CouponRow | undefined,
  isOurs: boolean,
  at: Date,
): Failure<'R004' | 'T999' | 'R005'> | undefined {
  if (coupon === undefined || !isOurs) return fail('R004');
  if (coupon.used_at !== null) return fail('T999');
  if (coupon.cancelled_at !== null || coupon.expires_at <= at) return fail('R005');
  return undefined;
}

async function payOut(
  ledger: Ledger,
  tx: Tx,
  holder: Holder,
  { id, amount, worth }: CouponRow,
  at: Date,
): Promise<void> {
  const transfer: Transfer = flows.coupon({ holder, amount }, id, worth);
  if (worth === 'point') {
    const grant = { holder, kind: 'coupon', reference: `coupon:${id}`, accrued: amount, transfer } as const;
    if ((await grantPoints(ledger, tx, at, grant)) === undefined)
      throw new Error(`coupon ${id} was paid before`);
    return;
  }
  const [posting] = await ledger.postIn(tx, [transfer]);
  if (posting?.status !== 'posted') throw new Error(`coupon ${id} could not be paid: ${posting?.status}`);
  await requireTurnover(tx, { ...holder, kind: 'coupon', reference: `coupon:${id}`, money: amount, at });
}

/**
 * Uses a coupon by its code. Fails with R008 (suspended), L013 (dormant), X001 (excluded by its own will: a reward draws nobody
 * back), R001 (coupons are off), R003 (no code), R004 (no such coupon, or another member's), T999 (used), R005 (expired or
 * withdrawn), TA01 (more cash than may be put into a test account).
 */
export async function useCoupon(
  { ledger, clock }: RewardServices,
  tx: Tx,
  { site, memberId }: MemberContext,
  body: BodyOf<'/api/coupon/use'>,
) {
  const code = readCouponCode(body.couponCode);
  const holder = { siteId: site.id, memberId };
  const member = await lockMember(tx, memberId);
  if (member?.status !== 'active') return fail('R008');
  if (member.dormantAt !== null) return fail('L013');
  const at = clock.date();
  if (isExcluded(member, at.getTime())) return fail('X001');
  if (!settingsOf(site).couponsOpen) return fail('R001');
  if (code === '') return fail('R003');
  const coupon = await lockCouponByCode(tx, site.id, code);
  const isOurs = coupon?.holder_id === null || coupon?.holder_id === memberId;
  const wrong = refuseCoupon(coupon, isOurs, at);
  if (isFailure(wrong) || coupon === undefined) return wrong ?? fail('R004');
  const beyond = coupon.worth === 'cash' ? await refuseTestFunds(tx, memberId, coupon.amount) : undefined;
  if (beyond !== undefined) return beyond;

  await markUsed(tx, coupon.id, memberId, at);
  await payOut(ledger, tx, holder, coupon, at);
  const { cash, point, version } = await ledger.holdings(tx, holder);
  const seen = await seenCoupon(tx, memberId, at, coupon.id);
  return { coupon: presentCoupon(seen), cashAmt: cash, pointAmt: point, version };
}
