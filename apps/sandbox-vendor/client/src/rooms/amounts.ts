import { formatNumber } from '../messages/figures.ts';
import type { Lang } from '../messages/texts.ts';
import { shortUnits } from './messages/short-units.ts';

/** An amount as short as a chip or a corner needs it: 5천, 10만; 5K, 100K. */
export function shortAmount(amount: number, lang: Lang): string {
  const unit = shortUnits[lang].find(({ from }) => amount >= from);
  if (!unit) return String(amount);
  const tenths = Math.floor((amount * 10) / unit.per);
  return `${formatNumber(tenths / 10, lang)}${unit.name}`;
}

/** A change with its sign, also where it is none: +4,500, −500, ±0. */
export function signedAmount(amount: number, lang: Lang): string {
  const sign = amount > 0 ? '+' : amount === 0 ? '±' : '';
  return `${sign}${formatNumber(amount, lang)}`;
}
