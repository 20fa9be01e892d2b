import { amount } from '@hanpan/money';
import type { GameListEntry } from '@hanpan/vendor-kit';
import { gameTypeOf, windowOf } from './game-type.ts';
import type { VendorGame } from './port.ts';

/** 9650 basis points read "96.50". */
function percentText(basisPoints: number): string {
  const digits = String(basisPoints).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * The games that a vendor offers now; both dialects list them alike. Free play is the seamless one's alone: where the
 * money is moved before play, there is no way to ask for a game without it.
 */
export function gamesOffered(
  games: readonly GameListEntry[],
  { opensDemos }: { readonly opensDemos: boolean },
): VendorGame[] {
  return games
    .filter((game) => game.enabled)
    .map((game) => ({
      key: game.game_code,
      family: gameTypeOf(game.category),
      names: game.names,
      image: game.url_thumb,
      returnToPlayerPercent: percentText(game.rtp_basis_points),
      productCode: game.product,
      window: windowOf(game.category),
      hasDemo: opensDemos && game.demo_game_support,
      volatility: game.volatility ?? null,
      releasedOn: game.release_date ?? null,
      jackpot: game.jackpot_amount == null ? null : amount(game.jackpot_amount),
    }));
}
