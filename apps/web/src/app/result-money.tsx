import type { Amount } from '@hanpan/money';
import { Money } from '@hanpan/ui';
import styles from './result-money.module.css';

/** What was won or lost. Signs carry it, colour repeats it. */
export function ResultMoney({ amount }: { amount: Amount }) {
  const tone = amount > 0 ? styles.gain : amount < 0 ? styles.loss : undefined;
  return <Money amount={amount} tone="plain" signed className={tone} />;
}
