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
