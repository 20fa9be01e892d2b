import { useText } from '@hanpan/client';
import { type VisitLayout, visitFigures, visitLayouts } from '@hanpan/contract';
import { DeskLoaded } from '@hanpan/kit';
import { consoleReportVisitsTexts, pageTitleTexts } from '@hanpan/messages';
import { type Column, EmptyState, PartialNotice, SegmentedControl, SkeletonRows, Table } from '@hanpan/ui';
import styles from './reports.module.css';
import { Shortened } from './shortened.tsx';
import { type Period, useVisits, type VisitReport } from './use-reports.ts';
import { VisitFigureCell } from './visit-figure.tsx';

type PageRow = VisitReport['list'][number];
/** The first row has no page: it is all of them together. */
type Row = VisitReport['site'][number] & Partial<Pick<PageRow, 'page' | 'reader'>>;

interface VisitViewProps {
  readonly layout: VisitLayout;
  readonly period: Period;
  readonly onLayout: (layout: VisitLayout) => void;
}

/** How fast and how still the pages were in real visits, phones and desktops apart, the most visited first. */
export function VisitView({ layout, period, onLayout }: VisitViewProps) {
  const t = useText(consoleReportVisitsTexts);
  const query = useVisits(period);
  const isShown = (row: Row) => row.layout === layout;
  return (
    <>
      <div className={styles.tools}>
        <SegmentedControl
          label={t('consoleReportVisits.layout')}
          hideLabel
          options={visitLayouts.map((value) => ({ value, label: t(`consoleReportVisits.layout.${value}`) }))}
          value={layout}
          onChange={onLayout}
        />
      </div>
      <p className={styles.note}>{t('consoleReportVisits.note')}</p>
      <p className={styles.note}>{t('consoleReportVisits.bounds')}</p>
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={10} columns={4} />}>
        {({ list, site, startDate, measuredPercent }) => (
          <>
            <Shortened asked={period} startDate={startDate} />
            {measuredPercent === 0 ? (
              <PartialNotice tone="warn" title={t('consoleReportVisits.offTitle')}>
                {t('consoleReportVisits.off')}
              </PartialNotice>
            ) : (
              <p className={styles.note}>{t('consoleReportVisits.measured', { percent: measuredPercent })}</p>
            )}
            <VisitTable rows={[...site.filter(isShown), ...list.filter(isShown)]} />
          </>
        )}
      </DeskLoaded>
    </>
  );
}

function VisitTable({ rows }: { rows: readonly Row[] }) {
  const t = useText(consoleReportVisitsTexts);
  const title = useText(pageTitleTexts);
  const nameOf = ({ page, reader }: Row) =>
    page === undefined || reader === undefined
      ? t('consoleReportVisits.all')
      : t('consoleReportVisits.pageFor', {
          page: title(`navigation.title.${page}`),
          reader: t(`consoleReportVisits.reader.${reader}`),
        });
  const columns: Column<Row>[] = [
    { key: 'page', header: t('consoleReportVisits.page'), phone: 'main', cell: nameOf },
    ...visitFigures.map(
      (figure): Column<Row> => ({
        key: figure,
        header: t(`consoleReportVisits.figure.${figure}`),
        phone: 'wide',
        cell: (row) => <VisitFigureCell figure={figure} measured={row[figure]} />,
      }),
    ),
  ];
  return (
    <Table
      caption={t('consoleReportVisits.title')}
      density="dense"
      columns={columns}
      rows={rows}
      rowKey={({ page = '', reader = '' }) => `${page} ${reader}`}
      empty={
        <EmptyState title={t('consoleReportVisits.emptyTitle')} level={2}>
          {t('consoleReportVisits.empty')}
        </EmptyState>
      }
    />
  );
}
