import { type Amount, amount } from './amount.ts';
import type { OddsMilli } from './odds.ts';

/** What stands between thousands in a language: 1.284.500 in Vietnamese, 1,284,500 in Korean and English. */
export function thousandsSeparator(locale: string): string {
  return locale === 'vi' ? '.' : ',';
}

/** Thousands separators of the language, no unit: the unit is a translated word and belongs to `messages`. */
export function formatAmount(value: Amount, locale = 'ko'): string {
  const digits = Math.abs(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, thousandsSeparator(locale));
  return value < 0 ? `-${digits}` : digits;
}

/** As many as a sum of the site has, because 12,345 must not read as 12K. */
const shortDigits = 9;

/**
 * A sum as a button says it: 5만, 50K. Vietnamese writes K for thousands as players do; what Intl has for it is the first
 * letter of "nghìn", which nobody reads.
 */
export function formatShortAmount(value: Amount, locale = 'ko'): string {
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: shortDigits });
  const size = Math.abs(value);
  if (locale === 'vi' && size >= 1_000 && size < 1_000_000) return `${short.format(value / 1_000)}K`;
  return short.format(value);
}

/** Reads what a person typed into an amount field; undefined where it is not a whole, non-negative amount. */
export function parseAmount(text: string, locale = 'ko'): Amount | undefined {
  const digits = text.replaceAll(thousandsSeparator(locale), '').trim();
  if (!/^\d{1,15}$/.test(digits)) return undefined;
  return amount(Number(digits));
}

/** A number written with a point, as the language writes it: 1,95 in Vietnamese, where the point parts thousands. */
export function formatDecimal(text: string, locale: string): string {
  return locale === 'vi' ? text.replace('.', ',') : text;
}

/** Two places as the site shows them; a third place is kept where it carries information. */
export function formatOdds(odds: OddsMilli, locale = 'ko'): string {
  const places = odds % 10 === 0 ? 2 : 3;
  return formatDecimal((odds / 1000).toFixed(places), locale);
}

/** As many as three prices of two places have: what is multiplied by hand then comes to what is paid. */
const productPlaces = 6;

/**
 * A product of odds as it is calculated with: two places at least, six at most, and "≈" before it where more of them count. It is
 * never rounded, so that stake times what is shown is not more than what is paid.
 */
export function formatOddsProduct(
  product: { readonly numerator: bigint; readonly denominator: bigint },
  locale = 'ko',
): string {
  const scale = 10n ** BigInt(productPlaces);
  const scaled = product.numerator * scale;
  const units = scaled / product.denominator;
  const isCut = scaled % product.denominator !== 0n;
  const places = (units % scale).toString().padStart(productPlaces, '0');
  const shown = places.replace(/0{1,4}$/, '');
  return `${isCut ? '≈' : ''}${formatDecimal(`${units / scale}.${shown}`, locale)}`;
}
