import { amount, formatAmount } from '@hanpan/money';
import type { Translate } from '../messages/translate.ts';

interface MoneyProps {
  value: number;
  t: Translate;
  /** A plus sign in front of what is above zero: for changes, not for balances. */
  signed?: boolean;
}

/** Thousands separators and tabular digits; the unit is smaller and lighter than its number. */
export function Money({ value, t, signed = false }: MoneyProps) {
  return (
    <span className="money">
      {signed && value > 0 && '+'}
      {formatWon(value)}
      <span className="unit">{t('unit.won')}</span>
    </span>
  );
}

export function formatWon(value: number): string {
  return formatAmount(amount(value)).replace('-', '−');
}

/** Basis points as a percentage with two places. */
export function formatPercent(basisPoints: number): string {
  const digits = String(basisPoints).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
