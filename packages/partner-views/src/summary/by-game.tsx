import { useText } from '@hanpan/client';
import { partnerTexts } from '@hanpan/messages';
import { Money, ShareBars } from '@hanpan/ui';
import { Drill } from '../frame/drill.tsx';
import { usePartnerWords } from '../frame/words.ts';
import type { Summary } from './figures.tsx';
import styles from './summary.module.css';

/** Each game type with its stakes, what the house kept and the own rolling. */
export function ByGame({ summary: { types, startDate, endDate } }: { summary: Summary }) {
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  return (
    <section className={styles.part} aria-label={t('partner.byGame')}>
      <h2>{t('partner.byGame')}</h2>
      {types.length === 0 && <p className={styles.note}>{t('partner.lines.emptyBody')}</p>}
      <ShareBars
        label={t('partner.byGame')}
        bars={types.map(({ gameType, stakeAmount, netAmount, ownRollingAmount }) => ({
          key: gameType,
          label: words.type(gameType),
          value: stakeAmount,
          text: (
            <Drill to="users" search={{ startDate, endDate, kind: 'rolling', gameType }}>
              <Money amount={stakeAmount} tone="plain" />
            </Drill>
          ),
          note: t('partner.byGameNote', { net: netAmount, rolling: ownRollingAmount }),
        }))}
      />
    </section>
  );
}
