import { useLocale, useText } from '@hanpan/client';
import { consoleReportTexts } from '@hanpan/messages';
import { type Amount, add, subtract, zero } from '@hanpan/money';
import { usePartnerWords } from '@hanpan/partner-views';
import { type Column, EmptyState, Money, Table } from '@hanpan/ui';
import { useDayWords } from '../../app/day-words.ts';
import styles from './reports.module.css';
import type { DayRow } from './use-reports.ts';

const sumOf = <Row,>(rows: readonly Row[], of: (row: Row) => Amount) => add(zero, ...rows.map(of));

export function useMoneyColumn() {
  return <Row,>(
    key: string,
    header: string,
    of: (row: Row) => Amount | null,
    phone: Column<Row>['phone'] = 'hidden',
    unit?: string,
  ): Column<Row> => ({
    key,
    header,
    align: 'end',
    phone,
    cell: (row) => {
      const amount = of(row);
      return amount === null ? '–' : <Money amount={amount} tone="plain" unit={unit} />;
    },
  });
}

/** Nothing in a period. */
export function Empty() {
  const t = useText(consoleReportTexts);
  return (
    <EmptyState title={t('consoleReport.emptyTitle')} level={2}>
      {t('consoleReport.empty')}
    </EmptyState>
  );
}

/** What a total is of: the days that were read, which need not be those that were asked for. */
function TotalHead({ rows }: { rows: readonly DayRow[] }) {
  const t = useText(consoleReportTexts);
  const { days } = usePartnerWords();
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    <>
      {t('consoleReport.total')}
      {first && last && ` (${days({ startDate: first.day, endDate: last.day })})`}:{' '}
    </>
  );
}

/** Revenue by day, the newest first, and what it adds up to; a day opens to what was played on it. */
export function DayTable({ rows, onDay }: { rows: readonly DayRow[]; onDay: (day: string) => void }) {
  const t = useText(consoleReportTexts);
  const money = useMoneyColumn();
  const { locale } = useLocale();
  const { day: dayOf } = useDayWords();
  const columns: Column<DayRow>[] = [
    { key: 'day', header: t('consoleReport.day'), phone: 'main', cell: ({ day }) => dayOf(day) },
    money('stakes', t('consoleReport.stakes'), ({ stakeAmt }) => stakeAmt),
    money('paid', t('consoleReport.paid'), ({ paidAmt }) => paidAmt),
    money('ggr', t('consoleReport.ggr'), ({ ggrAmt }) => ggrAmt, 'money'),
    money('cost', t('consoleReport.cost'), ({ costAmt }) => costAmt),
    money('ngr', t('consoleReport.ngr'), ({ ngrAmt }) => ngrAmt, 'wide'),
    {
      key: 'bets',
      header: t('consoleReport.bets'),
      align: 'end',
      phone: 'hidden',
      cell: ({ betCount }) => betCount.toLocaleString(locale),
    },
    {
      key: 'players',
      header: t('consoleReport.players'),
      align: 'end',
      phone: 'wide',
      cell: ({ playerCount }) => playerCount?.toLocaleString(locale) ?? '-',
    },
  ];
  return (
    <>
      <p className={styles.total}>
        <TotalHead rows={rows} />
        {t('consoleReport.ggr')} <Money amount={sumOf(rows, ({ ggrAmt }) => ggrAmt)} /> ·{' '}
        {t('consoleReport.ngr')} <Money amount={sumOf(rows, ({ ngrAmt }) => ngrAmt)} />
      </p>
      <Table
        caption={t('consoleReport.byDay')}
        density="dense"
        columns={columns}
        rows={rows.toReversed()}
        rowKey={({ day }) => day}
        onRowSelect={({ day }) => onDay(day)}
        empty={<Empty />}
      />
    </>
  );
}

/** What came in and went out by day. */
export function FlowTable({ rows }: { rows: readonly DayRow[] }) {
  const t = useText(consoleReportTexts);
  const money = useMoneyColumn();
  const { locale } = useLocale();
  const { day: dayOf } = useDayWords();
  const columns: Column<DayRow>[] = [
    { key: 'day', header: t('consoleReport.day'), phone: 'main', cell: ({ day }) => dayOf(day) },
    money('deposits', t('consoleReport.deposits'), ({ depositAmt }) => depositAmt, 'wide'),
    money('withdrawals', t('consoleReport.withdrawals'), ({ withdrawalAmt }) => withdrawalAmt, 'wide'),
    money('flow', t('consoleReport.flow'), flowOf, 'money'),
    {
      key: 'new',
      header: t('consoleReport.newMembers'),
      align: 'end',
      phone: 'hidden',
      cell: ({ newMemberCount }) => newMemberCount.toLocaleString(locale),
    },
  ];
  return (
    <>
      <p className={styles.total}>
        <TotalHead rows={rows} />
        <Money amount={sumOf(rows, flowOf)} />
      </p>
      <Table
        caption={t('consoleReport.byFlow')}
        density="dense"
        columns={columns}
        rows={rows.toReversed()}
        rowKey={({ day }) => day}
        empty={<Empty />}
      />
    </>
  );
}

export const flowOf = ({ depositAmt, withdrawalAmt }: DayRow) => subtract(depositAmt, withdrawalAmt);
