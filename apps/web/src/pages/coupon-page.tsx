import { useMember } from '../app/session.ts';
import { CouponGift } from '../features/coupons/coupon-gift.tsx';
import { CouponList } from '../features/coupons/coupon-list.tsx';
import { CouponUse } from '../features/coupons/coupon-use.tsx';
import { CouponsFrame } from '../features/coupons/coupons-frame.tsx';

export function CouponListPage() {
  return (
    <CouponsFrame>
      <CouponList />
    </CouponsFrame>
  );
}

export function CouponUsePage() {
  return (
    <CouponsFrame>
      <CouponUse />
    </CouponsFrame>
  );
}

export function CouponGiftPage() {
  return (
    <CouponsFrame>
      <CouponGift />
    </CouponsFrame>
  );
}

/** The phone's one page of coupons. */
export function CouponMainPage() {
  const { isPartnerMember } = useMember();
  return (
    <CouponsFrame hasTabs={false}>
      <CouponUse />
      <CouponList />
      {isPartnerMember === 'Y' && <CouponGift />}
    </CouponsFrame>
  );
}
