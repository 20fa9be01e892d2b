import { useLocalText, useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { eventTexts, matchTexts, sportsTexts } from '@hanpan/messages';
import { Card, Icon, VisuallyHidden } from '@hanpan/ui';
import { clsx } from 'clsx';
import { redCardsOf, turnOf, useMatchSituation } from '../../../app/match-situation.ts';
import { periodsOf } from '../../../app/period-scores.ts';
import { useSession } from '../../../app/session.ts';
import { iconOf } from '../../../app/sport-icon.ts';
import type { EventDetail } from '../../../app/watched-events.ts';
import { EventClock } from '../event-clock.tsx';
import { isLive } from '../model.ts';
import styles from './event-head.module.css';
import { ProvenanceNote } from './provenance-badge.tsx';

/** Who plays, how it stands and where it comes from. While it is played the score stays in sight above the prices. */
export function EventHead({ detail: { event, league } }: { detail: EventDetail }) {
  const local = useLocalText();
  const icon = iconOf(league.sport);
  const isMember = useSession().state === 'member';
  const hasMore = periodsOf(event.scores).length > 0 || event.provenance !== null;
  return (
    <>
      <VisuallyHidden as="h1">{`${local(event.home)} – ${local(event.away)}`}</VisuallyHidden>
      <Card
        as="div"
        className={clsx(styles.score, isLive(event) && styles.pinned, isMember && styles.underBalance)}
      >
        <p className={styles.league}>
          {icon && <Icon name={icon} size={16} />}
          {`${local(league.country)} · ${local(league.name)}`}
        </p>
        <ScoreLine event={event} />
      </Card>
      {hasMore && (
        <Card as="div" className={styles.card}>
          <PeriodTable event={event} />
          {event.provenance !== null && <ProvenanceNote provenance={event.provenance} />}
        </Card>
      )}
    </>
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
        <EventClock event={event} />
        {situation !== undefined && <small>{situation}</small>}
      </span>
      {side('away')}
    </div>
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
