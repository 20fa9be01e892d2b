import { amount } from '@hanpan/money';
import type { GameListEntry } from '@hanpan/vendor-kit';
import { gameTypeOf, windowOf } from './game-type.ts';
import type { VendorGame } from './port.ts';

/** 9650 basis points read "96.50". */
function percentText(basisPoints: number): string {
  const digits = String(basisPoints).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A return that is called the lowest and is not lower than the best one says nothing, and is left out. */
function lowestReturnOf({ rtp_basis_points: best, rtp_lowest_basis_points: lowest }: GameListEntry) {
  return lowest == null || lowest >= best ? null : percentText(lowest);
}

/** Bounds that cannot both be true are left out: such a detail is no reason to refuse a game, or the list with it. */
function stakesOf(game: GameListEntry): Pick<VendorGame, 'smallestStake' | 'largestStake'> {
  const { smallest_stake_amount: smallest, largest_stake_amount: largest } = game;
  if (smallest != null && largest != null && smallest > largest)
    return { smallestStake: null, largestStake: null };
  return {
    smallestStake: smallest == null ? null : amount(smallest),
    largestStake: largest == null ? null : amount(largest),
  };
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
      lowestReturnPercent: lowestReturnOf(game),
      ...stakesOf(game),
      productCode: game.product,
      window: windowOf(game.category),
      hasDemo: opensDemos && game.demo_game_support,
      volatility: game.volatility ?? null,
      releasedOn: game.release_date ?? null,
      jackpot: game.jackpot_amount == null ? null : amount(game.jackpot_amount),
    }));
}
