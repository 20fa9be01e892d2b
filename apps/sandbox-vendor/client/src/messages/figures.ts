import { amount, formatAmount, formatDecimal } from '@hanpan/money';
import type { Lang } from './texts.ts';

/** A number without a unit, as the language writes it: 1,284,500 and 2.5, in Vietnamese 1.284.500 and 2,5. */
export function formatNumber(value: number, lang: Lang): string {
  if (!Number.isSafeInteger(value)) return formatDecimal(String(value), lang);
  return formatAmount(amount(value), lang).replace('-', '−');
}

/** Hundredths with both places: odds, a multiple, or basis points as a percentage. 9650 is 96.50, and 96,50 in Vietnamese. */
export function formatHundredths(value: number, lang: Lang): string {
  const rest = String(value % 100).padStart(2, '0');
  return `${formatNumber(Math.floor(value / 100), lang)}${formatDecimal(`.${rest}`, lang)}`;
}

/** What a bet returns of its stake, a fraction in whole hundredths of a per cent: 93/100 is 93.00%. */
export function formatReturn(target: { numerator: number; denominator: number }, lang: Lang): string {
  return `${formatHundredths((target.numerator * 10_000) / target.denominator, lang)}%`;
}
