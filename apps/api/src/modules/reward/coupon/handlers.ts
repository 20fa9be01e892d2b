import type { Handlers } from '../../../kernel/call-context.ts';
import { consolePageSize, memberPageSize, pageInfoOf, pageOf } from '../../../kernel/paging.ts';
import { memberFacts } from '../../member/index.ts';
import { settingsOf } from '../../settings/index.ts';
import type { RewardServices } from '../services.ts';
import { countCoupons, listCoupons, openCouponWorth } from './console-store.ts';
import { readCouponCode } from './coupon-code.ts';
import { describeIssue } from './describe-issue.ts';
import { giftCoupon } from './gift-coupon.ts';
import { cancelCoupon, issueCoupons } from './issue-coupons.ts';
import { presentConsoleCoupon, presentCoupon } from './present.ts';
import { countOwnCoupons, listOwnCoupons } from './store.ts';
import { useCoupon } from './use-coupon.ts';

type CouponPath =
  | '/api/coupon/list'
  | '/api/coupon/use'
  | '/api/coupon/gift'
  | '/api/console/coupon/list'
  | '/api/console/coupon/issue'
  | '/api/console/coupon/cancel';

export function couponHandlers(services: RewardServices) {
  const { database, clock } = services;
  return {
    '/api/coupon/list': async ({ site, memberId }, { state, page }) => {
      const own = { memberId, now: clock.date(), state };
      const rows = await listOwnCoupons(database, own, pageOf(page, memberPageSize));
      const member = await memberFacts(database, memberId);
      const isPartner = member?.status === 'active' && member.partnerRank !== 'NORMAL';
      return {
        list: rows.map(presentCoupon),
        pageInfo: pageInfoOf(page, memberPageSize, await countOwnCoupons(database, own)),
        openCount: await countOwnCoupons(database, { ...own, state: 'open' }),
        canGift: isPartner && settingsOf(site).couponsOpen ? 'Y' : 'N',
      };
    },

    '/api/coupon/use': (context, body, tx) => useCoupon(services, tx, context, body),

    '/api/coupon/gift': (context, body, tx) => giftCoupon(services, tx, context, body),

    '/api/console/coupon/list': async ({ site }, { state, search, sort, page }) => {
      const now = clock.date();
      const filter = { siteId: site.id, now, state, search, sort, code: readCouponCode(search) };
      const rows = await listCoupons(database, filter, pageOf(page, consolePageSize));
      const open = await openCouponWorth(database, site.id, now);
      return {
        list: rows.map(presentConsoleCoupon),
        pageInfo: pageInfoOf(page, consolePageSize, await countCoupons(database, filter)),
        openAmount: open.cash,
        openPoints: open.points,
      };
    },

    '/api/console/coupon/issue': {
      sumOf: (_, { amount, memIds, codeCount }) => amount * (memIds.length + codeCount),
      describe: (tx, context, body) => describeIssue(services, tx, context, body),
      handler: (context, body, tx) => issueCoupons(services, tx, context, body),
    },

    '/api/console/coupon/cancel': (context, body) => cancelCoupon(services, context, body),
  } satisfies Handlers<CouponPath>;
}
