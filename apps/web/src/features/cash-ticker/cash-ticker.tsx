import { useCallQuery, usePush, useRefresh, useText, useTopic } from '@hanpan/client';
import { commonTexts, homeTexts } from '@hanpan/messages';
import {
  Badge,
  Card,
  CardHeader,
  EmptyState,
  ErrorState,
  IconButton,
  LoadingRegion,
  Money,
  SkeletonRows,
  TimeText,
} from '@hanpan/ui';
import { useRotation } from '../../app/use-rotation.ts';
import styles from './cash-ticker.module.css';
import { shownCount, type TickerEntry, tickerEntries, windowFrom } from './model.ts';

const stepMs = 3000;

/** BC-10: at most three entries, one step up every three seconds, with a pause. Ids come masked from the server. */
export function CashTicker() {
  const t = useText(homeTexts);
  const query = useCallQuery('/api/main/cashList', {});
  useTopic('ticker');
  usePush('ticker', useRefresh('/api/main/cashList'));
  const entries = query.data === undefined ? [] : tickerEntries(query.data);
  const rotation = useRotation(entries.length, stepMs);
  const moves = entries.length > shownCount;
  return (
    <Card aria-labelledby="ticker-title" className={styles.card} {...rotation.holdProps}>
      <CardHeader
        title={t('home.ticker')}
        titleId="ticker-title"
        actions={
          moves && (
            <IconButton
              icon={rotation.isPaused ? 'play' : 'pause'}
              label={t(rotation.isPaused ? 'home.tickerPlay' : 'home.tickerPause')}
              onClick={rotation.togglePause}
            />
          )
        }
      />
      {entries.length > 0 ? (
        <ul className={styles.list}>
          {windowFrom(entries, moves ? rotation.index : 0).map((entry) => (
            <Entry key={`${entry.kind}-${entry.regDate}-${entry.memId}-${entry.cashAmt}`} entry={entry} />
          ))}
        </ul>
      ) : (
        <TickerState query={query} />
      )}
    </Card>
  );
}

function Entry({ entry }: { entry: TickerEntry }) {
  const t = useText(homeTexts);
  return (
    <li className={styles.entry}>
      <Badge kind={entry.kind === 'in' ? 'ask' : 'done'}>
        {t(entry.kind === 'in' ? 'home.tickerIn' : 'home.tickerOut')}
      </Badge>
      <span className={styles.who}>
        <span>{entry.memId}</span>
        <TimeText atMs={Date.parse(entry.regDate)} format="relative" />
      </span>
      <Money amount={entry.cashAmt} />
    </li>
  );
}

function TickerState({ query }: { query: ReturnType<typeof useCallQuery<'/api/main/cashList'>> }) {
  const t = useText(homeTexts);
  const common = useText(commonTexts);
  if (query.data !== undefined) {
    return <EmptyState title={t('home.tickerEmptyTitle')}>{t('home.tickerEmpty')}</EmptyState>;
  }
  if (query.isError) {
    return (
      <ErrorState
        title={common('common.errorTitle')}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      >
        {common('common.errorBody')}
      </ErrorState>
    );
  }
  return (
    <LoadingRegion>
      <SkeletonRows rows={shownCount} />
    </LoadingRegion>
  );
}
