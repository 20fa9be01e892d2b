import { useText } from '@hanpan/client';
import { revenueDimensions, usualReportDays, visitLayouts } from '@hanpan/contract';
import {
  DeskLoaded,
  PageFrame,
  PeriodFields,
  type RawSearch,
  readChoice,
  readDay,
  readPage,
  readText,
  serverNow,
  ToolRow,
  usePageSearch,
} from '@hanpan/kit';
import { consoleReportDeskTexts, consoleReportTexts, consoleReportVisitsTexts } from '@hanpan/messages';
import { addDays, siteDate } from '@hanpan/rules';
import { Card, SegmentedControl, SkeletonRows, useUi } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { useMay } from '../app/session.ts';
import { urls } from '../app/urls.ts';
import { Behind } from '../features/reports/behind.tsx';
import { DayChart } from '../features/reports/day-chart.tsx';
import type { Look } from '../features/reports/drill.ts';
import { LiabilityView } from '../features/reports/liability-view.tsx';
import { ReconcileView } from '../features/reports/reconcile-view.tsx';
import { DayTable, FlowTable, flowOf } from '../features/reports/report-tables.tsx';
import styles from '../features/reports/reports.module.css';
import { RetentionView } from '../features/reports/retention-view.tsx';
import { ReturnView } from '../features/reports/return-view.tsx';
import { RevenueView } from '../features/reports/revenue-view.tsx';
import { SaveBets, SaveReport } from '../features/reports/save-report.tsx';
import { ScheduleView } from '../features/reports/schedule-view.tsx';
import { Shortened } from '../features/reports/shortened.tsx';
import { type Period, useDays } from '../features/reports/use-reports.ts';
import { UsualPeriods } from '../features/reports/usual-periods.tsx';
import { VisitView } from '../features/reports/visit-view.tsx';

const views = [
  'byDay',
  'byRevenue',
  'byFlow',
  'byLiability',
  'byRetention',
  'byReturn',
  'byReconcile',
  'byVisits',
  'bySchedule',
] as const;

const usualDaysOf: Partial<Record<(typeof views)[number], number>> = {
  byRetention: usualReportDays.retention,
  byReconcile: usualReportDays.reconciliation,
  byVisits: usualReportDays.visits,
};

/** Null where nothing is narrowed; an empty text is the site itself. */
const readPart = (value: unknown) => (value === undefined || value === null ? null : readText(value));

function readPartner(value: unknown): number | null {
  const key = Number(readText(value) || 'none');
  return Number.isSafeInteger(key) && key >= 0 ? key : null;
}

function readSearch(raw: RawSearch) {
  return {
    view: readChoice(raw.view, views, 'byDay'),
    from: readDay(raw.from),
    to: readDay(raw.to),
    by: readChoice(raw.by, revenueDimensions, 'family'),
    family: readPart(raw.family),
    vendor: readPart(raw.vendor),
    gameType: readPart(raw.gameType),
    game: readPart(raw.game),
    partnerKey: readPartner(raw.partnerKey),
    /** Whose rounds are compared. */
    against: readText(raw.against),
    /** Whose visits are shown. */
    layout: readChoice(raw.layout, visitLayouts, 'mobile'),
    page: readPage(raw.page),
  };
}

/** Revenue from every side, cash flow, what is owed, who stays, what providers say, how fast pages are, and files that make themselves. */
export function ReportsPage() {
  const t = useText(consoleReportTexts);
  const desk = useText(consoleReportDeskTexts);
  const [search, setSearch] = usePageSearch(readSearch);
  const { view, from, to } = search;
  const { timeZone } = useUi();
  // The days that the server shows where none are named stand in the fields, not nothing.
  const endDate = to ?? siteDate(serverNow(), timeZone);
  const shown = {
    startDate: from ?? addDays(endDate, 1 - (usualDaysOf[view] ?? usualReportDays.days)),
    endDate,
  };
  const visits = useText(consoleReportVisitsTexts);
  const label = (value: (typeof views)[number]) => {
    if (value === 'byVisits') return visits('consoleReportVisits.title');
    return value === 'byDay' || value === 'byFlow'
      ? t(`consoleReport.${value}`)
      : desk(`consoleReportDesk.${value}`);
  };
  return (
    <PageFrame
      title={t('consoleReport.title')}
      tools={
        <ToolRow>
          <SegmentedControl
            label={t('consoleReport.tabs')}
            hideLabel
            options={views.map((value) => ({ value, label: label(value) }))}
            value={view}
            onChange={(next) => setSearch({ view: next })}
          />
          {view !== 'bySchedule' && view !== 'byReturn' && (
            <>
              <UsualPeriods period={shown} onChange={setSearch} />
              <PeriodFields
                fromLabel={t('consoleReport.from')}
                toLabel={t('consoleReport.to')}
                period={shown}
                onChange={(change) => {
                  const days = { ...shown, ...change };
                  setSearch({ from: days.startDate, to: days.endDate });
                }}
              />
            </>
          )}
        </ToolRow>
      }
    >
      <div className={styles.page}>
        <View search={search} setSearch={setSearch} />
      </div>
    </PageFrame>
  );
}

