import { useText } from '@hanpan/client';
import { betTexts } from '@hanpan/messages';
import { Money } from '@hanpan/ui';
import styles from './bet-history.module.css';
import type { History } from './model.ts';
import { NarrowFold } from './narrow-fold.tsx';

/** What the whole list comes to, whatever page of it is shown. */
export function HistorySums({ data: { total, pageInfo } }: { data: History }) {
  const t = useText(betTexts);
  const result = <Money amount={total.resultCash} tone="plain" signed />;
  const tone = total.resultCash < 0 ? styles.loss : total.resultCash > 0 ? styles.gain : undefined;
  return (
    <NarrowFold
      label={t('bet.sum.title')}
      summary={
        <>
          {t('bet.sum.countValue', { count: pageInfo.total })} · {t('bet.list.net')}{' '}
          <span className={tone}>{result}</span>
        </>
      }
    >
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
          <dd className={tone}>{result}</dd>
        </div>
      </dl>
    </NarrowFold>
  );
}
