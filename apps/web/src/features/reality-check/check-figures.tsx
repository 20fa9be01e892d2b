import { useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { realityCheckTexts } from '@hanpan/messages';
import { Money, useTickingNow } from '@hanpan/ui';
import { ResultMoney } from '../../app/result-money.tsx';
import { useDuration } from '../../app/use-duration.ts';
import styles from './check-figures.module.css';

/** RG-14: how long, how much was staked and is still open, how much came back, and what that comes to. */
export function CheckFigures({ check }: { check: DataOf<'/api/protection/check'> }) {
  const t = useText(realityCheckTexts);
  const duration = useDuration();
  const passedMs = Math.max(0, useTickingNow() - Date.parse(check.since));
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{t('realityCheck.since')}</dt>
          <dd>{duration(Math.floor(passedMs / 60_000))}</dd>
        </div>
        <div>
          <dt>{t('realityCheck.stake')}</dt>
          <dd>
            <Money amount={check.stakeAmount} tone="plain" />
          </dd>
        </div>
        <div>
          <dt>{t('realityCheck.open')}</dt>
          <dd>
            <Money amount={check.openAmount} tone="plain" />
          </dd>
        </div>
        <div>
          <dt>{t('realityCheck.paid')}</dt>
          <dd>
            <Money amount={check.paidAmount} tone="plain" />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{t('realityCheck.result')}</dt>
          <dd>
            <ResultMoney amount={check.resultAmount} />
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        {t('realityCheck.lead')}
        {check.minutes !== null && ` ${t('realityCheck.next', { after: duration(check.minutes) })}`}
      </p>
    </>
  );
}
