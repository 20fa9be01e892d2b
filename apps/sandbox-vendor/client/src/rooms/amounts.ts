import { formatWon } from '../cabinet/money.tsx';
import type { Lang } from '../messages/texts.ts';
import { shortUnits } from './messages/short-units.ts';

/** An amount as short as a chip or a corner needs it: 5천, 10만; 5K, 100K. */
export function shortAmount(amount: number, lang: Lang): string {
  const unit = shortUnits[lang].find(({ from }) => amount >= from);
  if (!unit) return String(amount);
  const tenths = Math.floor((amount * 10) / unit.per);
  const rest = tenths % 10;
  return `${formatWon(Math.floor(tenths / 10))}${rest === 0 ? '' : `.${rest}`}${unit.name}`;
}
