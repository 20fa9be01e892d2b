import { callQuery, useCaller, useLocale, useLocalText, useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { eventTexts, matchTexts } from '@hanpan/messages';
import { oddsFromDecimal } from '@hanpan/money';
import { siteDate } from '@hanpan/rules';
import { ErrorState, formatTime, LoadingRegion, Skeleton, useUi } from '@hanpan/ui';
import { useQueries } from '@tanstack/react-query';
import { lineOf, pickWords } from '../../../app/leg-words.ts';
import { useOddsText } from '../../../app/odds-text.ts';
import { inOrder, type Market, type Selection } from '../model.ts';
import styles from './odds-movement.module.css';
import { type PricePoint, stepPath, summaryOf } from './price-line.ts';

interface OddsMovementProps {
  readonly event: SportEvent;
  readonly market: Market;
}

/** As many prices as the server remembers of a selection at once: of more the first ones are missing. */
const keptPoints = 200;

/** How the prices of a market moved; read when somebody opens it. */
export function OddsMovement({ event, market }: OddsMovementProps) {
  const t = useText(eventTexts);
  const caller = useCaller();
  const sayTime = useSayTime();
  const selections = inOrder(market.selections);
  const queries = useQueries({
    queries: selections.map(({ selectionId }) => ({
      ...callQuery(caller, '/api/sport/oddsHistory', { selectionId }),
      staleTime: 10_000,
    })),
  });
  const failed = queries.filter(({ isError, data }) => isError && data === undefined);
  if (failed.length > 0) {
    const retry = () => {
      for (const query of failed) void query.refetch();
    };
    return (
      <ErrorState
        title={t('event.odds.error')}
        onRetry={retry}
        busy={queries.some((each) => each.isFetching)}
      />
    );
  }
  if (queries.some(({ data }) => data === undefined)) {
    return (
      <LoadingRegion className={styles.lines}>
        {selections.map(({ selectionId }) => (
          <Skeleton key={selectionId} height="56px" />
        ))}
      </LoadingRegion>
    );
  }
  const lines = selections.map((selection, index) => ({
    selection,
    points: pointsOf(queries[index]?.data?.points ?? [], selection),
  }));
  const fromMs = Math.min(...lines.flatMap(({ points: [first] }) => first?.atMs ?? []));
  const isWhole = queries.every(({ data }) => (data?.points.length ?? 0) < keptPoints);
  return (
    <>
      <div className={styles.lines}>
        {lines.map((line) => (
          <PriceLine key={line.selection.selectionId} event={event} market={market} {...line} />
        ))}
      </div>
      {Number.isFinite(fromMs) && (
        <p className={styles.note}>
          {t(isWhole ? 'event.odds.sinceOpening' : 'event.odds.since', { time: sayTime(fromMs) })}
        </p>
      )}
    </>
  );
}

/** The time alone where it is of today, with its day where it is not. */
function useSayTime(): (atMs: number) => string {
  const { locale, timeZone } = useUi();
  const isToday = (atMs: number) => siteDate(atMs, timeZone) === siteDate(serverNow(), timeZone);
  return (atMs) => formatTime(atMs, isToday(atMs) ? 'time' : 'dayTime', { locale, timeZone, zone: false });
}

/** The history is a moment old: the price that stands on the button is its last. */
function pointsOf(points: readonly { at: string; odds: number }[], { odds }: Selection): PricePoint[] {
  const kept = points.map((point) => ({ atMs: Date.parse(point.at), odds: point.odds }));
  return kept.at(-1)?.odds === odds ? kept : [...kept, { atMs: serverNow(), odds }];
}

const box = { width: 120, height: 28 };

interface PriceLineProps extends OddsMovementProps {
  readonly selection: Selection;
  readonly points: readonly PricePoint[];
}

/** A small line with the same said in words: first, now, lowest, highest. */
function PriceLine({ event, market, selection, points }: PriceLineProps) {
  const t = useText(eventTexts);
  const match = useText(matchTexts);
  const local = useLocalText();
  const { locale } = useLocale();
  const odds = useOddsText();
  const sayTime = useSayTime();
  const summary = summaryOf(points);
  if (summary === undefined) return <p className={styles.note}>{t('event.odds.none')}</p>;
  const say = (value: number) => odds.price(oddsFromDecimal(value));
  const [home, away] = [local(event.home), local(event.away)];
  const pick = pickWords(match, {
    kind: market.kind,
    pick: selection.pick,
    line: lineOf({ ...market, pick: selection.pick }, locale),
    home,
    away,
  });
  const [first, last, low, high] = [summary.first, summary.last, summary.low, summary.high].map(say);
  const label =
    summary.low === summary.high
      ? t('event.odds.still', { pick, last: last ?? '' })
      : t('event.odds.label', {
          pick,
          first: first ?? '',
          last: last ?? '',
          low: low ?? '',
          high: high ?? '',
        });
  return (
    <figure className={styles.line}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 -2 ${box.width} ${box.height + 4}`}
        preserveAspectRatio="none"
        className={styles.chart}
      >
        <path d={stepPath(points, serverNow(), box)} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption aria-hidden="true" className={styles.ends}>
        <span>{first}</span>
        <b>{last}</b>
        <span>{sayTime(points[0]?.atMs ?? 0)}</span>
        <span>{t('event.odds.now')}</span>
      </figcaption>
    </figure>
  );
}
