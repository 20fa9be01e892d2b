import { z } from 'zod';
import { amount, id, instant, localText } from '../fields.ts';

/** `given` is a coupon that the reader gave to somebody else. */
export const couponState = z.enum(['open', 'used', 'given', 'expired', 'cancelled']);
export const couponWorth = z.enum(['cash', 'point']);

export const coupon = z.object({
  couponIdx: id,
  /** What is typed in to use it; null where it is no longer the reader's to use. */
  couponCode: z.string().nullable(),
  name: localText,
  worth: couponWorth,
  amount,
  state: couponState,
  issuedAt: instant,
  expiresAt: instant,
  usedAt: instant.nullable(),
  /** The partner it came from. */
  givenBy: z.string().nullable(),
  /** Whom it went to. */
  givenTo: z.string().nullable(),
});
export type Coupon = z.output<typeof coupon>;
