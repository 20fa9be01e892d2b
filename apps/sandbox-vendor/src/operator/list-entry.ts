import type { GameListEntry } from '@hanpan/vendor-kit';
import type { Game } from '../games/game.ts';

/** A game as an operator lists it. */
export function listEntry({ info, category, artPath }: Game, publicUrl: string): GameListEntry {
  return {
    game_code: info.code,
    name: info.name.en,
    names: info.name,
    category,
    product: 'Cheongsa Games',
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    url_thumb: `${publicUrl}${artPath}`,
    rtp_basis_points: info.returns.basisPoints,
    freebet_support: false,
    demo_game_support: false,
    enabled: true,
  };
}
