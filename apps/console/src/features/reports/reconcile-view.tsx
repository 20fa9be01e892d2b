import { useLocalText, useText } from '@hanpan/client';
import { CsvButton, DeskLoaded, MemberName } from '@hanpan/kit';
import { consoleReportDeskTexts } from '@hanpan/messages';
import { add } from '@hanpan/money';
import {
  Button,
  type Column,
  EmptyState,
  formatTime,
  Money,
  PartialNotice,
  Select,
  SkeletonRows,
  Table,
  TimeText,
  useUi,
} from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { urls } from '../../app/urls.ts';
import { useFileHead } from '../../app/use-file-head.ts';
import styles from './reports.module.css';
import { Shortened } from './shortened.tsx';
import {
  type DifferenceRow,
  type Reconciliation,
  useProviders,
  useReconciliation,
} from './use-reconciliation.ts';
import type { Period } from './use-reports.ts';

interface ReconcileViewProps {
  readonly vendor: string;
  readonly period: Period;
  readonly onVendor: (code: string) => void;
}

/** Our settlements beside a provider's own list, round by round. */
export function ReconcileView({ vendor, period, onVendor }: ReconcileViewProps) {
  const t = useText(consoleReportDeskTexts);
  const local = useLocalText();
  const providers = useProviders();
  return (
    <>
      <p className={styles.note}>{t('consoleReportDesk.reconcileNote')}</p>
      <DeskLoaded query={providers} skeleton={<SkeletonRows rows={1} columns={2} />}>
        {({ list }) => (
          <div className={styles.tools}>
            <Select
              size="sm"
              caption={t('consoleReportDesk.side.vendor')}
              placeholder={t('consoleReportDesk.choose')}
              options={list.map(({ code, name }) => ({ value: code, label: local(name) || code }))}
              value={vendor === '' ? undefined : vendor}
              onChange={onVendor}
            />
          </div>
        )}
      </DeskLoaded>
      {vendor === '' ? (
        <EmptyState title={t('consoleReportDesk.chooseTitle')} level={2}>
          {t('consoleReportDesk.chooseBody')}
        </EmptyState>
      ) : (
        <Compared key={`${vendor} ${period.startDate} ${period.endDate}`} vendor={vendor} period={period} />
      )}
    </>
  );
}

interface ComparedProps {
  readonly vendor: string;
  readonly period: Period;
}

/** The parts of a period below each other: where there are many rounds, the next one is asked for by hand. */
function Compared({ vendor, period }: ComparedProps) {
  const [starts, setStarts] = useState<readonly (string | null)[]>([null]);
  return starts.map((start, place) => (
    <Part
      key={start}
      vendor={vendor}
      period={period}
      start={start}
      onNext={place === starts.length - 1 ? (nextAt) => setStarts((known) => [...known, nextAt]) : undefined}
    />
  ));
}

interface PartProps extends ComparedProps {
  /** Where the part before it ended; null for the first. */
  readonly start: string | null;
  /** Undefined where the next part is shown already. */
  readonly onNext: ((nextAt: string) => void) | undefined;
}

function Part({ vendor, period, start, onNext }: PartProps) {
  const query = useReconciliation(vendor, period, start);
  return (
    <DeskLoaded query={query} skeleton={<SkeletonRows rows={8} columns={6} />}>
      {(said) => (
        <>
          {start === null && <Shortened asked={period} startDate={said.startDate} />}
          <Summary said={said} />
          {said.state === 'read' && <Differences said={said} vendor={vendor} lastDay={period.endDate} />}
          {said.nextAt !== null && <Rest nextAt={said.nextAt} onNext={onNext} />}
        </>
      )}
    </DeskLoaded>
  );
}

/** What of the period is not compared yet. */
function Rest({ nextAt, onNext }: { nextAt: string; onNext: PartProps['onNext'] }) {
  const t = useText(consoleReportDeskTexts);
  const { locale, timeZone } = useUi();
  const at = formatTime(Date.parse(nextAt), 'dateTimeSeconds', { locale, timeZone, zone: true });
  return (
    <div className={styles.tools}>
      <p className={styles.note}>{t('consoleReportDesk.comparedUntil', { at })}</p>
      {onNext !== undefined && (
        <Button size="sm" variant="filled" onClick={() => onNext(nextAt)}>
          {t('consoleReportDesk.compareRest')}
        </Button>
      )}
    </div>
  );
}

