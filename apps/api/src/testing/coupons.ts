import type { RequestOf } from '@hanpan/contract';
import { need } from '../kernel/need.ts';
import type { TestSite } from './people.ts';
import { newKey, type Person, type World } from './world.ts';

type Issue = RequestOf<'/api/console/coupon/issue'>;

export const couponName = { ko: '환영', en: 'Welcome', vi: 'Chào mừng' };
/** Two hours after the noon of the tests. */
export const couponEnd = '2026-11-20T05:00:00.000Z';

/** One code worth 5,000 won that anybody may use. */
export function couponsToIssue(change: Partial<Issue> = {}): Issue {
  const usual = {
    name: couponName,
    worth: 'cash',
    amount: 5_000,
    expiresAt: couponEnd,
    codeCount: 1,
  } as const;
  return { idempotencyKey: newKey(), ...usual, ...change };
}

/** Issues coupons as an operator does and returns the first of them. */
export async function issueCoupon(world: World, change: Partial<Issue> = {}, site: TestSite = world.site) {
  const operator = await world.operator('operator', site);
  const { list } = await operator.call('/api/console/coupon/issue', couponsToIssue(change));
  const [coupon] = list;
  if (coupon === undefined) throw new Error('no coupon was issued');
  return { ...coupon, couponCode: need(coupon.couponCode, 'coupon code') };
}

/** One that only `member` may use. */
export function couponOf(world: World, member: { memId: string }, change: Partial<Issue> = {}) {
  return issueCoupon(world, { memIds: [member.memId], codeCount: 0, ...change });
}

export const using = ({ couponCode }: { couponCode: string }) => ({ idempotencyKey: newKey(), couponCode });

export const giving = ({ couponIdx }: { couponIdx: number }, { memId }: { memId: string }) => ({
  idempotencyKey: newKey(),
  couponIdx,
  memId,
});

export async function withdrawCoupon(world: World, { couponIdx }: { couponIdx: number }): Promise<void> {
  const operator = await world.operator();
  await operator.call('/api/console/coupon/cancel', { couponIdx, reason: 'a mistake' });
}

/** A partner with a member right below it and one further down. */
export async function couponFamily(
  world: World,
): Promise<{ partner: Person; child: Person; grandchild: Person }> {
  const partner = await world.member({ rank: 'PTN_4' });
  const child = await world.member({ rank: 'PTN_5', parentId: partner.key });
  return { partner, child, grandchild: await world.member({ parentId: child.key }) };
}
