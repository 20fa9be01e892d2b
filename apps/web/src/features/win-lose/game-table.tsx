import { useLocale, useText } from '@hanpan/client';
import { betTexts, winLoseTexts } from '@hanpan/messages';
import { add } from '@hanpan/money';
import { type Column, Money, Table, VisuallyHidden } from '@hanpan/ui';
import { useMemo } from 'react';
import { ResultMoney } from '../../app/result-money.tsx';
import { type GameSums, gameTypeOf, returnShare, type WinLose } from './model.ts';
import styles from './win-lose.module.css';

/** Each kind of game with its own gain or loss, drawn from a zero line in the middle. */
export function GameTable({ data: { list } }: { data: WinLose }) {
  const t = useText(winLoseTexts);
  const most = Math.max(1, ...list.map(({ resultAmount }) => Math.abs(resultAmount)));
  const columns = useGameColumns(most);
  return (
    <section className={styles.games}>
      <h2 className={styles.title}>{t('winLose.games')}</h2>
      <Table
        caption={t('winLose.games')}
        columns={columns}
        rows={list}
        rowKey={(row) => `${row.family}/${row.gameType}`}
      />
    </section>
  );
}

function useGameColumns(most: number): readonly Column<GameSums>[] {
  const t = useText(winLoseTexts);
  const bet = useText(betTexts);
  const { locale } = useLocale();
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    return [
      {
        key: 'game',
        header: t('winLose.game'),
        phone: 'main',
        cell: (row) => <b className={styles.game}>{bet(`bet.family.${gameTypeOf(row)}`)}</b>,
      },
      {
        key: 'bar',
        header: <VisuallyHidden>{t('winLose.chartColumn')}</VisuallyHidden>,
        phone: 'hidden',
        cell: ({ resultAmount }) => <MiddleBar share={resultAmount / most} />,
      },
      {
        key: 'stake',
        header: t('winLose.stake'),
        align: 'end',
        phone: 'wide',
        cell: (row) => <Money amount={row.stakeAmount} tone="plain" />,
      },
      {
        key: 'paid',
        header: t('winLose.paid'),
        align: 'end',
        phone: 'wide',
        cell: (row) => <Money amount={add(row.winAmount, row.returnedAmount)} tone="plain" />,
      },
      {
        key: 'result',
        header: t('winLose.result'),
        align: 'end',
        phone: 'money',
        cell: (row) => <ResultMoney amount={row.resultAmount} />,
      },
      {
        key: 'return',
        header: t('winLose.return'),
        align: 'end',
        phone: 'wide',
        cell: (row) => {
          const share = returnShare(row.stakeAmount, add(row.winAmount, row.returnedAmount));
          return share === null ? '–' : percent.format(share);
        },
      },
    ];
  }, [t, bet, most, locale]);
}

/** From -1 to 1, the zero in the middle. */
function MiddleBar({ share }: { share: number }) {
  const width = Math.abs(share) * 50;
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={styles.bar}
    >
      <rect
        x={share < 0 ? 50 - width : 50}
        width={width}
        y="2"
        height="6"
        className={share < 0 ? styles.lossBar : styles.gainBar}
      />
      <line x1="50" x2="50" y1="0" y2="10" className={styles.zero} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