function Summary({ said }: { said: Reconciliation }) {
  const t = useText(consoleReportDeskTexts);
  const sum = ({ roundCount, stakeAmt, paidAmt }: Reconciliation['ours']) =>
    t('consoleReportDesk.sum', { count: roundCount, stake: stakeAmt, paid: paidAmt });
  return (
    <>
      {said.state !== 'read' && (
        <PartialNotice tone="warn">{t(`consoleReportDesk.state.${said.state}`)}</PartialNotice>
      )}
      {said.isCut && <PartialNotice tone="warn">{t('consoleReportDesk.reconcileCut')}</PartialNotice>}
      {said.apartCount > said.list.length && (
        <PartialNotice tone="warn">
          {t('consoleReportDesk.reconcileRows', { count: said.list.length })}
        </PartialNotice>
      )}
      {said.unreadCount > 0 && (
        <PartialNotice tone="warn">
          {t('consoleReportDesk.unread', { count: said.unreadCount })}
        </PartialNotice>
      )}
      <p className={styles.total} role="status">
        {t('consoleReportDesk.ours')}: {sum(said.ours)}
        {said.state === 'read' && (
          <>
            <br />
            {t('consoleReportDesk.theirs')}: {sum(said.theirs)}
            <br />
            {t('consoleReportDesk.agreed', { count: said.agreedCount })} ·{' '}
            {t('consoleReportDesk.apart', { count: said.apartCount })}
          </>
        )}
      </p>
    </>
  );
}

type Figures = DifferenceRow['ours'];
const paidOf = (figures: NonNullable<Figures>) => add(figures.winAmt, figures.returnedAmt);

function Side({ figures }: { figures: Figures }) {
  if (figures === null) return '–';
  return (
    <>
      <Money amount={figures.stakeAmt} tone="plain" /> → <Money amount={paidOf(figures)} tone="plain" />
    </>
  );
}

const csvHead = ['kind', 'round', 'memId', 'gameKey', 'at', 'ourStake', 'ourPaid', 'theirStake', 'theirPaid'];

function csvRow({ kind, round, member, gameKey, at, ours, theirs }: DifferenceRow) {
  const sideOf = (figures: Figures) =>
    figures === null ? [null, null] : [figures.stakeAmt, paidOf(figures)];
  return [kind, round, member?.memId ?? null, gameKey, at, ...sideOf(ours), ...sideOf(theirs)];
}

interface DifferencesProps {
  readonly said: Reconciliation;
  readonly vendor: string;
  readonly lastDay: string | null;
}

function Differences({ said, vendor, lastDay }: DifferencesProps) {
  const t = useText(consoleReportDeskTexts);
  const headOf = useFileHead();
  const { list: rows, startDate } = said;
  const above = headOf(
    t('consoleReportDesk.byReconcile'),
    { from: startDate, to: lastDay },
    `vendor=${vendor}`,
  );
  const columns: Column<DifferenceRow>[] = [
    {
      key: 'kind',
      header: t('consoleReportDesk.kind'),
      phone: 'main',
      cell: ({ kind }) => t(`consoleReportDesk.kind.${kind}`),
    },
    {
      key: 'round',
      header: t('consoleReportDesk.round'),
      phone: 'wide',
      cell: ({ round, reference }) =>
        reference === null ? (
          round
        ) : (
          <Link to={urls.why} search={{ q: reference }} title={t('consoleReportDesk.why')}>
            {round}
          </Link>
        ),
    },
    {
      key: 'member',
      header: t('consoleReportDesk.member'),
      phone: 'meta',
      cell: ({ member }) => (member === null ? t('consoleReportDesk.stranger') : <MemberName row={member} />),
    },
    {
      key: 'at',
      header: t('consoleReportDesk.at'),
      phone: 'state',
      cell: ({ at }) => <TimeText atMs={Date.parse(at)} format="dateTimeSeconds" />,
    },
    {
      key: 'ours',
      header: t('consoleReportDesk.ours'),
      align: 'end',
      phone: 'wide',
      cell: ({ ours }) => <Side figures={ours} />,
    },
    {
      key: 'theirs',
      header: t('consoleReportDesk.theirs'),
      align: 'end',
      phone: 'wide',
      cell: ({ theirs }) => <Side figures={theirs} />,
    },
  ];
  return (
    <>
      <div>
        <CsvButton name={`reconciliation-${vendor}`} above={above} head={csvHead} rows={rows.map(csvRow)} />
      </div>
      <Table
        caption={t('consoleReportDesk.byReconcile')}
        density="dense"
        columns={columns}
        rows={rows}
        rowKey={({ kind, round, member }) => `${kind} ${round} ${member?.memberKey}`}
        empty={
          <EmptyState title={t('consoleReportDesk.allAgreeTitle')} level={2}>
            {t('consoleReportDesk.allAgree')}
          </EmptyState>
        }
      />
    </>
  );
}
