import { type Amount, amount } from './amount.ts';
import type { OddsMilli } from './odds.ts';

/** Thousands separators, no unit: the unit is a translated word and belongs to `messages`. */
export function formatAmount(value: Amount): string {
  const digits = Math.abs(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  return value < 0 ? `-${digits}` : digits;
}

/** Reads what a person typed into an amount field; undefined where it is not a whole, non-negative amount. */
export function parseAmount(text: string): Amount | undefined {
  const digits = text.replaceAll(',', '').trim();
  if (!/^\d{1,15}$/.test(digits)) return undefined;
  return amount(Number(digits));
}

/** Two places as the site shows them; a third place is kept where it carries information. */
export function formatOdds(odds: OddsMilli): string {
  const places = odds % 10 === 0 ? 2 : 3;
  return (odds / 1000).toFixed(places);
}
