import { useText } from '@hanpan/client';
import { PanelFacts, PanelSection } from '@hanpan/kit';
import { consoleMemberCareTexts } from '@hanpan/messages';
import { Card, Money } from '@hanpan/ui';
import styles from './care.module.css';
import type { MemberCare } from './use-member-care.ts';

/** What it moved and played in thirty days. */
export function MonthCard({ month, turnover }: Pick<MemberCare, 'month' | 'turnover'>) {
  const t = useText(consoleMemberCareTexts);
  const { depositCount, withdrawalCount, betCount } = month;
  const { required, done } = turnover;
  return (
    <Card className={styles.card}>
      <PanelSection title={t('consoleMemberCare.month')}>
        <PanelFacts
          facts={[
            {
              label: t('consoleMemberCare.month.deposits', { count: depositCount }),
              value: <Money amount={month.depositAmt} tone="plain" />,
            },
            {
              label: t('consoleMemberCare.month.withdrawals', { count: withdrawalCount }),
              value: <Money amount={month.withdrawalAmt} tone="plain" />,
            },
            {
              label: t('consoleMemberCare.month.stakes', { count: betCount }),
              value: <Money amount={month.stakeAmt} tone="plain" />,
            },
            {
              label: t('consoleMemberCare.month.paid'),
              value: <Money amount={month.paidAmt} tone="plain" />,
            },
            {
              label: t('consoleMemberCare.month.result'),
              value: <Money amount={month.resultAmt} signed tone="plain" />,
            },
            {
              label: t('consoleMemberCare.turnoverDone'),
              value: t('consoleMemberCare.turnoverOf', { required, done }),
            },
          ]}
        />
      </PanelSection>
    </Card>
  );
}
