import type { Database } from '@hanpan/db';
import { zero } from '@hanpan/money';
import { isoOf } from '../../../kernel/clock.ts';
import type { Site } from '../../../kernel/sites.ts';
import { readCouponCode } from '../../reward/index.ts';
import {
  type CouponFact,
  couponBy,
  giftsOf,
  type RequirementFact,
  requirementOf,
  withdrawalOf,
} from './coupon-store.ts';
import { ledgerOf, noOdds, nothing, ratio, type Step, type Why } from './parts.ts';
import { movementsOf } from './store.ts';

/** What still has to be played for money that came in, and when that was done. */
export function requirementSteps(owed: RequirementFact | undefined): Step[] {
  if (owed === undefined) return [];
  const { money, amount, since, metAt } = owed;
  const sum = { what: 'turnoverOf', count: 1, base: money, basisPoints: ratio(amount, money) };
  return [
    { ...nothing, at: isoOf(since), kind: 'owed', amount, sum },
    ...(metAt === null ? [] : [{ ...nothing, at: isoOf(metAt), kind: 'met' as const }]),
  ];
}

function statusOf({ usedAt, cancelledAt, expiresAt }: CouponFact, now: Date) {
  if (usedAt !== null) return 'couponUsed';
  if (cancelledAt !== null) return 'couponCancelled';
  return expiresAt <= now ? 'couponExpired' : 'couponOpen';
}

async function couponSteps(database: Database, site: Site, coupon: CouponFact, now: Date): Promise<Step[]> {
  const { id, amount, names, note, issuedAt, issuedBy, expiresAt, usedAt, cancelledAt } = coupon;
  const gifts = await giftsOf(database, id);
  const issued: Step = { ...nothing, at: isoOf(issuedAt), kind: 'issued', by: issuedBy, amount, names, note };
  const given = gifts.map(
    ({ at, from, to }): Step => ({ ...nothing, at: isoOf(at), kind: 'gifted', by: from, note: `→ ${to}` }),
  );
  if (usedAt !== null) {
    const owed =
      coupon.memberKey === null ? undefined : await requirementOf(database, coupon.memberKey, `coupon:${id}`);
    const used: Step = { ...nothing, at: isoOf(usedAt), kind: 'redeemed', by: coupon.memId, amount };
    return [issued, ...given, used, ...requirementSteps(owed)];
  }
  if (cancelledAt !== null) {
    const by = await withdrawalOf(database, site.id, id);
    const at = isoOf(cancelledAt);
    return [
      issued,
      ...given,
      { ...nothing, at, kind: 'withdrawn', by: by?.actor ?? null, note: by?.reason ?? '' },
    ];
  }
  const kind = expiresAt <= now ? 'expired' : 'usable-until';
  return [issued, ...given, { ...nothing, at: isoOf(expiresAt), kind }];
}

/** Who issued a coupon and what it is worth, through whose hands it went, and what using it brought. */
async function explain(database: Database, site: Site, coupon: CouponFact, now: Date): Promise<Why> {
  const { id, worth, amount, memberKey, memId, memNick, issuedAt } = coupon;
  const status = statusOf(coupon, now);
  const moved =
    memberKey === null
      ? []
      : await movementsOf(database, { memberId: memberKey, reference: `coupon:${id}`, since: issuedAt });
  return {
    kind: 'coupon',
    receiptId: `coupon:${id}`,
    member: memberKey === null || memId === null || memNick === null ? null : { memberKey, memId, memNick },
    worth,
    status,
    amount,
    paidAmount: status === 'couponUsed' ? amount : status === 'couponOpen' ? null : zero,
    ...noOdds,
    steps: await couponSteps(database, site, coupon, now),
    ledger: ledgerOf(moved),
  };
}

export async function explainCoupon(
  database: Database,
  site: Site,
  couponId: number,
  now: Date,
): Promise<Why | undefined> {
  const coupon = await couponBy(database, site.id, { id: couponId });
  return coupon && explain(database, site, coupon, now);
}

/** The coupon with the code that was typed; its hyphens make no difference. */
export async function explainCouponCode(
  database: Database,
  site: Site,
  typed: string,
  now: Date,
): Promise<Why | undefined> {
  const coupon = await couponBy(database, site.id, { code: readCouponCode(typed) });
  return coupon && explain(database, site, coupon, now);
}
