import { useText } from '@hanpan/client';
import { DeskLoaded } from '@hanpan/kit';
import { commonTexts, consoleReportDeskTexts, consoleReportTexts } from '@hanpan/messages';
import { add, zero } from '@hanpan/money';
import { Card, type Column, SkeletonRows, Table, TimeText } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { useDayWords } from '../../app/day-words.ts';
import { useMay } from '../../app/session.ts';
import { urls } from '../../app/urls.ts';
import { DayChart } from './day-chart.tsx';
import { Empty, useMoneyColumn } from './report-tables.tsx';
import styles from './reports.module.css';
import { SaveReport } from './save-report.tsx';
import { Shortened } from './shortened.tsx';
import { type LiabilityRow, type Period, useLiabilityDays } from './use-reports.ts';

/** Money that members can ask for, comp among it: points are no won, and are never added to it. */
const owed = ({ cashAmt, holdAmt, gameAmt, compAmt }: LiabilityRow) =>
  add(cashAmt, holdAmt, gameAmt, compAmt ?? zero);

/** What the house has to be able to pay, at the end of each day. */
export function LiabilityView({ period }: { period: Period }) {
  const t = useText(consoleReportDeskTexts);
  const report = useText(consoleReportTexts);
  const query = useLiabilityDays(period);
  const mayReadLedger = useMay('/api/console/ledger/accounts');
  return (
    <>
      <div className={styles.tools}>
        <SaveReport query={{ report: 'liabilities', from: period.startDate, to: period.endDate }} />
        {mayReadLedger && <Link to={urls.ledger}>{t('consoleReportDesk.toLedger')}</Link>}
      </div>
      <p className={styles.note}>{t('consoleReportDesk.liabilityNote')}</p>
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={10} columns={7} />}>
        {({ list, startDate }) => (
          <>
            <Shortened asked={period} startDate={startDate} />
            {list.length > 0 && (
              <Card className={styles.card}>
                <DayChart
                  title={report('consoleReport.liabilities')}
                  points={list.map((row) => ({ day: row.day, value: owed(row) }))}
                />
              </Card>
            )}
            <LiabilityTable rows={list} />
          </>
        )}
      </DeskLoaded>
    </>
  );
}

function LiabilityTable({ rows }: { rows: readonly LiabilityRow[] }) {
  const t = useText(consoleReportDeskTexts);
  const report = useText(consoleReportTexts);
  const common = useText(commonTexts);
  const money = useMoneyColumn();
  const { day: dayOf } = useDayWords();
  const columns: Column<LiabilityRow>[] = [
    { key: 'day', header: report('consoleReport.day'), phone: 'main', cell: ({ day }) => dayOf(day) },
    money('cash', report('consoleReport.cash'), ({ cashAmt }) => cashAmt, 'money'),
    money('hold', report('consoleReport.hold'), ({ holdAmt }) => holdAmt, 'wide'),
    money('game', report('consoleReport.game'), ({ gameAmt }) => gameAmt, 'wide'),
    money('comp', report('consoleReport.comp'), ({ compAmt }) => compAmt, 'hidden'),
    money('bonus', report('consoleReport.bonus'), ({ bonusAmt }) => bonusAmt),
    money(
      'point',
      report('consoleReport.points'),
      ({ pointAmt }) => pointAmt,
      'hidden',
      common('common.point'),
    ),
    money('open', t('consoleReportDesk.openStake'), ({ openStakeAmt }) => openStakeAmt),
    {
      key: 'taken',
      header: t('consoleReportDesk.takenAt'),
      phone: 'hidden',
      cell: ({ takenAt }) => <TimeText atMs={Date.parse(takenAt)} format="dateTimeSeconds" />,
    },
  ];
  return (
    <Table
      caption={t('consoleReportDesk.byLiability')}
      density="dense"
      columns={columns}
      rows={rows.toReversed()}
      rowKey={({ day }) => day}
      empty={<Empty />}
    />
  );
}
