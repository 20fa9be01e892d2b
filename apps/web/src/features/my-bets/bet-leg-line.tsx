import { useText } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { LegBadge } from '@hanpan/kit';
import { myBetTexts } from '@hanpan/messages';
import { LiveDot, TimeText } from '@hanpan/ui';
import { LegProof } from '../../app/leg-proof.tsx';
import { useLegWords } from '../../app/leg-words.ts';
import { useMatchClock } from '../../app/match-clock.ts';
import { TakenPrice } from '../../app/taken-price.tsx';
import styles from './bet-card.module.css';
import { type LiveMatches, scoreOf } from './live-matches.ts';

interface BetLegLineProps {
  readonly leg: Bet['legs'][number];
  /** Its bet was never accepted: no result of it is waited for. */
  readonly isRefused: boolean;
  readonly matches: LiveMatches;
}

/** A leg with its match as it stands: kick-off, clock and score in play, or its result. */
export function BetLegLine({ leg, isRefused, matches }: BetLegLineProps) {
  const own = useText(myBetTexts);
  const clock = useMatchClock();
  const { game, market, pick } = useLegWords()(leg);
  const score = scoreOf(leg, matches);
  return (
    <li className={styles.leg}>
      <span className={styles.game}>
        {score?.live ? (
          <>
            <LiveDot>{clock(score.live)}</LiveDot>{' '}
          </>
        ) : (
          <>
            <TimeText atMs={Date.parse(leg.startsAt)} format="dayTime" />{' '}
          </>
        )}
        {game} {score && <b>{own('myBets.score', { home: score.home, away: score.away })}</b>}
      </span>
      <span className={styles.pick}>
        {`${market} · `}
        <b>{pick}</b>
      </span>
      <TakenPrice leg={leg} />
      {isRefused ? <span /> : <LegBadge result={leg.result} size="sm" />}
      <LegProof announcement={leg.announcement} eventId={leg.eventId} />
    </li>
  );
}
