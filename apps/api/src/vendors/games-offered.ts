import type { GameListEntry } from '@hanpan/vendor-kit';
import { gameTypeOf } from './game-type.ts';
import type { VendorGame } from './port.ts';

/** 9650 basis points read "96.50". */
function percentText(basisPoints: number): string {
  const digits = String(basisPoints).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The games that a vendor offers now; both dialects list them alike. */
export function gamesOffered(games: readonly GameListEntry[]): VendorGame[] {
  return games
    .filter((game) => game.enabled)
    .map((game) => ({
      key: game.game_code,
      family: gameTypeOf(game.category),
      names: game.names,
      image: game.url_thumb,
      returnToPlayerPercent: percentText(game.rtp_basis_points),
    }));
}
