import { useText } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { LegBadge } from '@hanpan/kit';
import { myBetTexts } from '@hanpan/messages';
import { LiveDot, TimeText } from '@hanpan/ui';
import { clsx } from 'clsx';
import { AppLink } from '../../app/app-link.tsx';
import { LegProof } from '../../app/leg-proof.tsx';
import { useLegWords } from '../../app/leg-words.ts';
import { useMatchClock } from '../../app/match-clock.ts';
import { TakenPrice } from '../../app/taken-price.tsx';
import { visit } from '../../app/urls.ts';
import styles from './bet-leg-line.module.css';
import { type LegScore, type LiveMatches, scoreOf } from './live-matches.ts';

type Leg = Bet['legs'][number];

interface BetLegLineProps {
  readonly leg: Leg;
  /** Its bet was never accepted: no result of it is waited for. */
  readonly isRefused?: boolean;
  readonly matches: LiveMatches;
  /** Beside a board: without the proof, and what is still open has no badge. */
  readonly isBrief?: boolean;
  /** The bet names its odds elsewhere. */
  readonly hidesPrice?: boolean;
}

/** A leg with its match as it stands, which is a way to that match: kick-off, clock and score in play, or its result. */
export function BetLegLine({
  leg,
  isRefused = false,
  matches,
  isBrief = false,
  hidesPrice = false,
}: BetLegLineProps) {
  const { game, market, pick } = useLegWords()(leg);
  const hasBadge = !isRefused && (!isBrief || leg.result !== null);
  return (
    <li className={clsx(styles.leg, isBrief && styles.brief)}>
      <span className={styles.match}>
        <AppLink to={visit('event', { eventId: leg.eventId })} className={styles.game}>
          {game}
        </AppLink>
        <MatchNow leg={leg} score={scoreOf(leg, matches)} isBrief={isBrief} />
      </span>
      <span className={styles.pick}>
        <span>
          {`${market} · `}
          <b>{pick}</b>
        </span>
        {(hasBadge || !hidesPrice) && (
          <span className={styles.fate}>
            {!hidesPrice && <TakenPrice leg={leg} />}
            {hasBadge && <LegBadge result={leg.result} size="sm" />}
          </span>
        )}
      </span>
      {!isBrief && <LegProof announcement={leg.announcement} eventId={leg.eventId} />}
    </li>
  );
}

interface MatchNowProps {
  readonly leg: Leg;
  readonly score: LegScore | undefined;
  readonly isBrief: boolean;
}

/** Where there is little room, a score says that the match has begun, and when it did is left out. */
function MatchNow({ leg, score, isBrief }: MatchNowProps) {
  const t = useText(myBetTexts);
  const clock = useMatchClock();
  return (
    <span className={styles.now}>
      {score?.live && <LiveDot>{clock(score.live)}</LiveDot>}
      {!score?.live && !(isBrief && score) && <TimeText atMs={Date.parse(leg.startsAt)} format="dayTime" />}
      {score && <b>{t('myBets.score', { home: score.home, away: score.away })}</b>}
    </span>
  );
}
