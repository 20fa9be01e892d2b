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

/** Reads what a person typed into an amount field; undefined where it is not a whole, non-negative amount. */
export function parseAmount(text: string, locale = 'ko'): Amount | undefined {
  const digits = text.replaceAll(thousandsSeparator(locale), '').trim();
  if (!/^\d{1,15}$/.test(digits)) return undefined;
  return amount(Number(digits));
}

/** Two places as the site shows them; a third place is kept where it carries information. */
export function formatOdds(odds: OddsMilli): string {
  const places = odds % 10 === 0 ? 2 : 3;
  return (odds / 1000).toFixed(places);
}
