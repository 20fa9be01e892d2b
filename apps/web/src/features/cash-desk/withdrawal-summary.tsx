import { useText } from '@hanpan/client';
import { cashTexts } from '@hanpan/messages';
import { type Amount, subtract, zero } from '@hanpan/money';
import { Button, Card, CardHeader, standsAtFoot } from '@hanpan/ui';
import { useBalance } from '../../app/session.ts';
import styles from './form-layout.module.css';
import { WithdrawalSums } from './withdrawal-sums.tsx';

export interface WithdrawalSummaryProps {
  /** Undefined while it is no sum that may be withdrawn. */
  readonly wanted: Amount | undefined;
  readonly isClosed: boolean;
}

/** What happens to the money, said before the button: on hold at once, and not to be cancelled. */
export function WithdrawalSummary({ wanted, isClosed }: WithdrawalSummaryProps) {
  const t = useText(cashTexts);
  const { cashAmt } = useBalance();
  const held = wanted ?? zero;
  return (
    <Card as="aside" ref={standsAtFoot} className={styles.summary} aria-label={t('cash.out.preview')}>
      <CardHeader title={t('cash.out.preview')} />
      <dl className={styles.facts}>
        <WithdrawalSums before={cashAmt} held={held} after={subtract(cashAmt, held)} />
      </dl>
      <div className={styles.submit}>
        <p className={styles.note}>{t('cash.out.previewNote')}</p>
        <Button type="submit" variant="filled" size="lg" block disabled={isClosed}>
          {wanted ? t('cash.out.submit', { amount: wanted }) : t('cash.out.submitEmpty')}
        </Button>
      </div>
    </Card>
  );
}
