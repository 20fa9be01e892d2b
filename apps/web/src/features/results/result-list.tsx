import { useLocale, useLocalText, useText } from '@hanpan/client';
import { resultTexts } from '@hanpan/messages';
import { Badge, TimeText } from '@hanpan/ui';
import { lineOf } from '../../app/leg-words.ts';
import { outcomeOf, type ResultType, type SportResult } from './model.ts';
import styles from './results.module.css';

interface ResultListProps {
  readonly type: ResultType;
  readonly list: readonly SportResult[];
}

/** One line for each match: when, who, the score, and what became of the line. */
export function ResultList({ type, list }: ResultListProps) {
  return (
    <ul className={styles.list}>
      {list.map((result) => (
        <ResultRow key={result.eventId} type={type} result={result} />
      ))}
    </ul>
  );
}

function ResultRow({ type, result }: { type: ResultType; result: SportResult }) {
  const t = useText(resultTexts);
  const local = useLocalText();
  const { homeScore, awayScore } = result;
  return (
    <li className={styles.result}>
      <span className={styles.when}>
        <TimeText atMs={Date.parse(result.startsAt)} format="dateTime" />
        <span>{local(result.league.name)}</span>
      </span>
      <span className={styles.match}>
        <span className={homeScore > awayScore ? styles.winner : undefined}>{local(result.home)}</span>
        <b className={styles.score}>{t('results.scoreValue', { home: homeScore, away: awayScore })}</b>
        <span className={awayScore > homeScore ? styles.winner : undefined}>{local(result.away)}</span>
      </span>
      <span className={styles.outcome}>
        <Line type={type} result={result} />
        <Outcome type={type} result={result} />
      </span>
    </li>
  );
}

function Line({ type, result: { lineQuarters } }: { type: ResultType; result: SportResult }) {
  const t = useText(resultTexts);
  const { locale } = useLocale();
  if (lineQuarters === null) return null;
  const kind = type === 'handicap' ? 'AH' : 'UO';
  return <small>{t('results.line', { line: lineOf({ kind, lineQuarters, pick: 'home' }, locale) })}</small>;
}

function Outcome({ type, result }: { type: ResultType; result: SportResult }) {
  const t = useText(resultTexts);
  const outcome = outcomeOf(result);
  if (outcome.kind === 'cancelled') return <Badge kind="void">{t('results.cancelled')}</Badge>;
  if (outcome.kind === 'void') return <Badge kind="void">{t('results.void')}</Badge>;
  if (outcome.kind !== 'won') return <span aria-hidden="true">–</span>;
  const isHandicap = type === 'handicap';
  const words = {
    home: t(isHandicap ? 'results.pick.ahHome' : 'results.pick.home'),
    draw: t('results.pick.draw'),
    away: t(isHandicap ? 'results.pick.ahAway' : 'results.pick.away'),
    over: t('results.pick.over'),
    under: t('results.pick.under'),
  };
  const half = outcome.isHalf ? ` (${t('results.half')})` : '';
  return <Badge kind="plain">{`${words[outcome.pick]}${half}`}</Badge>;
}
