import { type Amount, formatAmount } from '@hanpan/money';
import clsx from 'clsx';
import { useUi } from '../provider/ui-provider.tsx';
import styles from './money.module.css';
import { useCountUp } from './use-count-up.ts';

export interface MoneyProps {
  amount: Amount;
  /** Gold for money that is the member's or on its way; plain for what was refused or paid. */
  tone?: 'gold' | 'plain' | undefined;
  /** Writes a plus before a gain. Only where the amount changes a balance. */
  signed?: boolean | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** The currency's name by default; `null` for a column whose head names it. */
  unit?: string | null | undefined;
  /** Counts up after a credit; a smaller amount is shown at once. For balances only. */
  countUp?: boolean | undefined;
  className?: string | undefined;
}

export function Money(props: MoneyProps) {
  const { tone = 'gold', signed = false, size, countUp = false, className } = props;
  const { texts, locale } = useUi();
  const shown = useCountUp(props.amount, countUp);
  const unit = props.unit === undefined ? texts.currencyUnit : props.unit;
  return (
    <span className={clsx(styles.money, styles[tone], size && styles[size], className)}>
      {signed && shown > 0 && '+'}
      {formatAmount(shown, locale)}
      {unit && <small className={styles.unit}>{unit}</small>}
    </span>
  );
}
