export { recordCheckIn } from './attendance/check-in.ts';
export { checkInsByStreak } from './attendance/store.ts';
export { drawCouponCode, readCouponCode } from './coupon/coupon-code.ts';
export { issueApprovedCoupons } from './coupon/insert-coupons.ts';
export { insertCoupon } from './coupon/store.ts';
export { rewardPlug } from './plug.ts';
