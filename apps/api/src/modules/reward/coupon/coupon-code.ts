import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letter that is taken for a digit. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;
const groupLength = 4;

/** 80 bits: a code that cannot be guessed. */
export function drawCouponCode(): string {
  return Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('');
}

/** As it is printed: in groups of four. */
export function showCouponCode(code: string): string {
  return code.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? code;
}

/** What a member typed, normalised to a code: hyphens, spaces, small letters and look-alikes make no difference. */
export function readCouponCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}
