import { useLocale, useText } from '@hanpan/client';
import { betTexts } from '@hanpan/messages';
import { formatAmount, subtract } from '@hanpan/money';
import { oddsOfBet, standingFactors } from '../../app/leg-factors.ts';
import { useOddsText } from '../../app/odds-text.ts';
import styles from './bet-details.module.css';
import { type HistoryEntry, returnOf } from './model.ts';

/**
 * How the return follows from stake and odds, with the figures that are really used: what it pays above them is its bonus. What was
 * bought back follows from no odds that were taken.
 */
export function BetSum({ entry }: { entry: HistoryEntry }) {
  const t = useText(betTexts);
  const oddsText = useOddsText();
  const { locale } = useLocale();
  const { betCalResults: results, type } = entry;
  const isPaid = !entry.isSold && (type === 'win' || type === 'draw' || entry.winCash > 0);
  const factors = standingFactors(results, entry.isSold);
  const odds = oddsOfBet(results, { isOver: type !== 'wait', isSold: entry.isSold });
  const total = odds.applied ?? odds.total;
  const product = oddsText.product(total);
  const paid = isPaid || entry.isSold ? entry.winCash : entry.possibleCash;
  const payout = () => {
    if (paid === null) return undefined;
    const figures = { stake: formatAmount(entry.cash, locale), product, paid: formatAmount(paid, locale) };
    if (entry.isSold) return t('bet.details.sold', figures);
    const whole = returnOf(entry.cash, total);
    if (paid <= whole) return t('bet.details.payout', figures);
    return t('bet.details.payoutBonus', { ...figures, bonus: formatAmount(subtract(paid, whole), locale) });
  };
  return (
    <section>
      <h3 className={styles.title}>{t('bet.details.sum')}</h3>
      <p className={styles.sum}>
        {results.length > 1 && (
          <span>
            {t(odds.applied ? 'bet.details.applied' : 'bet.details.product', {
              terms: factors.map(oddsText.product).join(' × '),
              product,
            })}
          </span>
        )}
        {paid !== null && <b>{payout()}</b>}
        {!entry.isSold && <small>{t('bet.details.floored')}</small>}
      </p>
    </section>
  );
}
