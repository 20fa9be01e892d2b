import type { GameType } from '@hanpan/contract';
import type { GameFamily } from '@hanpan/ui';
import type { TitleKey } from './route-meta.ts';
import type { GameCode } from './site.ts';
import { type PlainName, paths } from './urls.ts';
import { casinoVendors, hotelCasinoVendors, hotelSlotVendors, slotVendors } from './vendors.ts';

export interface LobbyPlace {
  /** What a bet in its games counts as. */
  readonly type: GameType;
  readonly place: PlainName;
  readonly title: TitleKey;
  readonly art: GameFamily;
  /** The codes of its vendors by the last part of their addresses; one whose games stand on its own page has none. */
  readonly vendors: Readonly<Record<string, string>>;
}

/** The pages on which games of vendors are chosen. */
export const lobbies = {
  casino: {
    type: 'casino',
    place: 'liveCasino',
    title: 'navigation.title.liveCasino',
    art: 'casino',
    vendors: casinoVendors,
  },
  hotelCasino: {
    type: 'hotelCasino',
    place: 'hotelCasino',
    title: 'navigation.title.hotelCasino',
    art: 'hotelCasino',
    vendors: hotelCasinoVendors,
  },
  slot: {
    type: 'slot',
    place: 'slotLobby',
    title: 'navigation.title.slots',
    art: 'slot',
    vendors: slotVendors,
  },
  hotelSlot: {
    type: 'hotelSlot',
    place: 'hotelSlot',
    title: 'navigation.title.hotelSlot',
    art: 'hotelSlot',
    vendors: hotelSlotVendors,
  },
  arcade: {
    type: 'mini',
    place: 'arcade',
    title: 'navigation.title.arcade',
    art: 'powerball',
    vendors: {},
  },
  esports: {
    type: 'esports',
    place: 'esports',
    title: 'navigation.title.esports',
    art: 'esports',
    vendors: {},
  },
  virtual: {
    type: 'virtual',
    place: 'virtualGame',
    title: 'navigation.title.virtualGame',
    art: 'virtual',
    vendors: {},
  },
  fishing: {
    type: 'fishing',
    place: 'fishing',
    title: 'navigation.title.fishing',
    art: 'fishing',
    vendors: {},
  },
} as const satisfies Record<string, LobbyPlace>;

export type LobbyName = keyof typeof lobbies;

export function lobbyPathOf({ place }: Pick<LobbyPlace, 'place'>): string {
  return paths[place].desktop;
}

/** The vendors of a lobby as the code list has them, in its order. */
export function codesOfLobby(codes: readonly GameCode[], lobby: Pick<LobbyPlace, 'place'>): GameCode[] {
  const below = `${lobbyPathOf(lobby)}/`;
  return codes.filter(({ target }) => target.startsWith(below)).toSorted((a, b) => a.ord - b.ord);
}
