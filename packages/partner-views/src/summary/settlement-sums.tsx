import { useText } from '@hanpan/client';
import type { OwnSettlement } from '@hanpan/contract';
import { partnerTexts } from '@hanpan/messages';
import { Money } from '@hanpan/ui';
import { Drill } from '../frame/drill.tsx';
import { usePartnerWords } from '../frame/words.ts';
import { SettlementBadge } from '../settlements/settlement-badge.tsx';
import type { Summary } from './figures.tsx';
import styles from './summary.module.css';

/** The period that waits for an operator, and the one that runs. */
export function SettlementSums({ summary: { waiting, running } }: { summary: Summary }) {
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  const periods = [waiting, running].filter((each): each is OwnSettlement => each !== null);
  if (periods.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t('partner.calculations')}>
      <h2>{t('partner.calculations')}</h2>
      <ul className={styles.periods}>
        {periods.map(({ settlementIdx, startDate, endDate, state, rollingAmount, creditAmount }) => (
          <li key={startDate}>
            <Drill to="calculations" search={{ settlementIdx: settlementIdx ?? undefined }}>
              {words.days({ startDate, endDate })}
            </Drill>
            <SettlementBadge state={state} />
            <span className={styles.note}>
              {t('partner.rolling')} <Money amount={rollingAmount} unit={null} />
            </span>
            <Money amount={creditAmount} />
          </li>
        ))}
      </ul>
    </section>
  );
}
