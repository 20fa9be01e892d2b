import { useLocale, useText } from '@hanpan/client';
import { winLoseTexts } from '@hanpan/messages';
import { formatDay, Money } from '@hanpan/ui';
import { ResultMoney } from '../../app/result-money.tsx';
import type { DaySums } from './model.ts';
import styles from './win-lose.module.css';

/** The figures of the chart, for whoever would rather read them: the newest day first. */
export function DayTable({ days }: { days: readonly DaySums[] }) {
  const t = useText(winLoseTexts);
  const { locale } = useLocale();
  return (
    <details className={styles.days}>
      <summary>{t('winLose.byDay')}</summary>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('winLose.day')}</th>
              <th scope="col">{t('winLose.bets')}</th>
              <th scope="col">{t('winLose.stake')}</th>
              <th scope="col">{t('winLose.paid')}</th>
              <th scope="col">{t('winLose.result')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatDay(day.day, locale)}</th>
                <td>{day.betCount}</td>
                <td>
                  <Money amount={day.stakeAmount} tone="plain" unit={null} />
                </td>
                <td>
                  <Money amount={day.paidAmount} tone="plain" unit={null} />
                </td>
                <td>
                  <ResultMoney amount={day.resultAmount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
