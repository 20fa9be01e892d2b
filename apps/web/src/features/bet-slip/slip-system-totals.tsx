import { useText } from '@hanpan/client';
import { slipSystemTexts, slipTexts } from '@hanpan/messages';
import { Money, useAmountText, VisuallyHidden } from '@hanpan/ui';
import type { SlipSummary, SystemSummary } from './model.ts';
import styles from './slip-totals.module.css';

interface SlipSystemTotalsProps {
  readonly summary: SlipSummary;
  readonly system: SystemSummary;
}

/** How many bets there are, what they cost together, and what they return if every selection wins. */
export function SlipSystemTotals({ summary, system }: SlipSystemTotalsProps) {
  const t = useText(slipSystemTexts);
  const slip = useText(slipTexts);
  const amountText = useAmountText();
  const { returnAmount, seenReturnAmount } = summary;
  return (
    <dl className={styles.totals}>
      <div className={styles.line}>
        <dt>{t('slipSystem.bets')}</dt>
        <dd>{t('slipSystem.count', { count: system.bets })}</dd>
      </div>
      {system.totalAmount !== undefined && (
        <div className={styles.line}>
          <dt>{t('slipSystem.total')}</dt>
          <dd>
            <Money amount={system.totalAmount} tone="plain" />
          </dd>
        </div>
      )}
      {returnAmount !== undefined && (
        <div className={styles.return}>
          <dt>{t('slipSystem.return')}</dt>
          <dd>
            {seenReturnAmount !== undefined && seenReturnAmount !== returnAmount && (
              <>
                <VisuallyHidden>{`${slip('slip.was')} `}</VisuallyHidden>
                <s className={styles.was}>{amountText(seenReturnAmount)}</s>{' '}
              </>
            )}
            <Money amount={returnAmount} size="lg" />
          </dd>
        </div>
      )}
    </dl>
  );
}
