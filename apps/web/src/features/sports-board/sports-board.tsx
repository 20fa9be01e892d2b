import { useText } from '@hanpan/client';
import { sportsTexts } from '@hanpan/messages';
import { Button, Card, EmptyState, ErrorState, Icon } from '@hanpan/ui';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardTools, StaleNotice } from './board-tools.tsx';
import { LeagueCard } from './league-card.tsx';
import type { PickedPrice, Sport, When } from './model.ts';
import { RenewBoard } from './renew-board.tsx';
import styles from './sports-board.module.css';
import { type BoardState, useRefreshBoards } from './use-boards.ts';
import { useHeldBoard } from './use-held-board.ts';

export interface SportsBoardProps {
  readonly sport: Sport;
  readonly state: BoardState;
  readonly when: When;
  readonly onWhenChange: (when: When) => void;
  /** The selection on the slip by event. Keep its identity while it is the same: every row compares it. */
  readonly selected: ReadonlyMap<number, number>;
  /** Keep its identity too. */
  readonly onPick: (price: PickedPrice) => void;
}

export function SportsBoard(props: SportsBoardProps) {
  const { board } = props.state;
  return (
    <div className={styles.board}>
      <BoardTools board={board} when={props.when} onWhenChange={props.onWhenChange} />
      {board && <StaleNotice board={board} />}
      <BoardBody {...props} />
    </div>
  );
}

function BoardBody({ sport, state, when, onWhenChange, selected, onPick }: SportsBoardProps) {
  const t = useText(sportsTexts);
  const refresh = useRefreshBoards();
  const { board } = state;
  const { held, renew } = useHeldBoard(board, sport, when);
  if (state.isFailed) {
    return (
      <Card>
        <ErrorState title={t('sports.errorTitle')} onRetry={refresh} busy={state.isFetching}>
          {t('sports.errorBody')}
        </ErrorState>
      </Card>
    );
  }
  if (board === undefined) return <BoardSkeleton />;
  if (held.leagues.length === 0) {
    const isOnlyNotLive = when === 'live' && board.events.length > 0;
    return (
      <Card>
        <EmptyState
          title={t('sports.emptyTitle')}
          action={
            isOnlyNotLive && <Button onClick={() => onWhenChange('soon')}>{t('sports.emptyAction')}</Button>
          }
        >
          {isOnlyNotLive
            ? t('sports.emptyLiveBody')
            : t('sports.emptyBody', { sport: t(`sports.sport.${sport}`) })}
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className={styles.leagues}>
      {held.leagues.map(({ league, rows }) => (
        <LeagueCard key={league.leagueId} league={league} rows={rows} selected={selected} onPick={onPick} />
      ))}
      <BoardKey />
      <RenewBoard held={held} onRenew={renew} />
    </div>
  );
}

function BoardKey() {
  const t = useText(sportsTexts);
  return (
    <p className={styles.key}>
      <span>{t('sports.key')}</span>
      <span>
        <i className={styles.swatch} />
        {t('sports.key.selected')}
      </span>
      <span className={styles.up}>{t('sports.key.up')}</span>
      <span className={styles.down}>{t('sports.key.down')}</span>
      <span>
        <Icon name="lock" size={16} />
        {t('sports.key.suspended')}
      </span>
    </p>
  );
}
