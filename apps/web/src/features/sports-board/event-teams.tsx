import { useLocalText, useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { eventTexts, sportsTexts } from '@hanpan/messages';
import { VisuallyHidden } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { redCardsOf, turnOf, useMatchSituation } from '../../app/match-situation.ts';
import { periodsOf } from '../../app/period-scores.ts';
import { visit } from '../../app/urls.ts';
import { EventClock } from './event-clock.tsx';
import styles from './event-teams.module.css';
import { isLive } from './model.ts';
import { MomentumBar } from './momentum-bar.tsx';

/** As many of the latest periods as fit beside a name on a phone. */
const shownPeriods = 4;

interface EventTeamsProps {
  readonly event: SportEvent;
  readonly showsMomentum?: boolean;
}

/** Who plays, when, and how it stands: the way to everything else about the match. */
export function EventTeams({ event, showsMomentum = true }: EventTeamsProps) {
  const t = useText(eventTexts);
  const local = useLocalText();
  const situation = useMatchSituation()(event);
  const game = t('event.versus', { home: local(event.home), away: local(event.away) });
  return (
    <div className={styles.teams}>
      <span className={styles.head}>
        <EventClock event={event} />
        {situation !== undefined && <span className={styles.situation}>{situation}</span>}
      </span>
      <AppLink to={visit('event', { eventId: event.eventId })} className={styles.link}>
        <VisuallyHidden>{t('event.open', { game })}</VisuallyHidden>
        <Team event={event} side="home" />
        <Team event={event} side="away" />
      </AppLink>
      {showsMomentum && event.momentum !== null && isLive(event) && (
        <MomentumBar event={event} share={event.momentum} brief />
      )}
    </div>
  );
}

function Team({ event, side }: { event: SportEvent; side: 'home' | 'away' }) {
  const t = useText(eventTexts);
  const sports = useText(sportsTexts);
  const local = useLocalText();
  const isHome = side === 'home';
  const hasScore = isLive(event) || event.phase === 'ended';
  const periods = periodsOf(event.scores).slice(-shownPeriods);
  const turn = turnOf(event);
  const redCards = redCardsOf(event, side);
  return (
    <span className={styles.team}>
      <span className={styles.name}>{local(isHome ? event.home : event.away)}</span>
      {turn?.side === side && isLive(event) && (
        <i className={styles.turn}>
          <VisuallyHidden>{t(turn.key)}</VisuallyHidden>
        </i>
      )}
      {redCards > 0 && (
        <i className={styles.red}>
          <VisuallyHidden>{t('event.redCards', { count: redCards })}</VisuallyHidden>
        </i>
      )}
      {hasScore && (
        <span className={styles.scores}>
          <span aria-hidden="true" className={styles.periods}>
            {periods.map((score) => (
              <span key={score.scope}>{isHome ? score.home : score.away}</span>
            ))}
          </span>
          <VisuallyHidden>{sports('sports.score')}</VisuallyHidden>
          <b className={styles.score}>{isHome ? event.homeScore : event.awayScore}</b>
        </span>
      )}
    </span>
  );
}
