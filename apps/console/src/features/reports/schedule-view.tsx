import { useText } from '@hanpan/client';
import { reportFileCsv, reportFileXlsx, reportNames, reportPeriods } from '@hanpan/contract';
import { DeskLoaded } from '@hanpan/kit';
import { consoleReportDeskTexts } from '@hanpan/messages';
import { usePartnerWords } from '@hanpan/partner-views';
import { Button, Card, ConfirmDialog, EmptyState, PartialNotice, Select, SkeletonRows } from '@hanpan/ui';
import { useState } from 'react';
import { SaveButton } from '../../app/save-buttons.tsx';
import { useMay } from '../../app/session.ts';
import styles from './reports.module.css';
import { type Schedule, useScheduleActions, useSchedules, type Wish } from './use-schedules.ts';

const formats = ['csv', 'xlsx'] as const;

/** Reports that make themselves: what is asked for, and the files that were made. */
export function ScheduleView() {
  const t = useText(consoleReportDeskTexts);
  const query = useSchedules();
  const mayAdd = useMay('/api/console/report/schedules/create');
  return (
    <>
      {mayAdd && <NewSchedule />}
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={4} columns={3} />}>
        {({ list, keptDays }) => (
          <>
            <p className={styles.note}>{t('consoleReportDesk.scheduleNote', { days: keptDays })}</p>
            {list.length === 0 && (
              <EmptyState title={t('consoleReportDesk.noScheduleTitle')} level={2}>
                {t('consoleReportDesk.noSchedule')}
              </EmptyState>
            )}
            {list.map((schedule) => (
              <ScheduleCard key={schedule.scheduleIdx} schedule={schedule} />
            ))}
          </>
        )}
      </DeskLoaded>
    </>
  );
}

function NewSchedule() {
  const t = useText(consoleReportDeskTexts);
  const { add, isSending, error } = useScheduleActions();
  const [wish, setWish] = useState<Wish>({ report: 'days', every: 'day', format: 'xlsx' });
  return (
    <>
      <div className={styles.tools}>
        <Select
          size="sm"
          caption={t('consoleReportDesk.report')}
          options={reportNames.map((value) => ({ value, label: t(`consoleReportDesk.report.${value}`) }))}
          value={wish.report}
          onChange={(report) => setWish({ ...wish, report })}
        />
        <Select
          size="sm"
          caption={t('consoleReportDesk.every')}
          options={reportPeriods.map((value) => ({ value, label: t(`consoleReportDesk.every.${value}`) }))}
          value={wish.every}
          onChange={(every) => setWish({ ...wish, every })}
        />
        <Select
          size="sm"
          caption={t('consoleReportDesk.format')}
          options={formats.map((value) => ({
            value,
            label: t(value === 'csv' ? 'consoleReportDesk.csv' : 'consoleReportDesk.excel'),
          }))}
          value={wish.format}
          onChange={(format) => setWish({ ...wish, format })}
        />
        <Button size="sm" variant="filled" busy={isSending} onClick={() => void add(wish)}>
          {t('consoleReportDesk.add')}
        </Button>
      </div>
      {error && <PartialNotice tone="warn">{error}</PartialNotice>}
    </>
  );
}

function ScheduleCard({ schedule }: { schedule: Schedule }) {
  const t = useText(consoleReportDeskTexts);
  const { days } = usePartnerWords();
  const [isEnding, setEnding] = useState(false);
  const mayEnd = useMay('/api/console/report/schedules/end');
  const { end, error } = useScheduleActions();
  const { scheduleIdx, report, every, format, createdBy, files } = schedule;
  const title = `${t(`consoleReportDesk.report.${report}`)} · ${t(`consoleReportDesk.every.${every}`)}`;
  const file = format === 'csv' ? reportFileCsv : reportFileXlsx;
  return (
    <Card className={styles.card}>
      <div className={styles.tools}>
        <h2 className={styles.heading}>{title}</h2>
        <span className={styles.note}>{createdBy}</span>
        {mayEnd && (
          <Button size="sm" onClick={() => setEnding(true)}>
            {t('consoleReportDesk.end')}
          </Button>
        )}
      </div>
      {report === 'retention' && <p className={styles.note}>{t('consoleReportDesk.retentionFiles')}</p>}
      {files.length === 0 ? (
        <p className={styles.note}>{t('consoleReportDesk.noFiles')}</p>
      ) : (
        <ul className={styles.files}>
          {files.map(({ fileIdx, startDate, endDate, rowCount }) => (
            <li key={fileIdx}>
              <SaveButton file={file} query={{ fileIdx }} size="xs">
                {days({ startDate, endDate })}
              </SaveButton>{' '}
              <span className={styles.note}>{t('consoleReportDesk.rows', { count: rowCount })}</span>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setEnding}
        title={title}
        tone="warn"
        confirmLabel={t('consoleReportDesk.end')}
        error={error}
        onConfirm={async () => {
          if (await end(scheduleIdx)) setEnding(false);
        }}
      >
        {t('consoleReportDesk.endBody')}
      </ConfirmDialog>
    </Card>
  );
}
