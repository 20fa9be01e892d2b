import { useLocalText, useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { eventTexts, matchTexts, sportsTexts } from '@hanpan/messages';
import { Card, Countdown, Icon, TimeText, VisuallyHidden } from '@hanpan/ui';
import { useState } from 'react';
import { useMatchClock } from '../../../app/match-clock.ts';
import { redCardsOf, turnOf, useMatchSituation } from '../../../app/match-situation.ts';
import { periodsOf } from '../../../app/period-scores.ts';
import { iconOf } from '../../../app/sport-icon.ts';
import type { EventDetail } from '../../../app/watched-events.ts';
import { EventClock } from '../event-clock.tsx';
import { isLive } from '../model.ts';
import styles from './event-head.module.css';
import { ProvenanceNote } from './provenance-badge.tsx';

interface EventHeadProps {
  readonly detail: EventDetail;
}

/** Who plays, how it stands and where it comes from. */
export function EventHead({ detail: { event, league } }: EventHeadProps) {
  const local = useLocalText();
  const icon = iconOf(league.sport);
  const hasMore = periodsOf(event.scores).length > 0 || event.provenance !== null;
  return (
    <>
      <VisuallyHidden as="h1">{`${local(event.home)} – ${local(event.away)}`}</VisuallyHidden>
      <Card as="div" className={styles.score}>
        <p className={styles.league}>
          {icon && <Icon name={icon} size={16} />}
          {`${local(league.country)} · ${local(league.name)}`}
        </p>
        <ScoreLine event={event} />
      </Card>
      {hasMore && (
        <Card as="div" className={styles.card}>
          <PeriodTable event={event} />
          {event.provenance !== null && (
            <ProvenanceNote provenance={event.provenance} isOver={event.phase === 'ended'} />
          )}
        </Card>
      )}
    </>
  );
}

/** The score for a reader of prices further down, in one line; it takes no room, so that nothing moves when it comes. */
export function ScoreInSight({ event }: { event: SportEvent }) {
  const local = useLocalText();
  const clock = useMatchClock();
  return (
    <div aria-hidden="true" className={styles.inSight}>
      <p className={styles.line}>
        <span className={styles.lineTeam}>{local(event.home)}</span>
        <b>{`${event.homeScore} : ${event.awayScore}`}</b>
        <span className={styles.lineTeam}>{local(event.away)}</span>
        <small>{clock(event)}</small>
      </p>
    </div>
  );
}

function ScoreLine({ event }: { event: SportEvent }) {
  const t = useText(eventTexts);
  const sports = useText(sportsTexts);
  const local = useLocalText();
  const situation = useMatchSituation()(event);
  const turn = turnOf(event);
  const hasScore = isLive(event) || event.phase === 'ended';
  const side = (name: 'home' | 'away') => (
    <span className={styles.side}>
      <b className={styles.team}>{local(event[name])}</b>
      {turn?.side === name && isLive(event) && <small>{t(turn.key)}</small>}
      {redCardsOf(event, name) > 0 && (
        <small>{t('event.redCards', { count: redCardsOf(event, name) })}</small>
      )}
    </span>
  );
  return (
    <div className={styles.scoreLine}>
      {side('home')}
      <span className={styles.middle}>
        {hasScore && (
          <b className={styles.points}>
            <VisuallyHidden>{`${sports('sports.score')} `}</VisuallyHidden>
            {`${event.homeScore} : ${event.awayScore}`}
          </b>
        )}
        {event.phase === 'prematch' ? (
          <KickOff startsAtMs={Date.parse(event.startsAt)} />
        ) : (
          <EventClock event={event} />
        )}
        {situation !== undefined && <small>{situation}</small>}
      </span>
      {side('away')}
    </div>
  );
}

/** From a day on, days say more than a clock of many hours. */
const clockFromMs = 24 * 3_600_000;

/** The day, the time and how long until then. */
function KickOff({ startsAtMs }: { startsAtMs: number }) {
  const t = useText(sportsTexts);
  const [passedMs, setPassed] = useState<number>();
  const leftMs = startsAtMs - serverNow();
  const isOver = passedMs === startsAtMs || leftMs <= 0;
  return (
    <>
      <TimeText atMs={startsAtMs} format="date" />
      <TimeText atMs={startsAtMs} format="time" className={styles.points} />
      {isOver && <small>{t('sports.starting')}</small>}
      {!isOver && leftMs > clockFromMs && <TimeText atMs={startsAtMs} format="relative" />}
      {!isOver && leftMs <= clockFromMs && (
        <small>
          {`${t('sports.kickOffIn')} `}
          <Countdown
            untilMs={startsAtMs}
            label={t('sports.kickOffIn')}
            onDone={() => setPassed(startsAtMs)}
            className={styles.countdown}
          />
        </small>
      )}
    </>
  );
}

/** The score of every period so far, and their sum. */
function PeriodTable({ event }: { event: SportEvent }) {
  const t = useText(eventTexts);
  const match = useText(matchTexts);
  const local = useLocalText();
  const periods = periodsOf(event.scores);
  if (periods.length === 0) return null;
  const sides = ['home', 'away'] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section className={styles.scroll} aria-label={t('event.scores')} tabIndex={0}>
      <table className={styles.periods}>
        <thead>
          <tr>
            <th scope="col">{t('event.side')}</th>
            {periods.map(({ scope }) => (
              <th key={scope} scope="col">
                {match(`match.scope.${scope}`)}
              </th>
            ))}
            <th scope="col">{t('event.total')}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <tr key={side}>
              <th scope="row">{local(event[side])}</th>
              {periods.map((score) => (
                <td key={score.scope}>{score[side]}</td>
              ))}
              <td>
                <b>{side === 'home' ? event.homeScore : event.awayScore}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
