import { useMember } from '../app/session.ts';
import { CouponGift } from '../features/coupons/coupon-gift.tsx';
import { CouponList } from '../features/coupons/coupon-list.tsx';
import { CouponUse } from '../features/coupons/coupon-use.tsx';
import { CouponsFrame } from '../features/coupons/coupons-frame.tsx';
import { MypagePage } from './mypage-page.tsx';

export function CouponListPage() {
  return (
    <MypagePage tab="coupon">
      <CouponsFrame>
        <CouponList />
      </CouponsFrame>
    </MypagePage>
  );
}

export function CouponUsePage() {
  return (
    <MypagePage tab="coupon">
      <CouponsFrame>
        <CouponUse />
      </CouponsFrame>
    </MypagePage>
  );
}

export function CouponGiftPage() {
  return (
    <MypagePage tab="coupon">
      <CouponsFrame>
        <CouponGift />
      </CouponsFrame>
    </MypagePage>
  );
}

/** The phone's one page of coupons. */
export function CouponMainPage() {
  const { isPartnerMember } = useMember();
  return (
    <MypagePage tab="coupon">
      <CouponsFrame hasTabs={false}>
        <CouponUse />
        <CouponList />
        {isPartnerMember === 'Y' && <CouponGift />}
      </CouponsFrame>
    </MypagePage>
  );
}
