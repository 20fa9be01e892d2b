import { useText } from '@hanpan/client';
import { cashTexts } from '@hanpan/messages';
import { type Amount, negate } from '@hanpan/money';
import { Money } from '@hanpan/ui';
import styles from './form-layout.module.css';

interface WithdrawalSumsProps {
  readonly before: Amount;
  readonly held: Amount;
  readonly after: Amount;
}

/** Lines of a list of facts: the balance, what is put on hold of it, and what is left. */
export function WithdrawalSums({ before, held, after }: WithdrawalSumsProps) {
  const t = useText(cashTexts);
  return (
    <>
      <div>
        <dt>{t('cash.out.previewNow')}</dt>
        <dd>
          <Money amount={before} tone="plain" />
        </dd>
      </div>
      <div>
        <dt>{t('cash.out.previewHold')}</dt>
        <dd>
          <Money amount={negate(held)} tone="plain" />
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{t('cash.out.previewAfter')}</dt>
        <dd>
          <Money amount={after} size="lg" />
        </dd>
      </div>
    </>
  );
}
