import { useLocale, useLocalText, useText } from '@hanpan/client';
import { matchTexts, resultTexts } from '@hanpan/messages';
import { Badge, TimeText } from '@hanpan/ui';
import { LegProof } from '../../app/leg-proof.tsx';
import { lineOf, useLegWords } from '../../app/leg-words.ts';
import { periodsOf } from '../../app/period-scores.ts';
import { outcomeOf, type ResultMarket, type ResultType, type SportResult } from './model.ts';
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
        {type !== 'special' && <Line market={result.markets[0]} />}
        {type !== 'special' && <Outcome type={type} result={result} />}
        {type === 'special' && result.isCancelled && <Badge kind="void">{t('results.cancelled')}</Badge>}
      </span>
      <PeriodScores result={result} />
      {result.provenance !== null && (
        <span className={styles.proof}>
          <LegProof announcement={result.provenance.announcement} eventId={result.eventId} />
        </span>
      )}
      {type === 'special' && !result.isCancelled && <SpecialMarkets result={result} />}
    </li>
  );
}

function Line({ market }: { market: ResultMarket | undefined }) {
  const t = useText(resultTexts);
  const { locale } = useLocale();
  if (market === undefined || market.lineQuarters === null) return null;
  const line = lineOf({ kind: market.kind, lineQuarters: market.lineQuarters, pick: 'home' }, locale);
  return <small>{t('results.line', { line })}</small>;
}

function Outcome({ type, result }: { type: ResultType; result: SportResult }) {
  const t = useText(resultTexts);
  const outcome = outcomeOf(result, result.markets[0]);
  if (outcome.kind === 'cancelled') return <Badge kind="void">{t('results.cancelled')}</Badge>;
  if (outcome.kind === 'void') return <Badge kind="void">{t('results.void')}</Badge>;
  if (outcome.kind !== 'won') return <span aria-hidden="true">–</span>;
  const isHandicap = type === 'handicap';
  const words: Readonly<Record<string, string>> = {
    home: t(isHandicap ? 'results.pick.ahHome' : 'results.pick.home'),
    draw: t('results.pick.draw'),
    away: t(isHandicap ? 'results.pick.ahAway' : 'results.pick.away'),
    over: t('results.pick.over'),
    under: t('results.pick.under'),
  };
  const half = outcome.isHalf ? ` (${t('results.half')})` : '';
  return <Badge kind="plain">{`${words[outcome.pick] ?? outcome.pick}${half}`}</Badge>;
}

/** The score of every half, quarter, period, set or inning that was played to its end. */
function PeriodScores({ result: { scores } }: { result: SportResult }) {
  const t = useText(resultTexts);
  const match = useText(matchTexts);
  const stretches = periodsOf(scores).filter(({ isFinal }) => isFinal);
  if (stretches.length === 0) return null;
  return (
    <dl className={styles.periods}>
      {stretches.map(({ scope, home, away }) => (
        <div key={scope}>
          <dt>{match(`match.scope.${scope}`)}</dt>
          <dd>{t('results.scoreValue', { home, away })}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every special bet of a match with what won, or was given back. */
function SpecialMarkets({ result: { home, away, markets } }: { result: SportResult }) {
  const t = useText(resultTexts);
  const words = useLegWords();
  return (
    <dl className={styles.special}>
      {markets.map((market) => {
        const said = market.selections.map((selection) => ({
          ...selection,
          words: words({ ...market, pick: selection.pick, home, away }),
        }));
        return (
          <div key={market.marketId}>
            <dt>{said[0]?.words.market}</dt>
            <dd>
              {said.map(({ pick, result, words: { pick: name } }) => (
                <span key={pick}>
                  {result === 'void' ? `${name} · ${t('results.void')}` : name}
                  {result === 'half-win' || result === 'half-lose' ? ` (${t('results.half')})` : ''}
                  {result?.startsWith('dead-heat') ? ` (${t('results.deadHeat')})` : ''}
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
