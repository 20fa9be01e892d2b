import { useText } from '@hanpan/client';
import { slipSystemTexts, slipTexts } from '@hanpan/messages';
import styles from './slip-body.module.css';
import type { SlipQuote } from './use-slip-quote.ts';

/** What is to be known of a bet before it is sent: that it waits, that somebody looks at it, what it gets besides. */
export function SlipTerms({ quote, ofSeveral }: { quote: SlipQuote | undefined; ofSeveral: boolean }) {
  const t = useText(slipTexts);
  const system = useText(slipSystemTexts);
  const percent = Math.max(0, ...(quote?.bonuses ?? [])) / 100;
  const seconds = Math.ceil((quote?.delayMs ?? 0) / 1000);
  return (
    <div role="status" className={styles.terms}>
      {quote && (
        <>
          {percent > 0 && (
            <p>{ofSeveral ? system('slipSystem.bonus', { percent }) : t('slip.bonus', { percent })}</p>
          )}
          {seconds > 0 && (
            <p>{ofSeveral ? system('slipSystem.delay', { seconds }) : t('slip.delay', { seconds })}</p>
          )}
          {quote.quote !== null && <p>{t('slip.held')}</p>}
          {quote.asksTrader && <p>{t('slip.asksTrader', { max: quote.maxStake })}</p>}
        </>
      )}
    </div>
  );
}
