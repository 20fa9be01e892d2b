import { useLocale, useText } from '@hanpan/client';
import { DeskLoaded } from '@hanpan/kit';
import { consoleReportDeskTexts } from '@hanpan/messages';
import { type Column, EmptyState, SkeletonRows, Table } from '@hanpan/ui';
import type { CSSProperties } from 'react';
import { useDayWords } from '../../app/day-words.ts';
import { Behind } from './behind.tsx';
import styles from './reports.module.css';
import { SaveReport } from './save-report.tsx';
import { Shortened } from './shortened.tsx';
import { type Cohort, type Period, useRetention } from './use-reports.ts';

/** So many weeks stand beside each other; the file has them all. */
const weeksShown = 13;

/** Who stays: of each week's new members, the share that played in each week since. */
export function RetentionView({ period }: { period: Period }) {
  const t = useText(consoleReportDeskTexts);
  const query = useRetention(period);
  return (
    <>
      <div className={styles.tools}>
        <SaveReport query={{ report: 'retention', from: period.startDate, to: period.endDate }} />
      </div>
      <p className={styles.note}>{t('consoleReportDesk.retentionNote')}</p>
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={8} columns={8} />}>
        {({ list, startDate, completeUntil }) => (
          <>
            <Behind completeUntil={completeUntil} />
            <Shortened asked={period} startDate={startDate} />
            <CohortTable cohorts={list} />
          </>
        )}
      </DeskLoaded>
    </>
  );
}

function CohortTable({ cohorts }: { cohorts: readonly Cohort[] }) {
  const t = useText(consoleReportDeskTexts);
  const { locale } = useLocale();
  const { day: dayOf } = useDayWords();
  const weeks = Math.min(weeksShown, Math.max(0, ...cohorts.map(({ activeCounts }) => activeCounts.length)));
  const columns: Column<Cohort>[] = [
    { key: 'week', header: t('consoleReportDesk.week'), cell: ({ week }) => dayOf(week) },
    {
      key: 'joined',
      header: t('consoleReportDesk.joined'),
      align: 'end',
      cell: ({ memberCount }) => memberCount.toLocaleString(locale),
    },
    ...Array.from(
      { length: weeks },
      (_, week): Column<Cohort> => ({
        key: `week${week}`,
        header:
          week === 0 ? t('consoleReportDesk.same') : t('consoleReportDesk.after', { week: String(week) }),
        align: 'end',
        cell: (cohort) => <Share cohort={cohort} week={week} />,
      }),
    ),
  ];
  return (
    <Table
      caption={t('consoleReportDesk.byRetention')}
      density="dense"
      folds={false}
      columns={columns}
      rows={cohorts.toReversed()}
      rowKey={({ week }) => week}
      empty={
        <EmptyState title={t('consoleReportDesk.noCohortTitle')} level={2}>
          {t('consoleReportDesk.noCohort')}
        </EmptyState>
      }
    />
  );
}

function Share({ cohort: { memberCount, activeCounts }, week }: { cohort: Cohort; week: number }) {
  const { locale } = useLocale();
  const active = activeCounts[week];
  if (active === undefined) return null;
  const share = memberCount === 0 ? 0 : active / memberCount;
  return (
    <span
      className={styles.share}
      style={{ '--share': `${Math.round(share * 100)}%` } as CSSProperties}
      title={active.toLocaleString(locale)}
    >
      {share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 })}
    </span>
  );
}
