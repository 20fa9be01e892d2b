import { useCallQuery, usePush, useRefresh, useResync, useText } from '@hanpan/client';
import { homeTexts } from '@hanpan/messages';
import { buttonClass, Card, CardHeader, EmptyState, LoadingRegion, MoreLink, SkeletonRows } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { TryAgain } from '../../app/try-again.tsx';
import { BetLine } from './bet-line.tsx';

/** The member's newest bets; a settled one changes here as it is settled. */
export function MyBets() {
  const t = useText(homeTexts);
  const query = useCallQuery('/api/sport/openBets', {});
  const reread = useRefresh('/api/sport/openBets');
  usePush('bet', reread);
  useResync(reread);
  return (
    <Card aria-labelledby="my-bets-title">
      <CardHeader
        title={t('home.myBets')}
        titleId="my-bets-title"
        actions={
          <MoreLink as={AppLink} to="bettingList">
            {query.data !== undefined && query.data.openCount > 0
              ? t('home.myBetsOpen', { count: query.data.openCount })
              : t('home.myBetsAll')}
          </MoreLink>
        }
      />
      <Bets query={query} />
    </Card>
  );
}

function Bets({ query }: { query: ReturnType<typeof useCallQuery<'/api/sport/openBets'>> }) {
  const t = useText(homeTexts);
  const { data, isError } = query;
  if (data === undefined && isError) return <TryAgain query={query} />;
  if (data === undefined) {
    return (
      <LoadingRegion>
        <SkeletonRows rows={4} />
      </LoadingRegion>
    );
  }
  if (data.latest.length === 0) {
    const go = (
      <AppLink to="sport" className={buttonClass()}>
        {t('home.myBetsGo')}
      </AppLink>
    );
    return (
      <EmptyState title={t('home.myBetsEmptyTitle')} action={go}>
        {t('home.myBetsEmpty')}
      </EmptyState>
    );
  }
  return (
    <ul>
      {data.latest.map((bet) => (
        <BetLine key={bet.betIdx} bet={bet} />
      ))}
    </ul>
  );
}
