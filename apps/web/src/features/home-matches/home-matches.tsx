import { useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { serverNow, useDrawn } from '@hanpan/kit';
import { homeTexts } from '@hanpan/messages';
import { Card, EmptyState, LoadingRegion, MoreLink, SectionHead, Skeleton } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { TryAgain } from '../../app/try-again.tsx';
import styles from './home-matches.module.css';
import { MatchCard } from './match-card.tsx';
import { chooseEvents, type HomePick } from './model.ts';
import { useBoard } from './use-board.ts';

/** Matches that take bets now. A price goes onto the slip, and leads to the sports page, where that is. */
export function HomeMatches({ onPick }: { onPick: (pick: HomePick) => void }) {
  const t = useText(homeTexts);
  const query = useBoard();
  const liveCount = query.data?.sports.reduce((sum, { live }) => sum + live, 0) ?? 0;
  return (
    <section aria-labelledby="matches-title">
      <SectionHead
        title={t('home.matches')}
        titleId="matches-title"
        note={liveCount > 0 ? t('home.matchesLive', { count: liveCount }) : undefined}
        actions={
          <MoreLink as={AppLink} to="sport">
            {t('home.matchesAll')}
          </MoreLink>
        }
      />
      <Matches query={query} onPick={onPick} />
    </section>
  );
}

interface MatchesProps {
  readonly query: ReturnType<typeof useBoard>;
  readonly onPick: (pick: HomePick) => void;
}

function Matches({ query, onPick }: MatchesProps) {
  const t = useText(homeTexts);
  const { isError } = query;
  const data = useDrawn(query.data);
  if (data !== undefined) {
    const events = chooseEvents(data.events, serverNow());
    if (events.length > 0) {
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the list scrolls sideways, and closed matches hold nothing to focus.
        <ul className={styles.matches} tabIndex={0}>
          {events.map((event) => (
            <li key={event.eventId}>
              <MatchCard event={event} league={leagueOf(event, data.leagues)} onPick={onPick} />
            </li>
          ))}
        </ul>
      );
    }
    return (
      <Card as="div">
        <EmptyState title={t('home.matchesEmptyTitle')}>{t('home.matchesEmpty')}</EmptyState>
      </Card>
    );
  }
  if (isError) {
    return (
      <Card as="div">
        <TryAgain query={query} />
      </Card>
    );
  }
  return (
    <LoadingRegion className={styles.matches}>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} height="182px" />
      ))}
    </LoadingRegion>
  );
}

type Leagues = NonNullable<ReturnType<typeof useBoard>['data']>['leagues'];

function leagueOf(event: SportEvent, leagues: Leagues) {
  return leagues.find(({ leagueId }) => leagueId === event.leagueId)?.name;
}
