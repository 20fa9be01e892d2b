import { codeOf, useText } from '@hanpan/client';
import { eventTexts, sportsTexts } from '@hanpan/messages';
import {
  Card,
  Chip,
  ChipGroup,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingRegion,
  Skeleton,
  VisuallyHidden,
} from '@hanpan/ui';
import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import { AppLink } from '../../../app/app-link.tsx';
import type { BoardPrice } from '../../../app/board-price.ts';
import { useSession } from '../../../app/session.ts';
import type { EventDetail, WatchedEvent } from '../../../app/watched-events.ts';
import { isLive } from '../model.ts';
import { useIsInView } from '../use-is-in-view.ts';
import { MarketsSkeleton, MarketTabs } from './all-markets.tsx';
import { EventFlow } from './event-flow.tsx';
import { EventHead, ScoreInSight } from './event-head.tsx';
import { EventSides } from './event-sides.tsx';
import styles from './event-view.module.css';

interface EventViewProps {
  readonly watched: WatchedEvent | undefined;
  readonly selectedId: number | undefined;
  readonly onPick: (price: BoardPrice) => void;
}

/** One match with everything about it. */
export function EventView({ watched, ...pick }: EventViewProps) {
  const detail = watched?.detail;
  return detail === undefined ? <NotYet watched={watched} /> : <LoadedEvent detail={detail} {...pick} />;
}

interface LoadedEventProps extends Omit<EventViewProps, 'watched'> {
  readonly detail: EventDetail;
}

function LoadedEvent({ detail, ...pick }: LoadedEventProps) {
  const t = useText(eventTexts);
  const marketsId = useId();
  const isMember = useSession().state === 'member';
  const above = useRef<HTMLDivElement>(null);
  const seesHead = useIsInView(above);
  const { event } = detail;
  const look = clsx(styles.view, isMember && styles.underBalance, isLive(event) && styles.live);
  return (
    <article className={look}>
      <BackLinks isLive={isLive(event)} />
      <EventHead detail={detail} />
      <section aria-labelledby={marketsId} className={styles.markets}>
        <VisuallyHidden as="h2" id={marketsId}>
          {t('event.groups')}
        </VisuallyHidden>
        <div ref={above} aria-hidden="true" className={styles.above} />
        {isLive(event) && !seesHead && <ScoreInSight event={event} />}
        <MarketTabs detail={detail} {...pick} />
      </section>
      {/* Below the prices: they grow with every incident, and no price may move away from under a finger. */}
      {event.phase !== 'prematch' && <EventFlow detail={detail} />}
      <EventSides event={event} />
    </article>
  );
}

function NotYet({ watched }: { watched: WatchedEvent | undefined }) {
  const t = useText(eventTexts);
  if (watched?.error == null) {
    return (
      <LoadingRegion className={styles.view}>
        <Skeleton height="220px" />
        <MarketsSkeleton />
        <Skeleton height="180px" />
      </LoadingRegion>
    );
  }
  return (
    <Card>
      {isMissing(watched.error) ? (
        <EmptyState
          level={1}
          title={t('event.missingTitle')}
          action={
            <LinkButton as={AppLink} to="sport">
              {t('event.back')}
            </LinkButton>
          }
        >
          {t('event.missingBody')}
        </EmptyState>
      ) : (
        <ErrorState
          title={t('event.errorTitle')}
          onRetry={() => void watched.refetch()}
          busy={watched.isFetching}
        >
          {t('event.errorBody')}
        </ErrorState>
      )}
    </Card>
  );
}

/** There is no such match, or the address names none. */
function isMissing(error: Error): boolean {
  const code = codeOf(error);
  return code === 'E404' || code === 'E400';
}

/** Back to the list that the match is on; both are one press away. */
function BackLinks({ isLive }: { isLive: boolean }) {
  const t = useText(sportsTexts);
  const own = useText(eventTexts);
  return (
    <ChipGroup label={own('event.back')}>
      <Chip as={AppLink} to={isLive ? 'liveSport' : 'sport'} icon="chevronLeft">
        {t(isLive ? 'sports.title.live' : 'sports.title.soon')}
      </Chip>
      <Chip as={AppLink} to={isLive ? 'sport' : 'liveSport'}>
        {t(isLive ? 'sports.title.soon' : 'sports.title.live')}
      </Chip>
    </ChipGroup>
  );
}
