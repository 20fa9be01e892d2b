import { useCallQuery, usePush, useRefresh, useResync, useText } from '@hanpan/client';
import { Loaded, readChoice, serverNow, usePageSearch } from '@hanpan/kit';
import { winLoseTexts } from '@hanpan/messages';
import { Card, EmptyState, LinkButton, SectionHead, SegmentedControl, Skeleton, useUi } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { DayTable } from './day-table.tsx';
import { GameTable } from './game-table.tsx';
import { barsOf, periodOf, type Span, spans, type WinLose } from './model.ts';
import { ResultChart } from './result-chart.tsx';
import { ResultSums } from './result-sums.tsx';
import styles from './win-lose.module.css';

/** What a member won and lost: by day, by game, and in sum. */
export function WinLoseSummary() {
  const t = useText(winLoseTexts);
  const [{ span }, change] = usePageSearch((raw) => ({ span: readChoice(raw.span, spans, 'fortnight') }));
  return (
    <>
      <SectionHead level={1} title={t('winLose.title')} note={t('winLose.lead')} />
      <Card aria-label={t('winLose.title')} className={styles.card}>
        <div className={styles.tools}>
          <SegmentedControl
            label={t('winLose.span')}
            hideLabel
            className={styles.spans}
            options={spans.map((value) => ({ value, label: t(`winLose.span.${value}`) }))}
            value={span}
            onChange={(value) => change({ span: value })}
          />
        </div>
        <Period span={span} />
      </Card>
    </>
  );
}

function Period({ span }: { span: Span }) {
  const t = useText(winLoseTexts);
  const { timeZone } = useUi();
  const period = periodOf(span, serverNow(), timeZone);
  const refresh = useRefresh('/api/member/winlose');
  usePush('bet', refresh);
  useResync(refresh);
  const query = useCallQuery('/api/member/winlose', period);
  return (
    <Loaded query={query} errorTitle={t('winLose.errorTitle')} skeleton={<Skeleton height="420px" />}>
      {(data) => (data.days.length === 0 ? <Nothing /> : <Figures span={span} period={period} data={data} />)}
    </Loaded>
  );
}

interface FiguresProps {
  readonly span: Span;
  readonly period: { readonly startDate: string; readonly endDate: string };
  readonly data: WinLose;
}

function Figures({ span, period, data }: FiguresProps) {
  const t = useText(winLoseTexts);
  return (
    <>
      <ResultSums data={data} />
      <ResultChart span={span} bars={barsOf(span, period, data.days)} today={period.endDate} />
      <GameTable data={data} />
      <DayTable days={data.days} />
      <p className={styles.note}>{t('winLose.late')}</p>
    </>
  );
}

function Nothing() {
  const t = useText(winLoseTexts);
  return (
    <EmptyState
      level={2}
      title={t('winLose.emptyTitle')}
      action={
        <LinkButton as={AppLink} to="bettingList">
          {t('winLose.toBets')}
        </LinkButton>
      }
    >
      {t('winLose.emptyBody')}
    </EmptyState>
  );
}