type Search = ReturnType<typeof readSearch>;
interface ViewProps {
  readonly search: Search;
  readonly setSearch: (change: Partial<Search>) => void;
}

function View({ search, setSearch }: ViewProps) {
  const { view, from, to, by, family, vendor, gameType, game, partnerKey, against, layout } = search;
  const period = { startDate: from, endDate: to };
  const look = { by, family, vendor, gameType, game, partnerKey };
  const onLook = ({ day = null, ...next }: Look & { readonly day?: string | null }) =>
    setSearch({ view: 'byRevenue', ...next, ...(day === null ? {} : { from: day, to: day }) });
  switch (view) {
    case 'byRevenue':
      return <RevenueView look={look} period={period} onLook={onLook} />;
    case 'byLiability':
      return <LiabilityView period={period} />;
    case 'byRetention':
      return <RetentionView period={period} />;
    case 'byReturn':
      return <ReturnView page={search.page} onPage={(page) => setSearch({ page })} />;
    case 'byReconcile':
      return (
        <ReconcileView vendor={against} period={period} onVendor={(code) => setSearch({ against: code })} />
      );
    case 'byVisits':
      return <VisitView layout={layout} period={period} onLayout={(next) => setSearch({ layout: next })} />;
    case 'bySchedule':
      return <ScheduleView />;
    default:
      return (
        <Days
          view={view}
          period={period}
          onDay={(day) => setSearch({ view: 'byRevenue', by: 'family', from: day, to: day })}
        />
      );
  }
}

interface DaysProps {
  readonly view: 'byDay' | 'byFlow';
  readonly period: Period;
  readonly onDay: (day: string) => void;
}

function Days({ view, period, onDay }: DaysProps) {
  const t = useText(consoleReportTexts);
  const desk = useText(consoleReportDeskTexts);
  const query = useDays(period, true);
  const mayReadCash = useMay('/api/console/cash/list');
  return (
    <>
      <p className={styles.note}>
        {t(view === 'byDay' ? 'consoleReport.definition' : 'consoleReport.flowDefinition')}
      </p>
      <div className={styles.tools}>
        <SaveReport query={{ report: 'days', from: period.startDate, to: period.endDate }} />
        {view === 'byDay' && <SaveBets query={{ from: period.startDate, to: period.endDate }} />}
        {view === 'byFlow' && mayReadCash && (
          <>
            <Link to={urls.deposits}>{desk('consoleReportDesk.toDeposits')}</Link>
            <Link to={urls.withdrawals}>{desk('consoleReportDesk.toWithdrawals')}</Link>
          </>
        )}
      </div>
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={12} columns={7} />}>
        {({ list, startDate, completeUntil }) => (
          <>
            {/* Money in and out is counted at once. */}
            {view === 'byDay' && <Behind completeUntil={completeUntil} />}
            <Shortened asked={period} startDate={startDate} />
            <Card className={styles.card}>
              <DayChart
                title={t(view === 'byDay' ? 'consoleReport.ggr' : 'consoleReport.flow')}
                points={list.map((row) => ({
                  day: row.day,
                  value: view === 'byDay' ? row.ggrAmt : flowOf(row),
                }))}
              />
            </Card>
            {view === 'byDay' ? <DayTable rows={list} onDay={onDay} /> : <FlowTable rows={list} />}
          </>
        )}
      </DeskLoaded>
    </>
  );
}
