import { useLocalText, useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { eventTexts } from '@hanpan/messages';
import { Card, CardHeader, VisuallyHidden } from '@hanpan/ui';
import { useId } from 'react';
import { useMatchStamp } from '../../../app/match-clock.ts';
import type { EventDetail } from '../../../app/watched-events.ts';
import { isLive } from '../model.ts';
import { MomentumBar } from '../momentum-bar.tsx';
import styles from './event-flow.module.css';
import { leadChart } from './lead-steps.ts';

/** How many of the latest incidents are listed; the course shows the rest. */
const listed = 8;

/** How the match goes: the lead through it, who has done more lately, what happened last. */
export function EventFlow({ detail }: { detail: EventDetail }) {
  const t = useText(eventTexts);
  const titleId = useId();
  const { event, incidents, course, counts } = detail;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={t('event.flow')} titleId={titleId} />
      <div className={styles.body}>
        {incidents.length === 0 && <p className={styles.empty}>{t('event.flowEmpty')}</p>}
        {course.length > 0 && <Lead event={event} course={course} />}
        {event.momentum !== null && isLive(event) && (
          <div>
            <MomentumBar event={event} share={event.momentum} />
            <p className={styles.note}>{t('event.momentumNote')}</p>
          </div>
        )}
        {incidents.length > 0 && <Incidents event={event} incidents={incidents} />}
        {counts.length > 0 && <Counts event={event} counts={counts} />}
      </div>
    </Card>
  );
}

const box = { width: 240, height: 56 };

function Lead({ event, course }: { event: SportEvent; course: EventDetail['course'] }) {
  const t = useText(eventTexts);
  const local = useLocalText();
  const { path, most, least } = leadChart(course, box);
  const [home, away] = [local(event.home), local(event.away)];
  return (
    <figure className={styles.lead}>
      <figcaption>{t('event.course')}</figcaption>
      <span className={styles.sides} aria-hidden="true">
        <span>{`${home} +${most}`}</span>
        <span>{`${away} +${least}`}</span>
      </span>
      <svg
        role="img"
        aria-label={t('event.courseLabel', { home, away, most, least })}
        viewBox={`0 -2 ${box.width} ${box.height + 4}`}
        preserveAspectRatio="none"
        className={styles.chart}
      >
        <path
          className={styles.middle}
          d={`M0 ${box.height / 2}H${box.width}`}
          vectorEffect="non-scaling-stroke"
        />
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
    </figure>
  );
}

function Incidents({ event, incidents }: { event: SportEvent; incidents: EventDetail['incidents'] }) {
  const t = useText(eventTexts);
  const local = useLocalText();
  const stamp = useMatchStamp();
  return (
    <ol className={styles.incidents}>
      {incidents.slice(0, listed).map((incident) => (
        <li key={incident.number}>
          <span>{stamp({ ...incident, sport: event.sport })}</span>
          <span>
            {incident.side && <b>{`${local(event[incident.side])} `}</b>}
            {t(`event.incident.${incident.kind}`)}
            {incident.kind === 'score' && incident.amount > 1 && ` +${incident.amount}`}
          </span>
          <span>{`${incident.homeScore} : ${incident.awayScore}`}</span>
        </li>
      ))}
    </ol>
  );
}

/** Sums over all periods of what is worth counting beside the score. */
function Counts({ event, counts }: { event: SportEvent; counts: EventDetail['counts'] }) {
  const t = useText(eventTexts);
  const local = useLocalText();
  const kinds = [...new Set(counts.map(({ kind }) => kind))].filter(
    (kind) => kind !== 'score' && kind !== 'decision',
  );
  if (kinds.length === 0) return null;
  const sum = (kind: string, side: 'home' | 'away') =>
    counts.filter((each) => each.kind === kind).reduce((total, each) => total + each[side], 0);
  return (
    <table className={styles.counts}>
      <VisuallyHidden as="caption">{t('event.counts')}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t('event.counts')}</th>
          <th scope="col">{local(event.home)}</th>
          <th scope="col">{local(event.away)}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`event.incident.${kind}`)}</th>
            <td>{sum(kind, 'home')}</td>
            <td>{sum(kind, 'away')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
