import { useCallQuery, useLocale, useLocalText, useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { eventTexts } from '@hanpan/messages';
import { Card, CardHeader, ErrorState, LoadingRegion, Skeleton, TimeText, VisuallyHidden } from '@hanpan/ui';
import { type ReactNode, useId } from 'react';
import styles from './event-sides.module.css';
import { countOf, formOf, isDivided, type Outcome, type Sides } from './side-form.ts';

/** How many of the latest matches have a letter. */
const lettered = 5;

/** Both sides beside each other: their places in the league, what they played lately, and how they fared against each other. */
export function EventSides({ event }: { event: SportEvent }) {
  const t = useText(eventTexts);
  const titleId = useId();
  const query = useCallQuery('/api/sport/sides', { eventId: event.eventId }, { staleTime: 60_000 });
  const { data } = query;
  if (data !== undefined && isEmpty(data)) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={t('event.sides')} titleId={titleId} />
      <div className={styles.body}>
        {data !== undefined ? (
          <>
            <Compared event={event} sides={data} />
            {data.meetings.length > 0 && <Meetings meetings={data.meetings} />}
            <Notes sides={data} />
          </>
        ) : query.isError ? (
          <ErrorState
            title={t('event.errorTitle')}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          >
            {t('event.errorBody')}
          </ErrorState>
        ) : (
          <LoadingRegion>
            <Skeleton height="150px" />
          </LoadingRegion>
        )}
      </div>
    </Card>
  );
}

const isEmpty = ({ strength, homeForm, awayForm, meetings }: Sides) =>
  strength === null && homeForm.length + awayForm.length + meetings.length === 0;

/** What the ranks and the counts stand on, each where it is shown. */
function Notes({ sides: { strength, homeForm, awayForm, meetings } }: { sides: Sides }) {
  const t = useText(eventTexts);
  const hasMatches = homeForm.length + awayForm.length + meetings.length > 0;
  const notes = [
    strength === null ? undefined : t('event.sides.notePlaces'),
    hasMatches ? t('event.sides.noteMatches') : undefined,
  ];
  return <p className={styles.note}>{notes.filter((note) => note !== undefined).join(' ')}</p>;
}

/** A rank is no score: "20th of 20". */
function usePlace(count: number): (place: number) => string {
  const t = useText(eventTexts);
  const { locale } = useLocale();
  const rules = new Intl.PluralRules(locale, { type: 'ordinal' });
  return (place) => {
    const kind = rules.select(place);
    const word = kind === 'one' || kind === 'two' || kind === 'few' ? kind : 'other';
    return t('event.sides.place', { place: t(`event.ordinal.${word}`, { n: place }), count });
  };
}

function Compared({ event, sides }: { event: SportEvent; sides: Sides }) {
  const t = useText(eventTexts);
  const local = useLocalText();
  const { locale } = useLocale();
  const { strength } = sides;
  const [home, away] = [formOf(sides.homeForm), formOf(sides.awayForm)];
  const placeOf = usePlace(strength?.sideCount ?? 0);
  const matchCount = Math.max(home.outcomes.length, away.outcomes.length);
  const average = (value: number | undefined) =>
    value === undefined
      ? '–'
      : new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
  const kinds = isDivided(event.sport) ? (['overall', 'attack', 'defence'] as const) : (['overall'] as const);
  return (
    <table className={styles.compared}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('event.sides.item')}</VisuallyHidden>
          </th>
          <th scope="col">{local(event.home)}</th>
          <th scope="col">{local(event.away)}</th>
        </tr>
      </thead>
      <tbody>
        {strength !== null &&
          kinds.map((kind) => (
            <Row
              key={kind}
              label={t(`event.sides.${kind}`)}
              home={placeOf(strength.home[kind])}
              away={placeOf(strength.away[kind])}
            />
          ))}
        {matchCount > 0 && (
          <>
            <Row
              label={t('event.sides.form', { count: Math.min(matchCount, lettered) })}
              home={<Form outcomes={home.outcomes} />}
              away={<Form outcomes={away.outcomes} />}
            />
            <Row label={t('event.sides.scored')} home={average(home.scored)} away={average(away.scored)} />
            <Row
              label={t('event.sides.conceded')}
              home={average(home.conceded)}
              away={average(away.conceded)}
            />
          </>
        )}
      </tbody>
    </table>
  );
}

/** One thing of both sides. */
function Row({ label, home, away }: { label: string; home: ReactNode; away: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{home}</td>
      <td>{away}</td>
    </tr>
  );
}

/** The latest by letter; all of them are said in words. */
function Form({ outcomes }: { outcomes: readonly Outcome[] }) {
  const t = useText(eventTexts);
  if (outcomes.length === 0) return '–';
  const record = {
    won: countOf(outcomes, 'won'),
    drawn: countOf(outcomes, 'drawn'),
    lost: countOf(outcomes, 'lost'),
  };
  return (
    <>
      <span className={styles.outcomes} aria-hidden="true">
        {outcomes.slice(0, lettered).map((outcome, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outcomes have nothing of their own but their place.
          <span key={index} className={styles[outcome]}>
            {t(`event.sides.${outcome}`)}
          </span>
        ))}
      </span>
      <VisuallyHidden>{t('event.sides.record', record)}</VisuallyHidden>
    </>
  );
}

function Meetings({ meetings }: { meetings: Sides['meetings'] }) {
  const t = useText(eventTexts);
  const local = useLocalText();
  return (
    <section>
      <h3 className={styles.title}>{t('event.sides.meetings')}</h3>
      <ul className={styles.meetings}>
        {meetings.map(({ eventId, startsAt, home, away, homeScore, awayScore }) => (
          <li key={eventId}>
            <TimeText atMs={Date.parse(startsAt)} format="date" />
            <span>{local(home)}</span>
            <b>{`${homeScore} : ${awayScore}`}</b>
            <span>{local(away)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
