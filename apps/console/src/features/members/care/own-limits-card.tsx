import { useText } from '@hanpan/client';
import { PanelFacts, PanelSection } from '@hanpan/kit';
import { consoleMemberCareTexts } from '@hanpan/messages';
import { amount as won } from '@hanpan/money';
import { Card, Money } from '@hanpan/ui';
import styles from './care.module.css';
import type { MemberCare } from './use-member-care.ts';

/** What the member allows itself; nobody at the console loosens it. */
export function OwnLimitsCard({ limits }: Pick<MemberCare, 'limits'>) {
  const t = useText(consoleMemberCareTexts);
  const { own, checkMinutes } = limits;
  const minutes = (count: number) => t('consoleMemberCare.limits.minutes', { count });
  return (
    <Card className={styles.card}>
      <PanelSection title={t('consoleMemberCare.limits')} note={t('consoleMemberCare.limitsNote')}>
        {own.length === 0 && checkMinutes === null ? (
          <p className={styles.quiet}>{t('consoleMemberCare.limits.none')}</p>
        ) : (
          <PanelFacts
            facts={[
              ...own.map(({ kind, period, amount }) => ({
                label: t(`consoleMemberCare.limits.${kind}`, {
                  period: t(`consoleMemberCare.limits.${period}`),
                }),
                value: kind === 'time' ? minutes(amount) : <Money amount={won(amount)} tone="plain" />,
              })),
              ...(checkMinutes === null
                ? []
                : [{ label: t('consoleMemberCare.limits.check'), value: minutes(checkMinutes) }]),
            ]}
          />
        )}
      </PanelSection>
    </Card>
  );
}
