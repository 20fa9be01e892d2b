import { useCallQuery, useLocalText, useText } from '@hanpan/client';
import { eventTexts, sportsTexts } from '@hanpan/messages';
import { Card, CardHeader, Icon } from '@hanpan/ui';
import { useDeferredValue, useId } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { iconOf } from '../../app/sport-icon.ts';
import { visit } from '../../app/urls.ts';
import { EventClock } from './event-clock.tsx';
import styles from './found-elsewhere.module.css';
import type { Sport, When } from './model.ts';

interface FoundElsewhereProps {
  readonly search: string;
  readonly when: When;
  /** The sport whose board stands above. */
  readonly sport: Sport;
}

/** A single letter finds everything. */
const shortest = 2;

/** Matches of other sports that a search finds, each a way to its page. */
export function FoundElsewhere({ search, when, sport }: FoundElsewhereProps) {
  const t = useText(sportsTexts);
  const own = useText(eventTexts);
  const local = useLocalText();
  const titleId = useId();
  const typed = useDeferredValue(search.trim());
  const isLongEnough = [...typed].length >= shortest;
  const { data, isError } = useCallQuery(
    '/api/sport/search',
    { search: typed || ' ', when },
    { enabled: isLongEnough, staleTime: 10_000 },
  );
  if (!isLongEnough) return null;
  const found = data?.events.filter((event) => event.sport !== sport);
  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <CardHeader title={t('sports.found.title')} titleId={titleId} />
      <div role="status" className={styles.status}>
        {isError && t('sports.found.error')}
        {found?.length === 0 && t('sports.found.none')}
      </div>
      <ul className={styles.list}>
        {found?.map((event) => {
          const icon = iconOf(event.sport);
          return (
            <li key={event.eventId}>
              <AppLink to={visit('event', { eventId: event.eventId })} className={styles.match}>
                {icon && <Icon name={icon} size={16} />}
                <span>{own('event.versus', { home: local(event.home), away: local(event.away) })}</span>
                <EventClock event={event} />
              </AppLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
