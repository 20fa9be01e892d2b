import { useLocale, useText } from '@hanpan/client';
import { consoleTradingTexts } from '@hanpan/messages';
import { formatOdds, oddsFromDecimal } from '@hanpan/money';
import styles from './event-detail.module.css';
import { movedOdds } from './model.ts';

interface OddsMoveProps {
  readonly name: string;
  readonly odds: number;
  /** In log-odds, from what is offered now. */
  readonly by: number;
}

/** A move in the figures that members see: about what the price of one side becomes. */
export function OddsMove({ name, odds, by }: OddsMoveProps) {
  const t = useText(consoleTradingTexts);
  const { locale } = useLocale();
  if (Math.abs(by) < 0.001) return null;
  const words = (value: number) => formatOdds(oddsFromDecimal(value), locale);
  return (
    <p className={styles.quiet}>
      {t('consoleTrading.shift.example', { name, from: words(odds), to: words(movedOdds(odds, by)) })}
    </p>
  );
}
