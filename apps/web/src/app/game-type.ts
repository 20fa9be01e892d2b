import type { GameFamily } from '@hanpan/ui';
import type { PlainName } from './urls.ts';

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
