import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { type Failure, fail, isFailure } from '../../../kernel/failure.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { askApproval, equalShares, judgeDecision, recordDecision } from '../../approval/index.ts';
import { admittedByName, lockMembers } from '../../member/index.ts';
import { settingsOf } from '../../settings/index.ts';
import type { RewardServices } from '../services.ts';
import { couponsById } from './console-store.ts';
import { type CouponContent, insertCoupons } from './insert-coupons.ts';
import { presentConsoleCoupon } from './present.ts';
import { lockCoupon, markCancelled } from './store.ts';

type Body = BodyOf<'/api/console/coupon/issue'>;

/** The members who were named, each once, locked. */
async function lockReceivers(
  tx: Tx,
  siteId: number,
  memIds: Body['memIds'],
): Promise<number[] | Failure<'R010'>> {
  const ids = await admittedByName(tx, siteId, memIds);
  const unknown = memIds.find((memId) => !ids.has(memId.toLowerCase()));
  if (unknown !== undefined) return fail('R010', { memId: unknown });
  const memberIds = [...ids.values()];
  await lockMembers(tx, memberIds);
  return memberIds;
}

/**
 * Issues coupons; from the site's thresholds on, worth times count, they wait for a second operator. Fails with P004 (no amount), R009 (a coupon above the site's limit), R005 (it would have expired
 * already), R011 (no member named and no codes asked for), R010 (a member that the site does not have).
 */
export async function issueCoupons({ clock }: RewardServices, tx: Tx, context: OperatorContext, body: Body) {
  const { site, operatorId } = context;
  const { giveMaxAmount } = settingsOf(site);
  const { name, worth, amount, note, codeCount } = body;
  const issuedAt = clock.date();
  const expiresAt = new Date(body.expiresAt);
  if (amount > giveMaxAmount) return fail('R009', { max: giveMaxAmount });
  if (expiresAt <= issuedAt) return fail('R005');
  if (body.memIds.length + codeCount === 0) return fail('R011');
  const memberIds = await lockReceivers(tx, site.id, body.memIds);
  if (isFailure(memberIds)) return memberIds;

  const shares = equalShares(amount, memberIds, codeCount);
  const decision = { site, operatorId, at: issuedAt, kind: 'coupon', side: 'in', shares } as const;
  const cause = await judgeDecision(tx, decision);
  if (cause !== null) {
    const content: CouponContent = { name, expiresAt: body.expiresAt, note };
    const wanted = { kind: 'coupon', worth, amount, memberIds, codeCount, content, reason: note } as const;
    return { list: [], waiting: await askApproval(tx, context, { ...wanted, cause, at: issuedAt }) };
  }
  const batch = { siteId: site.id, name, worth, amount, note, issuedAt, issuedBy: operatorId, expiresAt };
  const ids = await insertCoupons(tx, batch, memberIds, codeCount);
  await recordDecision(tx, { ...decision, reference: `coupon:${ids[0]}` }, null);
  await recordAction(tx, context, 'coupon.issue', `coupon:${ids[0]}`, {
    worth,
    amount,
    count: ids.length,
    note,
  });
  return { list: (await couponsById(tx, site.id, issuedAt, ids)).map(presentConsoleCoupon), waiting: null };
}

/** Withdraws a coupon. Fails with E404, or T999 where it was used or withdrawn before. */
export function cancelCoupon(
  { database, clock }: RewardServices,
  context: OperatorContext,
  { couponIdx, reason }: BodyOf<'/api/console/coupon/cancel'>,
) {
  const siteId = context.site.id;
  return inTransaction(database, async (tx) => {
    const coupon = await lockCoupon(tx, siteId, couponIdx);
    if (coupon === undefined) return fail('E404');
    if (coupon.used_at !== null || coupon.cancelled_at !== null) return fail('T999');
    const at = clock.date();
    await markCancelled(tx, couponIdx, at);
    await recordAction(tx, context, 'coupon.cancel', `coupon:${couponIdx}`, { reason });
    const [row] = await couponsById(tx, siteId, at, [couponIdx]);
    if (row === undefined) throw new Error(`coupon ${couponIdx} is gone`);
    return { coupon: presentConsoleCoupon(row) };
  });
}
