import { useText } from '@hanpan/client';
import { protectionTexts } from '@hanpan/messages';
import { SectionHead } from '@hanpan/ui';
import { CheckCard } from './check-form.tsx';
import { ComplaintsCard } from './complaints-card.tsx';
import { Exclusion } from './exclusion.tsx';
import { HelpCard } from './help-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import styles from './protection.module.css';
import { StatementCard } from './statement-card.tsx';

/** Everything with which members keep play within bounds, each part on its own: one that fails takes no other with it. */
export function ProtectionView() {
  const t = useText(protectionTexts);
  return (
    <div className={styles.frame}>
      <SectionHead level={1} title={t('protection.title')} note={t('protection.lead')} />
      <LimitsCard />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <CheckCard />
          <Exclusion />
        </div>
        <div className={styles.stack}>
          <HelpCard />
          <ComplaintsCard />
        </div>
      </div>
      <StatementCard />
    </div>
  );
}
