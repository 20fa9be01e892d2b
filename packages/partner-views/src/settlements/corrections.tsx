import { useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { partnerTexts } from '@hanpan/messages';
import { Money } from '@hanpan/ui';
import { usePartnerWords } from '../frame/words.ts';
import styles from './corrections.module.css';

/** What earlier settlements paid too much or too little, because bets of them were settled again. */
export function Corrections({ corrections }: Pick<DataOf<'/api/partner/commissions'>, 'corrections'>) {
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  if (corrections.length === 0) return null;
  return (
    <section className={styles.corrections} aria-label={t('partner.corrections')}>
      <h3>{t('partner.corrections')}</h3>
      <ul>
        {corrections.map(({ settlementIdx, startDate, endDate, paidAmount, correctAmount, amount }) => (
          <li key={settlementIdx}>
            <span>{words.days({ startDate, endDate })}</span>
            <span>
              {t('partner.paid')} <Money amount={paidAmount} tone="plain" unit={null} /> ·{' '}
              {t('partner.correct')} <Money amount={correctAmount} tone="plain" unit={null} />
            </span>
            <Money amount={amount} tone="plain" signed />
          </li>
        ))}
      </ul>
    </section>
  );
}
