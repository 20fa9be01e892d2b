import { useText } from '@hanpan/client';
import { PanelFacts } from '@hanpan/kit';
import { consoleReportTexts } from '@hanpan/messages';
import { Card, Money } from '@hanpan/ui';
import styles from './reports.module.css';
import type { Today } from './use-reports.ts';

/** What members and partners hold. Points are no won, and are never added to it. */
export function LiabilitiesCard({ liabilities }: Pick<Today, 'liabilities'>) {
  const t = useText(consoleReportTexts);
  const { cashAmt, holdAmt, gameAmt, compAmt, bonusAmt, pointAmt } = liabilities;
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>{t('consoleReport.liabilities')}</h2>
      <PanelFacts
        facts={[
          { label: t('consoleReport.cash'), value: <Money amount={cashAmt} /> },
          { label: t('consoleReport.hold'), value: <Money amount={holdAmt} tone="plain" /> },
          { label: t('consoleReport.game'), value: <Money amount={gameAmt} tone="plain" /> },
          { label: t('consoleReport.comp'), value: <Money amount={compAmt} tone="plain" /> },
          { label: t('consoleReport.bonus'), value: <Money amount={bonusAmt} tone="plain" /> },
          { label: t('consoleReport.points'), value: <Money amount={pointAmt} unit="P" tone="plain" /> },
        ]}
      />
    </Card>
  );
}
