import { useLocale, useText } from '@hanpan/client';
import { consoleReportDeskTexts, consoleReportTexts } from '@hanpan/messages';
import { Badge, Button, type Column, EmptyState, Table, TimeText } from '@hanpan/ui';
import { useState } from 'react';
import { useDayWords } from '../../app/day-words.ts';
import { PagedList } from '../../app/desk-list/paged-list.tsx';
import { useMay } from '../../app/session.ts';
import { LookDialog } from './look-dialog.tsx';
import { usePercent } from './percent.tsx';
import { useReportNames } from './report-names.ts';
import styles from './reports.module.css';
import { type ReturnRow, useReturns } from './use-returns.ts';

interface ReturnViewProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Games whose return lay outside its bound, those that nobody has looked at first. */
export function ReturnView({ page, onPage }: ReturnViewProps) {
  const t = useText(consoleReportDeskTexts);
  const { day: dayOf } = useDayWords();
  const query = useReturns(page);
  const [looking, setLooking] = useState<ReturnRow>();
  return (
    <>
      <p className={styles.note}>{t('consoleReportDesk.returnNote')}</p>
      <PagedList query={query} rows={8} columns={7} page={page} onPageChange={onPage}>
        {({ list, comparedUntil }) => (
          <>
            <p className={styles.note}>
              {comparedUntil === null
                ? t('consoleReportDesk.returnNever')
                : t('consoleReportDesk.returnUntil', { day: dayOf(comparedUntil) })}
            </p>
            <ReturnTable rows={list} onLook={setLooking} />
          </>
        )}
      </PagedList>
      {looking && <LookDialog row={looking} onClose={() => setLooking(undefined)} />}
    </>
  );
}

function ReturnTable({ rows, onLook }: { rows: readonly ReturnRow[]; onLook: (row: ReturnRow) => void }) {
  const t = useText(consoleReportDeskTexts);
  const report = useText(consoleReportTexts);
  const { locale } = useLocale();
  const { game: gameOf } = useReportNames();
  const { day: dayOf } = useDayWords();
  const percent = usePercent();
  const mayLook = useMay('/api/console/report/returns/look');
  const daysOf = ({ startDate, endDate }: ReturnRow) =>
    startDate === endDate
      ? dayOf(endDate)
      : startDate === null
        ? t('consoleReportDesk.daysUntil', { until: dayOf(endDate) })
        : t('consoleReportDesk.daysOf', { from: dayOf(startDate), until: dayOf(endDate) });
  const columns: Column<ReturnRow>[] = [
    { key: 'game', header: t('consoleReportDesk.side.game'), phone: 'main', cell: (row) => gameOf(row) },
    {
      key: 'period',
      header: t('consoleReportDesk.period'),
      phone: 'wide',
      cell: (row) => `${t(`consoleReportDesk.period.${row.period}`)} · ${daysOf(row)}`,
    },
    {
      key: 'rtp',
      header: t('consoleReportDesk.rtp'),
      align: 'end',
      phone: 'money',
      cell: ({ returnBasisPoints }) => percent(returnBasisPoints),
    },
    {
      key: 'theory',
      header: t('consoleReportDesk.theory'),
      align: 'end',
      cell: ({ theoreticalBasisPoints }) => percent(theoreticalBasisPoints),
    },
    {
      key: 'bound',
      header: t('consoleReportDesk.bound'),
      align: 'end',
      phone: 'wide',
      cell: ({ lowBasisPoints: low, highBasisPoints: high }) =>
        t('consoleReportDesk.boundOf', { low: percent(Math.max(low, 0)), high: percent(high) }),
    },
    {
      key: 'rounds',
      header: t('consoleReportDesk.rounds'),
      align: 'end',
      phone: 'hidden',
      cell: ({ roundCount }) => roundCount.toLocaleString(locale),
    },
    {
      key: 'look',
      header: t('consoleReportDesk.lookState'),
      phone: 'wide',
      cell: (row) =>
        row.lookedAt === null ? (
          mayLook ? (
            <Button size="xs" onClick={() => onLook(row)}>
              {t('consoleReportDesk.look')}
            </Button>
          ) : (
            <Badge kind="ask">{t('consoleReportDesk.outside')}</Badge>
          )
        ) : (
          <>
            {row.lookedBy} · <TimeText atMs={Date.parse(row.lookedAt)} format="dateTimeSeconds" /> ·{' '}
            {row.note}
          </>
        ),
    },
  ];
  return (
    <Table
      caption={`${report('consoleReport.title')} · ${t('consoleReportDesk.byReturn')}`}
      density="dense"
      columns={columns}
      rows={rows}
      rowKey={({ noticeIdx }) => String(noticeIdx)}
      empty={
        <EmptyState title={t('consoleReportDesk.returnEmptyTitle')} level={2}>
          {t('consoleReportDesk.returnEmpty')}
        </EmptyState>
      }
    />
  );
}
