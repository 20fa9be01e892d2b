import { useText } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { slipTexts } from '@hanpan/messages';
import { oddsFromDecimal } from '@hanpan/money';
import { Icon, VisuallyHidden } from '@hanpan/ui';
import { useOddsText, voidOdds } from './odds-text.ts';
import styles from './taken-price.module.css';

type Leg = Bet['legs'][number];

/**
 * The price that a leg was taken at; of a bet that was refused for its legs, what it was and what it became, or why it takes no bets; of a
 * leg that was given back, what it counts for instead.
 */
export function TakenPrice({ leg }: { leg: Pick<Leg, 'odds' | 'atRefusal' | 'result'> }) {
  const { odds, atRefusal, result } = leg;
  const t = useText(slipTexts);
  const oddsText = useOddsText();
  const price = (value: number) => oddsText.price(oddsFromDecimal(value));
  if (result === 'void')
    return (
      <span className={styles.move}>
        <VisuallyHidden>{`${t('slip.was')} `}</VisuallyHidden>
        <s className={styles.was}>{price(odds)}</s>
        <b>{oddsText.price(voidOdds)}</b>
      </span>
    );
  if (atRefusal === null || (atRefusal.reason === null && atRefusal.odds === odds))
    return <b className={styles.price}>{price(odds)}</b>;
  const { reason, odds: now } = atRefusal;
  const hasMoved = now !== null && now !== odds;
  return (
    <span className={styles.price}>
      {hasMoved ? (
        <span className={styles.move}>
          <VisuallyHidden>{`${t('slip.was')} `}</VisuallyHidden>
          <s className={styles.was}>{price(odds)}</s>
          <Icon name="arrowRight" size={16} className={styles.to} />
          <b className={now > odds ? styles.up : styles.down}>{price(now)}</b>
        </span>
      ) : (
        <b>{price(odds)}</b>
      )}
      {reason !== null && <small className={styles.reason}>{t(`slip.atRefusal.${reason}`)}</small>}
    </span>
  );
}
