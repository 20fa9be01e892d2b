import { useText } from '@hanpan/client';
import { serverNow } from '@hanpan/kit';
import { lobbyTexts, slotTexts } from '@hanpan/messages';
import { Button, Card, EmptyState, SectionHead, Select, VisuallyHidden } from '@hanpan/ui';
import { useState } from 'react';
import { LastWins } from './last-wins.tsx';
import styles from './lobby.module.css';
import { LobbyTile, type TileActions } from './lobby-tile.tsx';
import { type GameOrder, gameId, gameOrders, type LobbyGame, sortGames, type TopGames } from './model.ts';

interface AllGamesProps {
  /** In the order of the search, where there is one. */
  readonly games: readonly LobbyGame[];
  readonly popular: readonly LobbyGame[];
  readonly wins: TopGames['wins'];
  /** Undefined while nothing is searched for. */
  readonly query: string | undefined;
  readonly nameOf: (game: LobbyGame) => string;
  readonly tiles: TileActions;
  readonly onClear: () => void;
}

/** Six rows of four. */
const pageSize = 24;

/** Every game in rows of four (BC-09), or what a search has found, best first. */
export function AllGames(props: AllGamesProps) {
  const { games, popular, wins, query, nameOf, tiles, onClear } = props;
  const t = useText(lobbyTexts);
  const slots = useText(slotTexts);
  const [nowMs] = useState(serverNow);
  const [order, setOrder] = useState<GameOrder>('popular');
  const [shownCount, setShownCount] = useState(pageSize);
  const sorted = query === undefined ? sortGames(games, order, { popular, nameOf }) : games;
  const shown = sorted.slice(0, shownCount);
  const left = sorted.length - shown.length;
  return (
    <div className={wins.length > 0 ? styles.withWins : undefined}>
      <section aria-labelledby="lobby-all" className={styles.all}>
        <SectionHead
          title={query === undefined ? t('lobby.allGames') : t('lobby.results', { query })}
          titleId="lobby-all"
          actions={query === undefined && games.length > 1 && <Order order={order} onOrder={setOrder} />}
        />
        <VisuallyHidden role="status">{slots('slot.found', { count: sorted.length })}</VisuallyHidden>
        {sorted.length === 0 ? (
          <Card>
            <EmptyState
              title={slots('slot.noneTitle')}
              action={<Button onClick={onClear}>{slots('slot.searchClear')}</Button>}
            >
              {slots('slot.noneBody', { query: query ?? '' })}
            </EmptyState>
          </Card>
        ) : (
          <ul className={styles.grid}>
            {shown.map((game) => (
              <LobbyTile key={gameId(game)} game={game} tiles={tiles} nowMs={nowMs} />
            ))}
          </ul>
        )}
        {left > 0 && (
          <Button className={styles.more} onClick={() => setShownCount(shownCount + pageSize)}>
            {t('lobby.more', { count: left })}
          </Button>
        )}
      </section>
      {wins.length > 0 && <LastWins wins={wins} games={games} tiles={tiles} />}
    </div>
  );
}

function Order({ order, onOrder }: { order: GameOrder; onOrder: (order: GameOrder) => void }) {
  const t = useText(lobbyTexts);
  return (
    <Select
      size="sm"
      caption={t('lobby.order')}
      value={order}
      onChange={onOrder}
      options={gameOrders.map((value) => ({ value, label: t(`lobby.order.${value}`) }))}
    />
  );
}
