import { isoOf, isoOrNull } from '../../../kernel/clock.ts';
import { showCouponCode } from './coupon-code.ts';
import type { ConsoleCouponRow, SeenCouponRow } from './store.ts';

/** A coupon that was given away is no longer the reader's to use, so its code is not shown to them. */
export function presentCoupon(row: SeenCouponRow) {
  return {
    couponIdx: row.id,
    couponCode: row.state === 'given' ? null : showCouponCode(row.code),
    name: row.name,
    worth: row.worth,
    amount: row.amount,
    state: row.state,
    issuedAt: isoOf(row.issued_at),
    expiresAt: isoOf(row.expires_at),
    usedAt: row.state === 'given' ? null : isoOrNull(row.used_at),
    givenBy: row.given_by,
    givenTo: row.given_to,
  };
}

export function presentConsoleCoupon(row: ConsoleCouponRow) {
  return {
    ...presentCoupon(row),
    memberKey: row.holder_id,
    memId: row.mem_id,
    memNick: row.nickname,
    issuedBy: row.issued_by,
    note: row.note,
  };
}
