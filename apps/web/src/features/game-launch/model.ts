import type { DataOf } from '@hanpan/contract';
import { matches } from '../../app/search-names.ts';
import type { GameCode } from '../../app/site.ts';
import { lobbyVendorOf } from '../../app/urls.ts';

export type SlotGame = DataOf<'/api/minigame/getSlotList'>['games'][number];

/** The vendor that comes with the platform; the lobby opens with it. */
export const sandboxVendorKey = 'cheongsa';
export const slotType = 'slot';

/** How a player's browser remembers a game. */
export function gameId({ key }: SlotGame): string {
  return `slot:${key}`;
}

/** Names in every language, so that a member may type any of them. */
export function findGames(games: readonly SlotGame[], query: string): readonly SlotGame[] {
  return games.filter(({ names, vendorName }) =>
    matches(query, [names.ko, names.en, names.vi, vendorName.ko, vendorName.en]),
  );
}

/** Slot vendors of the code list, by where they lead. */
export function slotVendors(codes: readonly GameCode[]): readonly GameCode[] {
  return codes.filter(({ target }) => lobbyVendorOf(target) !== undefined).toSorted((a, b) => a.ord - b.ord);
}

/** The key in a vendor's address; the lobby's own is the sandbox vendor's. */
export function vendorKeyOf(target: string): string {
  return lobbyVendorOf(target) || sandboxVendorKey;
}

/**
 * The address that the server gave, where it may be framed here. Only https, and never this site's own origin: a framed
 * page of ours with scripts could reach out of its sandbox.
 */
export function framedAddress(url: string, ownOrigin: string): string | undefined {
  const address = new URL(url);
  if (address.protocol !== 'https:' || address.origin === ownOrigin) return undefined;
  return address.href;
}
