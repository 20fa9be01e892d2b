import { useText } from '@hanpan/client';
import type { Bet, DataOf } from '@hanpan/contract';
import { ListPages, Loaded, type RawSearch, readChoice, readPage, usePageSearch, useSite } from '@hanpan/kit';
import { myBetTexts } from '@hanpan/messages';
import { Card, EmptyState, LinkButton, LoadingOverlay, SegmentedControl, SkeletonRows } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import styles from './bet-card.module.css';
import { BetCard } from './bet-card.tsx';
import { useCashOutQuotes } from './use-cash-out.ts';
import { useLiveMatches } from './use-live-matches.ts';
import { type BetSearch, betStates, useSportsBets } from './use-sports-bets.ts';

function readBetSearch(raw: RawSearch): BetSearch {
  return { state: readChoice(raw.state, betStates, 'open'), page: readPage(raw.page) };
}

interface SportsBetsProps {
  readonly actions: (bet: Bet) => ReactNode;
}

/** The member's sports bets as they stand: open ones with their matches in play, settled ones, and those that were sold. */
export function SportsBets({ actions }: SportsBetsProps) {
  const t = useText(myBetTexts);
  const [search, change] = usePageSearch(readBetSearch);
  const hasCashOut = useSite()?.cashOut === true;
  const query = useSportsBets(search);
  return (
    <Card aria-label={t('myBets.title')}>
      <div className={styles.filters}>
        {/* Where no bets are bought back, what was sold before is still at its address. */}
        <SegmentedControl
          label={t('myBets.show')}
          options={betStates
            .filter((value) => value !== 'cashed-out' || hasCashOut || search.state === value)
            .map((value) => ({ value, label: t(`myBets.state.${value}`) }))}
          value={search.state}
          onChange={(state) => change({ state, page: 1 })}
        />
      </div>
      <Loaded
        query={query}
        errorTitle={t('myBets.errorTitle')}
        errorBody={() => t('myBets.errorBody')}
        skeleton={<SkeletonRows rows={5} columns={3} />}
      >
        {(data) => (
          <LoadingOverlay active={query.isPlaceholderData}>
            <Bets data={data} state={search.state} actions={actions} />
            <ListPages
              info={data.pageInfo}
              page={search.page}
              onPageChange={(page) => change({ page })}
              summary={t('myBets.total', { count: data.pageInfo.total })}
            />
          </LoadingOverlay>
        )}
      </Loaded>
    </Card>
  );
}

interface BetsProps extends SportsBetsProps {
  readonly data: DataOf<'/api/bet/sportBetlist'>;
  readonly state: BetSearch['state'];
}

function Bets({ data: { list }, state, actions }: BetsProps) {
  const t = useText(myBetTexts);
  const matches = useLiveMatches(list);
  const quotes = useCashOutQuotes(list);
  if (list.length === 0) {
    return (
      <EmptyState
        level={2}
        title={t(`myBets.empty.${state}`)}
        action={
          <LinkButton as={AppLink} to="sport">
            {t('myBets.toMatches')}
          </LinkButton>
        }
      >
        {t('myBets.emptyBody')}
      </EmptyState>
    );
  }
  return (
    <ul>
      {list.map((bet) => (
        <BetCard
          key={bet.betIdx}
          bet={bet}
          matches={matches}
          quote={quotes.get(bet.betIdx)}
          actions={actions}
        />
      ))}
    </ul>
  );
}
