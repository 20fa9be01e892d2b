import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { type Failure, fail, isFailure } from '../../../kernel/failure.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { admittedByName } from '../../member/index.ts';
import { settingsOf } from '../../settings/index.ts';
import type { RewardServices } from '../services.ts';
import { couponsById } from './console-store.ts';
import { drawCouponCode } from './coupon-code.ts';
import { presentConsoleCoupon } from './present.ts';
import { insertCoupon, lockCoupon, markCancelled } from './store.ts';

type Body = BodyOf<'/api/console/coupon/issue'>;

/** The members in the order in which they were named, each once; null stands for a code without a holder. */
async function holdersOf(tx: Tx, siteId: number, body: Body): Promise<(number | null)[] | Failure<'R010'>> {
  const ids = await admittedByName(tx, siteId, body.memIds);
  const unknown = body.memIds.find((memId) => !ids.has(memId.toLowerCase()));
  if (unknown !== undefined) return fail('R010', { memId: unknown });
  return [...ids.values(), ...Array.from({ length: body.codeCount }, () => null)];
}

/**
 * Issues coupons. Fails with P004 (no amount), R009 (a coupon above the site's limit), R005 (it would have expired
 * already), R011 (no member named and no codes asked for), R010 (a member that the site does not have).
 */
export async function issueCoupons({ clock }: RewardServices, tx: Tx, context: OperatorContext, body: Body) {
  const { site, operatorId } = context;
  const { giveMaxAmount } = settingsOf(site);
  const { name, worth, amount, note } = body;
  const issuedAt = clock.date();
  const expiresAt = new Date(body.expiresAt);
  if (amount > giveMaxAmount) return fail('R009', { max: giveMaxAmount });
  if (expiresAt <= issuedAt) return fail('R005');
  if (body.memIds.length + body.codeCount === 0) return fail('R011');
  const holders = await holdersOf(tx, site.id, body);
  if (isFailure(holders)) return holders;

  const ids: number[] = [];
  for (const holderId of holders) {
    const coupon = { siteId: site.id, code: drawCouponCode(), name, worth, amount, note };
    ids.push(await insertCoupon(tx, { ...coupon, holderId, issuedAt, issuedBy: operatorId, expiresAt }));
  }
  await recordAction(tx, context, 'coupon.issue', `coupon:${ids[0]}`, {
    worth,
    amount,
    count: ids.length,
    note,
  });
  return { list: (await couponsById(tx, site.id, issuedAt, ids)).map(presentConsoleCoupon) };
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
