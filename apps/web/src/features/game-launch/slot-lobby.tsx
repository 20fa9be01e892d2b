import { useCallQuery, useText } from '@hanpan/client';
import { slotTexts } from '@hanpan/messages';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LoadingRegion,
  SectionHead,
  Skeleton,
  TextInput,
  VisuallyHidden,
} from '@hanpan/ui';
import { useDeferredValue, useState } from 'react';
import { favouritesFirst, useFavourites } from '../../app/favourites.ts';
import { GameTile } from './game-tile.tsx';
import { findGames, gameId, type SlotGame } from './model.ts';
import styles from './slot-lobby.module.css';
import { useLaunch } from './use-launch.ts';
import { VendorChips } from './vendor-chips.tsx';

const skeletonTiles = 8;

export function SlotLobby({ vendorKey }: { vendorKey: string }) {
  const t = useText(slotTexts);
  const [query, setQuery] = useState('');
  return (
    <div className={styles.lobby}>
      <SectionHead level={1} title={t('slot.title')} note={t('slot.lead')} />
      <div className={styles.tools}>
        <div className={styles.vendors}>
          <VendorChips vendorKey={vendorKey} />
        </div>
        <TextInput
          type="search"
          icon="search"
          className={styles.search}
          aria-label={t('slot.search')}
          placeholder={t('slot.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <LobbyGames vendorKey={vendorKey} query={query} onClear={() => setQuery('')} />
    </div>
  );
}

interface LobbyGamesProps {
  readonly vendorKey: string;
  readonly query: string;
  readonly onClear: () => void;
}

/** The games of a vendor that the query finds, in every state of the list. */
export function LobbyGames({ vendorKey, query, onClear }: LobbyGamesProps) {
  const t = useText(slotTexts);
  const { data, error, isFetching, refetch } = useCallQuery('/api/minigame/getSlotList', { vendorKey });
  if (data === undefined && error) {
    return (
      <Card>
        <ErrorState title={error.message} onRetry={() => void refetch()} busy={isFetching}>
          {error.code === '9999' ? `${t('slot.downTitle')}. ${t('slot.downBody')}` : t('slot.downBody')}
        </ErrorState>
      </Card>
    );
  }
  if (data === undefined) {
    return (
      <LoadingRegion className={styles.grid}>
        {Array.from({ length: skeletonTiles }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is its place and nothing else.
          <Skeleton key={at} height="240px" />
        ))}
      </LoadingRegion>
    );
  }
  if (data.games.length === 0) {
    return (
      <Card>
        <EmptyState title={t('slot.emptyTitle')}>{t('slot.emptyBody')}</EmptyState>
      </Card>
    );
  }
  return <FoundGames vendorKey={vendorKey} games={data.games} query={query} onClear={onClear} />;
}

function FoundGames({ games, vendorKey, query, onClear }: LobbyGamesProps & { games: readonly SlotGame[] }) {
  const t = useText(slotTexts);
  const ids = useFavourites((store) => store.ids);
  const found = favouritesFirst(findGames(games, useDeferredValue(query)), ids, gameId);
  const { opening, launch } = useLaunch(vendorKey);
  return (
    <>
      <VisuallyHidden role="status">{t('slot.found', { count: found.length })}</VisuallyHidden>
      {found.length === 0 ? (
        <Card>
          <EmptyState
            title={t('slot.noneTitle')}
            action={<Button onClick={onClear}>{t('slot.searchClear')}</Button>}
          >
            {t('slot.noneBody', { query })}
          </EmptyState>
        </Card>
      ) : (
        <ul className={styles.grid}>
          {found.map((game) => (
            <GameTile key={game.key} game={game} isOpening={opening === game.key} onLaunch={launch} />
          ))}
        </ul>
      )}
    </>
  );
}
