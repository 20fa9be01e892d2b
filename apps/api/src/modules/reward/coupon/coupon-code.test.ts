import { expect, test } from 'vitest';
import { drawCouponCode, readCouponCode, showCouponCode } from './coupon-code.ts';

test('a code has sixteen characters, none of which is taken for another, and no two are alike', () => {
  const codes = Array.from({ length: 1_000 }, drawCouponCode);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

test('a code is read as it is shown, and however else people write it', () => {
  const code = '0123456789ABCDEF';
  expect(showCouponCode(code)).toBe('0123-4567-89AB-CDEF');
  for (const typed of [
    '0123-4567-89AB-CDEF',
    '0123456789abcdef',
    ' 0123 4567 89ab cdef ',
    'oI23-4567-89AB-CDEF',
    'OL23_4567.89AB/CDEF',
  ]) {
    expect(readCouponCode(typed)).toBe(code);
  }
  expect(readCouponCode(' -- ')).toBe('');
});
