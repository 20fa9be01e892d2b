import type { LobbyPlace } from '../../app/lobbies.ts';
import { GameTile } from './game-tile.tsx';
import { isNew, type LobbyGame } from './model.ts';

/** What every tile of a lobby does. */
export interface TileActions {
  readonly art: LobbyPlace['art'];
  readonly opening: string | undefined;
  readonly onLaunch: (game: LobbyGame) => void;
  readonly onInfo: (game: LobbyGame) => void;
}

interface LobbyTileProps {
  readonly game: LobbyGame;
  readonly tiles: TileActions;
  /** When the page was opened: what was new then is marked. */
  readonly nowMs: number;
  readonly rank?: number | undefined;
}

/** A game in a list of its lobby. */
export function LobbyTile({ game, tiles, nowMs, rank }: LobbyTileProps) {
  return (
    <GameTile
      game={game}
      art={tiles.art}
      rank={rank}
      isNew={isNew(game, nowMs)}
      isOpening={tiles.opening === game.key}
      onLaunch={tiles.onLaunch}
      onInfo={tiles.onInfo}
    />
  );
}
