import { useCallQuery, useLocalText, usePush, useRefresh, useText } from '@hanpan/client';
import { serverNow } from '@hanpan/kit';
import { lobbyTexts } from '@hanpan/messages';
import { Button, Icon, SectionHead, TimeText } from '@hanpan/ui';
import { type ReactNode, useState } from 'react';
import { useFavourites } from '../../app/favourites.ts';
import { GamePicture } from '../../app/game-picture.tsx';
import type { LobbyPlace } from '../../app/lobbies.ts';
import styles from './lobby-rails.module.css';
import { LobbyTile, type TileActions } from './lobby-tile.tsx';
import { gameId, gameOf, type LobbyGame, newGames } from './model.ts';

interface LobbyRailsProps {
  readonly lobby: LobbyPlace;
  readonly games: readonly LobbyGame[];
  /** What the site puts first. */
  readonly best: readonly LobbyGame[];
  readonly popular: readonly LobbyGame[];
  readonly tiles: TileActions;
}

/** A lobby that fits on a screen needs no rails. */
const railsFrom = 5;
const shownLines = 4;
const shownNew = 6;
const shownBest = 6;

/** What the site puts first, what others play, what this member played last and has marked, and what is new. */
export function LobbyRails({ lobby, games, best, popular, tiles }: LobbyRailsProps) {
  const t = useText(lobbyTexts);
  const [nowMs] = useState(serverNow);
  if (games.length < railsFrom) return null;
  const fresh = newGames(games, nowMs).slice(0, shownNew);
  return (
    <>
      {best.length > 0 && (
        <TileRail id="lobby-best" title={t('lobby.best')}>
          {best.slice(0, shownBest).map((game) => (
            <LobbyTile key={gameId(game)} game={game} tiles={tiles} nowMs={nowMs} />
          ))}
        </TileRail>
      )}
      {popular.length > 1 && (
        <TileRail id="lobby-popular" title={t('lobby.popular')} note={t('lobby.popularNote')}>
          {popular.map((game, at) => (
            <LobbyTile key={gameId(game)} game={game} tiles={tiles} nowMs={nowMs} rank={at + 1} />
          ))}
        </TileRail>
      )}
      <OwnGames lobby={lobby} games={games} tiles={tiles} />
      {fresh.length > 0 && fresh.length < games.length && (
        <TileRail id="lobby-new" title={t('lobby.newGames')} note={t('lobby.newNote')}>
          {fresh.map((game) => (
            <LobbyTile key={gameId(game)} game={game} tiles={tiles} nowMs={nowMs} />
          ))}
        </TileRail>
      )}
    </>
  );
}

function TileRail(props: { id: string; title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={props.id}>
      <SectionHead title={props.title} titleId={props.id} note={props.note} />
      <ul className={styles.rail}>{props.children}</ul>
    </section>
  );
}

/** Of this member: what was played last, and what is marked. */
function OwnGames({ lobby, games, tiles }: Omit<LobbyRailsProps, 'best' | 'popular'>) {
  const t = useText(lobbyTexts);
  const body = { type: lobby.type };
  const { data } = useCallQuery('/api/member/recentGames', body);
  usePush('bet', useRefresh('/api/member/recentGames'));
  const ids = useFavourites((store) => store.ids);
  const recent = (data?.list ?? [])
    .flatMap((played) => {
      const game = gameOf(games, played);
      return game === undefined ? [] : [{ game, playedAt: played.playedAt }];
    })
    .slice(0, shownLines);
  const [isWhole, setWhole] = useState(false);
  const marked = ids.flatMap((id) => games.find((game) => gameId(game) === id) ?? []);
  const shown = isWhole ? marked : marked.slice(0, shownLines);
  const more = marked.length - shown.length;
  if (recent.length === 0 && marked.length === 0) return null;
  return (
    <div className={styles.own}>
      {recent.length > 0 && (
        <LineRail id="lobby-recent" title={t('lobby.recent')}>
          {recent.map(({ game, playedAt }) => (
            <GameLineButton
              key={gameId(game)}
              game={game}
              tiles={tiles}
              note={<TimeText atMs={Date.parse(playedAt)} format="relative" />}
            />
          ))}
        </LineRail>
      )}
      {marked.length > 0 && (
        <LineRail
          id="lobby-favourites"
          title={t('lobby.favourites')}
          actions={
            more > 0 && (
              <Button size="sm" onClick={() => setWhole(true)}>
                {t('lobby.more', { count: more })}
              </Button>
            )
          }
        >
          {shown.map((game) => (
            <GameLineButton key={gameId(game)} game={game} tiles={tiles} note={<Maker game={game} />} />
          ))}
        </LineRail>
      )}
    </div>
  );
}

function Maker({ game }: { game: LobbyGame }) {
  const local = useLocalText();
  return local(game.vendorName);
}

function LineRail(props: { id: string; title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={props.id}>
      <SectionHead title={props.title} titleId={props.id} actions={props.actions} />
      <ul className={styles.lines}>{props.children}</ul>
    </section>
  );
}

function GameLineButton(props: { game: LobbyGame; note: ReactNode; tiles: TileActions }) {
  const { game, note, tiles } = props;
  const local = useLocalText();
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        aria-busy={tiles.opening === game.key || undefined}
        onClick={() => tiles.onLaunch(game)}
      >
        <span className={styles.thumb}>
          <GamePicture image={game.image} art={tiles.art} />
        </span>
        <span className={styles.words}>
          <b>{local(game.names)}</b>
          <small>{note}</small>
        </span>
        <Icon name="chevronRight" size={16} />
      </button>
    </li>
  );
}
