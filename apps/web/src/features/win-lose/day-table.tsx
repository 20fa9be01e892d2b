import { useLocale, useText } from '@hanpan/client';
import { winLoseTexts } from '@hanpan/messages';
import { type Column, formatDay, Money, Table } from '@hanpan/ui';
import { useMemo } from 'react';
import { ResultMoney } from '../../app/result-money.tsx';
import type { DaySums } from './model.ts';
import styles from './win-lose.module.css';

/** The figures of the chart, for whoever would rather read them: the newest day first. */
export function DayTable({ days }: { days: readonly DaySums[] }) {
  const t = useText(winLoseTexts);
  const columns = useDayColumns();
  return (
    <details className={styles.days}>
      <summary>{t('winLose.byDay')}</summary>
      <div className={styles.scroll}>
        <Table
          caption={t('winLose.byDay')}
          columns={columns}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
        />
      </div>
    </details>
  );
}

function useDayColumns(): readonly Column<DaySums>[] {
  const t = useText(winLoseTexts);
  const { locale } = useLocale();
  return useMemo(
    () => [
      {
        key: 'day',
        header: t('winLose.day'),
        phone: 'main',
        cell: ({ day }) => <span className={styles.game}>{formatDay(day, locale)}</span>,
      },
      {
        key: 'bets',
        header: t('winLose.bets'),
        align: 'end',
        phone: 'wide',
        cell: ({ betCount }) => betCount,
      },
      {
        key: 'stake',
        header: t('winLose.stake'),
        align: 'end',
        phone: 'wide',
        cell: ({ stakeAmount }) => <Money amount={stakeAmount} tone="plain" />,
      },
      {
        key: 'paid',
        header: t('winLose.paid'),
        align: 'end',
        phone: 'wide',
        cell: ({ paidAmount }) => <Money amount={paidAmount} tone="plain" />,
      },
      {
        key: 'result',
        header: t('winLose.result'),
        align: 'end',
        phone: 'money',
        cell: ({ resultAmount }) => <ResultMoney amount={resultAmount} />,
      },
    ],
    [t, locale],
  );
}
