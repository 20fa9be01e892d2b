import { useLocale, useText } from '@hanpan/client';
import { betTexts } from '@hanpan/messages';
import { formatAmount } from '@hanpan/money';
import { useOddsText } from '../../app/odds-text.ts';
import styles from './bet-details.module.css';
import { factorOf, type HistoryEntry, productOf, takenProduct } from './model.ts';

/** How the return follows from stake and odds, with the figures that are really used. */
export function BetSum({ entry }: { entry: HistoryEntry }) {
  const t = useText(betTexts);
  const oddsText = useOddsText();
  const { locale } = useLocale();
  const { betCalResults: results, type } = entry;
  const isPaid = type === 'win' || type === 'draw' || entry.winCash > 0;
  const factors = results.map((each) => factorOf(isPaid ? each : { ...each, result: null }));
  const product = oddsText.product(isPaid ? productOf(factors) : takenProduct(results));
  const paid = isPaid ? entry.winCash : entry.possibleCash;
  return (
    <section>
      <h3 className={styles.title}>{t('bet.details.sum')}</h3>
      <p className={styles.sum}>
        {results.length > 1 && (
          <span>
            {t('bet.details.product', { terms: factors.map(oddsText.product).join(' × '), product })}
          </span>
        )}
        {paid !== null && (
          <b>
            {t('bet.details.payout', {
              stake: formatAmount(entry.cash, locale),
              product,
              paid: formatAmount(paid, locale),
            })}
          </b>
        )}
        <small>{t('bet.details.floored')}</small>
      </p>
    </section>
  );
}
