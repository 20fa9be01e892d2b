import type { CSSProperties, ReactNode } from 'react';
import { formatNumber } from '../messages/figures.ts';
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
    <Won t={t}>
      {signed && value > 0 && '+'}
      {formatNumber(value, t.lang)}
    </Won>
  );
}

/** Digits with the unit behind them. */
export function Won({ t, children }: { t: Translate; children: ReactNode }) {
  return (
    <span className="money">
      {children}
      <span className="unit">{t('unit.won')}</span>
    </span>
  );
}

/** For a place that is only so wide: how long the sum is there, from which a style sheet finds how large its digits can be. */
export function lettersOf(value: number, t: Translate): CSSProperties {
  const letters = `${formatNumber(value, t.lang)} ${t('unit.won')}`.length;
  return { '--letters': letters } as CSSProperties;
}
