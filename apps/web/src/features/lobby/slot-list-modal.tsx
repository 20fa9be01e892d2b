import { useCallQuery, useLocale, useText } from '@hanpan/client';
import { commonTexts, lobbyTexts, slotTexts } from '@hanpan/messages';
import {
  Button,
  Card,
  Chip,
  ChipGroup,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingRegion,
  Modal,
  Skeleton,
  TextInput,
} from '@hanpan/ui';
import { useDeferredValue, useState } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { favouritesFirst, useFavourites } from '../../app/favourites.ts';
import { codesOfLobby, lobbies } from '../../app/lobbies.ts';
import { nameOfCode } from '../../app/name-of-code.ts';
import { useGameCodes } from '../../app/site.ts';
import { closeSlotList } from '../../app/slot-list.ts';
import { GameInfo } from './game-info.tsx';
import { GameTile } from './game-tile.tsx';
import styles from './lobby.module.css';
import { findGames, gameId, type LobbyGame, sandboxVendorKey } from './model.ts';
import { useLaunch } from './use-launch.ts';

/** The slot game list (MO-01): a game is found and opened without leaving the page. */
export function SlotListModal() {
  const t = useText(lobbyTexts);
  const slots = useText(slotTexts);
  const [vendorKey, setVendorKey] = useState(sandboxVendorKey);
  const [query, setQuery] = useState('');
  return (
    <Modal
      open
      onOpenChange={closeSlotList}
      size="lg"
      scrolls
      title={t('lobby.chooseGame')}
      actions={
        <LinkButton as={AppLink} to="slotLobby" onClick={closeSlotList}>
          {t('lobby.toLobby')}
        </LinkButton>
      }
    >
      <div className={styles.list}>
        <div className={styles.tools}>
          <Vendors vendorKey={vendorKey} onChoose={setVendorKey} />
          <TextInput
            type="search"
            icon="search"
            className={styles.search}
            aria-label={slots('slot.search')}
            placeholder={slots('slot.search')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <Games vendorKey={vendorKey} query={query} onClear={() => setQuery('')} />
      </div>
    </Modal>
  );
}

/** The vendors whose games can be played now. */
function Vendors({ vendorKey, onChoose }: { vendorKey: string; onChoose: (key: string) => void }) {
  const t = useText(slotTexts);
  const { locale } = useLocale();
  const ready = codesOfLobby(useGameCodes(), lobbies.slot).filter((vendor) => vendor.ready);
  return (
    <ChipGroup label={t('slot.vendors')} scroll>
      {ready.map(({ code, ...names }) => (
        <Chip key={code} pressed={code === vendorKey} onClick={() => onChoose(code)}>
          {nameOfCode(names, locale)}
        </Chip>
      ))}
    </ChipGroup>
  );
}

interface GamesProps {
  readonly vendorKey: string;
  readonly query: string;
  readonly onClear: () => void;
}

const skeletonTiles = 8;

function Games({ vendorKey, query, onClear }: GamesProps) {
  const t = useText(slotTexts);
  const common = useText(commonTexts);
  const { data, error, isFetching, refetch } = useCallQuery('/api/minigame/getSlotList', { vendorKey });
  if (data === undefined && error)
    return (
      <Card>
        <ErrorState title={error.message} onRetry={() => void refetch()} busy={isFetching}>
          {error.code === '9999'
            ? `${t('slot.downTitle')}. ${t('slot.downBody')}`
            : common('common.errorBody')}
        </ErrorState>
      </Card>
    );
  if (data === undefined)
    return (
      <LoadingRegion className={styles.grid}>
        {Array.from({ length: skeletonTiles }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is its place and nothing else.
          <Skeleton key={at} className={styles.ghost} />
        ))}
      </LoadingRegion>
    );
  return <Found games={data.games.filter(({ type }) => type === 'slot')} query={query} onClear={onClear} />;
}

function Found({ games, query, onClear }: Omit<GamesProps, 'vendorKey'> & { games: readonly LobbyGame[] }) {
  const t = useText(slotTexts);
  const ids = useFavourites((store) => store.ids);
  const { opening, launch } = useLaunch();
  const [asked, ask] = useState<LobbyGame>();
  const found = favouritesFirst(findGames(games, useDeferredValue(query)), ids, gameId);
  if (found.length === 0)
    return (
      <Card>
        <EmptyState
          title={t('slot.noneTitle')}
          action={<Button onClick={onClear}>{t('slot.searchClear')}</Button>}
        >
          {t('slot.noneBody', { query })}
        </EmptyState>
      </Card>
    );
  return (
    <>
      <ul className={styles.grid}>
        {found.map((game) => (
          <GameTile
            key={game.key}
            game={game}
            art="slot"
            isNew={false}
            isOpening={opening === game.key}
            onLaunch={(chosen) => launch(chosen)}
            onInfo={ask}
          />
        ))}
      </ul>
      {asked && <GameInfo game={asked} art="slot" onClose={() => ask(undefined)} onLaunch={launch} />}
    </>
  );
}
