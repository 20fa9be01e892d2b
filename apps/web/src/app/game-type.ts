import type { GameFamily } from '@hanpan/ui';
import { addressOf, type PlainName, pathOf, type Target } from './urls.ts';

interface Kind {
  readonly art: GameFamily;
  /** Where games of that type are chosen. */
  readonly to: PlainName;
}

const kinds: Readonly<Record<string, Kind>> = {
  sports: { art: 'football', to: 'sport' },
  esports: { art: 'esports', to: 'esports' },
  casino: { art: 'casino', to: 'liveCasino' },
  hotelCasino: { art: 'hotelCasino', to: 'hotelCasino' },
  slot: { art: 'slot', to: 'slotLobby' },
  hotelSlot: { art: 'hotelSlot', to: 'hotelSlot' },
  mini: { art: 'powerball', to: 'powerball' },
  virtual: { art: 'virtual', to: 'virtualGame' },
  fishing: { art: 'fishing', to: 'fishing' },
};

/** The picture and the page of a game type; the slots for one that this version does not know. */
export function kindOf(gameType: string): Kind {
  return kinds[gameType] ?? { art: 'slot', to: 'slotLobby' };
}

/** Where a game stands: the page of its type, which shows what is known of a vendor's game of that key. */
export function gameAddressOf(game: { readonly gameType: string; readonly gameKey: string | null }): Target {
  const { to } = kindOf(game.gameType);
  if (game.gameKey === null) return to;
  // Mini games of vendors have a lobby of their own beside the draws.
  const lobby = game.gameType === 'mini' ? 'arcade' : to;
  return addressOf(`${pathOf(lobby)}?game=${encodeURIComponent(game.gameKey)}`);
}
