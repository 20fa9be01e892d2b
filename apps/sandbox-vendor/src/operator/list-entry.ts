import type { GameListEntry } from '@hanpan/vendor-kit';
import type { Pool } from '../database.ts';
import { type Game, isSolo } from '../games/game.ts';
import { volatilityOf } from '../games/volatility.ts';
import { potStates } from '../play/pots.ts';

/** Every game as an operator lists it, with what is in its largest pot now. */
export async function listEntries(
  pool: Pool,
  games: readonly Game[],
  publicUrl: string,
): Promise<GameListEntry[]> {
  const jackpots = new Map<string, number>();
  const entries: GameListEntry[] = [];
  for (const game of games) {
    const pots = isSolo(game) ? game.pots : undefined;
    // Games of a series share their pots, and they are read once.
    if (pots !== undefined && !jackpots.has(pots.series)) {
      const states = await potStates(pool, pots);
      jackpots.set(pots.series, Math.max(...states.map(({ amount }) => amount)));
    }
    entries.push(listEntry(game, publicUrl, pots && jackpots.get(pots.series)));
  }
  return entries;
}

function listEntry(
  { info, category, artPath, releasedOn, returnBounds, stakeBounds }: Game,
  publicUrl: string,
  jackpot: number | undefined,
): GameListEntry {
  const volatility = volatilityOf(info);
  return {
    game_code: info.code,
    name: info.name.en,
    names: info.name,
    category,
    product: info.product,
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    url_thumb: `${publicUrl}${artPath}`,
    rtp_basis_points: returnBounds?.highest ?? info.returns.basisPoints,
    ...(returnBounds && { rtp_lowest_basis_points: returnBounds.lowest }),
    smallest_stake_amount: stakeBounds?.smallest ?? Math.min(...info.stakeAmounts),
    largest_stake_amount: stakeBounds?.largest ?? Math.max(...info.stakeAmounts),
    freebet_support: false,
    demo_game_support: true,
    enabled: true,
    ...(releasedOn === undefined ? {} : { release_date: releasedOn }),
    ...(volatility === undefined ? {} : { volatility }),
    ...(jackpot === undefined ? {} : { jackpot_amount: jackpot }),
  };
}
