import { useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import styles from './slip-body.module.css';
import type { SlipQuote } from './use-slip-quote.ts';

/** What is to be known of a bet before it is sent: that it waits, that somebody looks at it, what it gets besides. */
export function SlipTerms({ quote }: { quote: SlipQuote | undefined }) {
  const t = useText(slipTexts);
  return (
    <div role="status" className={styles.terms}>
      {quote && (
        <>
          {quote.bonusBasisPoints > 0 && <p>{t('slip.bonus', { percent: quote.bonusBasisPoints / 100 })}</p>}
          {quote.delayMs > 0 && <p>{t('slip.delay', { seconds: Math.ceil(quote.delayMs / 1000) })}</p>}
          {quote.quote !== null && <p>{t('slip.held')}</p>}
          {quote.asksTrader && <p>{t('slip.asksTrader', { max: quote.maxStake })}</p>}
        </>
      )}
    </div>
  );
}
