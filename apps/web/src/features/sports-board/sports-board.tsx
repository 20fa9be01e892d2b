import { useText } from '@hanpan/client';
import { sportsTexts } from '@hanpan/messages';
import { Card, ErrorState, Icon } from '@hanpan/ui';
import { useRef } from 'react';
import type { BoardPrice } from '../../app/board-price.ts';
import type { BoardChoice } from './board-choice.ts';
import { BoardEmpty } from './board-empty.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardTools } from './board-tools.tsx';
import { ProvenanceWords } from './event/provenance-badge.tsx';
import { useFavouriteLeagues } from './favourite-leagues.ts';
import { FoundElsewhere } from './found-elsewhere.tsx';
import type { HeldBoard } from './hold-rows.ts';
import { LeagueCard } from './league-card.tsx';
import type { Sport } from './model.ts';
import { FloatingRenew } from './renew-board.tsx';
import styles from './sports-board.module.css';
import { type BoardState, useRefreshBoards } from './use-boards.ts';
import { useHeldBoard } from './use-held-board.ts';
import { useIsInView } from './use-is-in-view.ts';

export interface SportsBoardProps {
  readonly sport: Sport;
  /** The sports of this page, in order. */
  readonly sports: readonly Sport[];
  readonly onSport: (sport: Sport) => void;
  readonly state: BoardState;
  readonly choice: BoardChoice;
  readonly onChoose: (part: Partial<BoardChoice>) => void;
  /** The selection on the slip by event. Keep its identity while it is the same: every row compares it. */
  readonly selected: ReadonlyMap<number, number>;
  /** Keep its identity too. */
  readonly onPick: (price: BoardPrice) => void;
}

export function SportsBoard(props: SportsBoardProps) {
  const { board } = props.state;
  const [favourites] = useFavouriteLeagues();
  const { held, renew } = useHeldBoard(board, props.sport, props.choice, favourites);
  const feed = useRef<HTMLDivElement>(null);
  const seesTools = useIsInView(feed);
  return (
    <div className={styles.board}>
      <BoardTools
        board={board}
        choice={props.choice}
        onChoose={props.onChoose}
        held={held}
        onRenew={renew}
        feedRef={feed}
      />
      <BoardBody {...props} held={held} />
      <FoundElsewhere search={props.choice.search} when={props.choice.when} sport={props.sport} />
      {!seesTools && <FloatingRenew held={held} onRenew={renew} />}
    </div>
  );
}

interface BoardBodyProps extends SportsBoardProps {
  readonly held: HeldBoard;
}

function BoardBody(props: BoardBodyProps) {
  const { sport, sports, onSport, state, choice, onChoose, selected, onPick, held } = props;
  const t = useText(sportsTexts);
  const refresh = useRefreshBoards();
  const { board } = state;
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
    return <BoardEmpty {...{ board, sport, sports, choice, onChoose, onSport }} />;
  }
  return (
    <div className={styles.leagues}>
      {held.leagues.map(({ league, rows }) => (
        <LeagueCard
          key={league.leagueId}
          league={league}
          rows={rows}
          selected={selected}
          isSpecial={choice.onlySpecial}
          market={choice.market}
          onPick={onPick}
        />
      ))}
      <div className={styles.said}>
        <ProvenanceWords events={board.events} />
      </div>
      <BoardKey />
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
