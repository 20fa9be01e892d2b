import { useText } from '@hanpan/client';
import { partnerTexts } from '@hanpan/messages';
import { TimeText } from '@hanpan/ui';
import { usePartnerWords } from '../frame/words.ts';
import type { PartnerRates } from './model.ts';
import styles from './rate-history.module.css';

/** Every version that bets may still go by, the newest first. */
export function RateHistory({ history }: Pick<PartnerRates, 'history'>) {
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  if (history.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{t('partner.rates.history', { count: history.length })}</summary>
      <ol className={styles.list} reversed>
        {history.map(({ version, validFrom, setBy, rates }) => (
          <li key={version}>
            <p>
              <b>{t('partner.rates.version', { version })}</b> <TimeText atMs={Date.parse(validFrom)} /> ·{' '}
              {setBy}
            </p>
            <p className={styles.rates}>
              {rates
                .map(
                  ({ gameType, rollingBasisPoints, losingBasisPoints }) =>
                    `${words.type(gameType)} ${words.percent(rollingBasisPoints)} / ${words.percent(losingBasisPoints)}`,
                )
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
