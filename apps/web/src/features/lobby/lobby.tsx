import { useCallQuery, useLocalText, useText } from '@hanpan/client';
import { type RawSearch, readText, useHeldSearch } from '@hanpan/kit';
import { commonTexts, lobbyTexts } from '@hanpan/messages';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingRegion,
  SectionHead,
  Skeleton,
} from '@hanpan/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import type { LobbyPlace } from '../../app/lobbies.ts';
import { type GameCode, useGameCodes } from '../../app/site.ts';
import { AllGames } from './all-games.tsx';
import { FewGames } from './few-games.tsx';
import { GameInfo } from './game-info.tsx';
import { JackpotBoard } from './jackpot-board.tsx';
import styles from './lobby.module.css';
import { LobbyRails } from './lobby-rails.tsx';
import { LobbyTools } from './lobby-tools.tsx';
import { eachOnce, fewBelow, findGames, gamesAmong, gamesOf, type LobbyGame } from './model.ts';
import { useAskedGame } from './use-asked-game.ts';
import { useHallName } from './use-hall-name.ts';
import { useLaunch } from './use-launch.ts';

export interface LobbyProps {
  readonly lobby: LobbyPlace;
  readonly title: string;
  /** The code of the vendor whose games are shown alone. */
  readonly vendorCode: string | undefined;
  /** Its entry in the menus, where it has one. */
  readonly vendor: GameCode | undefined;
  /** What there is to do where no game is open. */
  readonly instead: ReactNode;
}

const readSearch = ({ search }: RawSearch) => ({ search: readText(search) });

/** Where games of vendors are chosen: what is played, what is new, what this player likes, and all of them. */
export function Lobby(props: LobbyProps) {
  const { lobby, title, vendorCode, vendor } = props;
  const hallName = useHallName();
  const t = useText(lobbyTexts);
  const { data } = useCallQuery('/api/minigame/lobby', { type: lobby.type });
  const [{ search: query }, change] = useHeldSearch(readSearch);
  const setQuery = (search: string) => change({ search });
  const all = data && eachOnce(data.games);
  const shown = data && (vendorCode === undefined ? all : gamesOf(data.games, vendorCode));
  const isSmall = all !== undefined && all.length < fewBelow;
  return (
    <div className={styles.lobby}>
      <SectionHead
        level={1}
        title={vendor === undefined ? title : `${hallName(vendor, data?.games ?? [])} · ${title}`}
        note={shown === undefined ? t('lobby.loading') : t('lobby.lead', { count: shown.length })}
        actions={isSmall && vendorCode !== undefined && <ToWholeLobby lobby={lobby} />}
      />
      {!isSmall && (
        <LobbyTools
          lobby={lobby}
          vendorCode={vendorCode}
          games={data?.games}
          query={query}
          onQuery={setQuery}
        />
      )}
      <LobbyBody {...props} games={shown} query={isSmall ? '' : query} onClear={() => setQuery('')} />
    </div>
  );
}

/** Where a search and filters stand, a hall leads back by its filter. */
function ToWholeLobby({ lobby }: { lobby: LobbyPlace }) {
  const t = useText(lobbyTexts);
  return (
    <LinkButton as={AppLink} to={lobby.place} size="sm">
      {t('lobby.toLobby')}
    </LinkButton>
  );
}

interface BodyProps extends LobbyProps {
  readonly games: readonly LobbyGame[] | undefined;
  readonly query: string;
  readonly onClear: () => void;
}

/** The games in every state that their list may be in. */
function LobbyBody(props: BodyProps) {
  const { lobby, games } = props;
  const t = useText(lobbyTexts);
  const common = useText(commonTexts);
  const { error, isFetching, refetch } = useCallQuery('/api/minigame/lobby', { type: lobby.type });
  const again = (
    <Button onClick={() => void refetch()} disabled={isFetching}>
      {t('lobby.again')}
    </Button>
  );
  if (games === undefined && error)
    return (
      <Card>
        <ErrorState title={error.message} onRetry={() => void refetch()} busy={isFetching}>
          {common('common.errorBody')}
        </ErrorState>
      </Card>
    );
  if (games === undefined) return <Loading />;
  if (games.length === 0)
    return (
      <>
        <Card>
          <EmptyState title={t('lobby.emptyTitle')} action={again}>
            {t('lobby.emptyBody')}
          </EmptyState>
        </Card>
        {props.instead}
      </>
    );
  if (games.length < fewBelow && props.query.trim() === '') return <Few lobby={lobby} games={games} />;
  return <Games {...props} games={games} />;
}

const skeletonTiles = 8;

function Loading() {
  return (
    <LoadingRegion className={styles.grid}>
      {Array.from({ length: skeletonTiles }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is its place and nothing else.
        <Skeleton key={at} className={styles.ghost} />
      ))}
    </LoadingRegion>
  );
}

function Few({ lobby, games }: { lobby: LobbyPlace; games: readonly LobbyGame[] }) {
  const top = useTopGames(lobby);
  if (isAwaited(top)) return <Loading />;
  return <FewGames lobby={lobby} games={games} wins={top.data?.wins ?? []} />;
}

/** What is read stays as it is while somebody looks: tiles do not change places under a finger. */
function useTopGames({ type }: LobbyPlace) {
  return useCallQuery('/api/main/topGames', { type }, { staleTime: Number.POSITIVE_INFINITY });
}

interface Asked {
  readonly isPending: boolean;
  readonly failureCount: number;
}

/** What has failed once is asked again, and nobody waits for it. */
const isAwaited = ({ isPending, failureCount }: Asked) => isPending && failureCount === 0;

function Games({ lobby, games, query, onClear }: BodyProps & { games: readonly LobbyGame[] }) {
  const local = useLocalText();
  const codes = useGameCodes();
  const { opening, launch } = useLaunch();
  const [asked, ask] = useAskedGame(games);
  const top = useTopGames(lobby);
  const recent = useCallQuery('/api/member/recentGames', { type: lobby.type });
  const best = useCallQuery('/api/main/bestGames', { type: lobby.type });
  const wanted = useDeferredValue(query);
  const isSearching = wanted.trim() !== '';
  // The rails stand above the list: it would be pushed about if they came later. Without them it is still a lobby.
  if (isAwaited(top) || isAwaited(recent) || isAwaited(best)) return <Loading />;
  const popular = gamesAmong(games, top.data?.popular ?? []);
  const chosen = (best.data?.gameKeys ?? []).flatMap((key) => games.find((game) => game.key === key) ?? []);
  const makerOf = ({ productCode }: LobbyGame) => {
    const code = codes.find((each) => each.code === productCode);
    return code === undefined ? [] : [code.codeName, code.codeNameEN, code.codeNameVI];
  };
  const tiles = {
    art: lobby.art,
    opening,
    onLaunch: (game: LobbyGame) => launch(game),
    onInfo: ask,
  };
  return (
    <>
      {!isSearching && <JackpotBoard games={games} onChoose={ask} />}
      {!isSearching && (
        <LobbyRails lobby={lobby} games={games} best={chosen} popular={popular} tiles={tiles} />
      )}
      <AllGames
        games={findGames(games, wanted, makerOf)}
        popular={popular}
        wins={isSearching ? [] : (top.data?.wins ?? [])}
        query={isSearching ? wanted : undefined}
        nameOf={({ names }) => local(names)}
        tiles={tiles}
        onClear={onClear}
      />
      {asked && <GameInfo game={asked} art={lobby.art} onClose={() => ask(undefined)} onLaunch={launch} />}
    </>
  );
}
