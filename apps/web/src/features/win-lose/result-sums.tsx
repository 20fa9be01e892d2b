import { useText } from '@hanpan/client';
import { winLoseTexts } from '@hanpan/messages';
import { add, zero } from '@hanpan/money';
import { Money } from '@hanpan/ui';
import { ResultMoney } from '../../app/result-money.tsx';
import type { WinLose } from './model.ts';
import styles from './win-lose.module.css';

export function ResultSums({ data: { days, resultAmount } }: { data: WinLose }) {
  const t = useText(winLoseTexts);
  const won = days.filter((day) => day.resultAmount > 0).length;
  const lost = days.filter((day) => day.resultAmount < 0).length;
  return (
    <dl className={styles.sums}>
      <div className={styles.main}>
        <dt>{t('winLose.result')}</dt>
        <dd>
          <ResultMoney amount={resultAmount} />
        </dd>
      </div>
      <div>
        <dt>{t('winLose.stake')}</dt>
        <dd>
          <Money amount={add(zero, ...days.map((day) => day.stakeAmount))} tone="plain" />
        </dd>
      </div>
      <div>
        <dt>{t('winLose.paid')}</dt>
        <dd>
          <Money amount={add(zero, ...days.map((day) => day.paidAmount))} tone="plain" />
        </dd>
      </div>
      <div>
        <dt>{t('winLose.days')}</dt>
        <dd>{t('winLose.daysValue', { won, lost })}</dd>
      </div>
    </dl>
  );
}
