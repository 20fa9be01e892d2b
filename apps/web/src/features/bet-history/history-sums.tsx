import { useText } from '@hanpan/client';
import { betTexts } from '@hanpan/messages';
import { Money } from '@hanpan/ui';
import styles from './bet-history.module.css';
import type { History } from './model.ts';

/** What the whole list comes to, whatever page of it is shown. */
export function HistorySums({ data: { total, pageInfo } }: { data: History }) {
  const t = useText(betTexts);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('bet.sum.count')}</dt>
        <dd>{t('bet.sum.countValue', { count: pageInfo.total })}</dd>
      </div>
      <div>
        <dt>{t('bet.sum.stake')}</dt>
        <dd>
          <Money amount={total.cash} tone="plain" />
        </dd>
      </div>
      <div>
        <dt>{t('bet.sum.paid')}</dt>
        <dd>
          <Money amount={total.winCash} tone="plain" />
        </dd>
      </div>
      <div>
        <dt>{t('bet.sum.waiting')}</dt>
        <dd>
          <Money amount={total.waitCash} tone="plain" />
        </dd>
      </div>
      <div>
        <dt>{t('bet.sum.result')}</dt>
        <dd className={total.resultCash < 0 ? styles.loss : total.resultCash > 0 ? styles.gain : undefined}>
          <Money amount={total.resultCash} tone="plain" signed />
        </dd>
      </div>
    </dl>
  );
}
