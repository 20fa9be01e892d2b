import type { DataOf } from '@hanpan/contract';
import { rankOf, searchForm } from '@hanpan/rules';
import { type Address, addressOf, isAddress } from '../../app/urls.ts';

export type LobbyGame = DataOf<'/api/minigame/lobby'>['games'][number];
export type TopGames = DataOf<'/api/main/topGames'>;

/** The vendor that comes with the platform; the slot list opens with it. */
export const sandboxVendorKey = 'cheongsa';

/** A lobby of fewer games needs no search and no filters, and has room to say what each of them is. */
export const fewBelow = 7;

const dayMs = 24 * 3_600_000;
const newForMs = 30 * dayMs;

/** Played at tables and in rooms with limits of their own, which is what these are chosen by; slots all take much the same. */
const limitedTypes: readonly string[] = ['casino', 'hotelCasino', 'virtual', 'esports'];

export function isChosenByLimits({ type }: Pick<LobbyGame, 'type'>): boolean {
  return limitedTypes.includes(type);
}

export const gameOrders = ['popular', 'newest', 'return', 'name'] as const;
export type GameOrder = (typeof gameOrders)[number];

/** How a player's browser remembers a game. */
export function gameId({ type, key }: Pick<LobbyGame, 'type' | 'key'>): string {
  return `${type}:${key}`;
}

/** Each once: what several vendors carry under one code of the catalogue is one game, of the first of them. */
export function eachOnce(games: readonly LobbyGame[]): LobbyGame[] {
  const seen = new Set<string>();
  return games.filter(({ productCode, vendorKey, key }) => {
    const id = `${productCode ?? `of ${vendorKey}`} ${key}`;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** The games of a lobby's vendor: what stands under its code, or what the vendor of that code opens itself. */
export function gamesOf(games: readonly LobbyGame[], code: string): LobbyGame[] {
  return eachOnce(games.filter(({ productCode, vendorKey }) => productCode === code || vendorKey === code));
}

/**
 * A maker is found by how its name begins: by initial consonants every one would be, and by a word within it whoever looks for a
 * tiger would have everything that Red Tiger made.
 */
const beginsSo = 0;
const afterNames = 10;

/** Names in every language, so that a member may type any of them; what fits best comes first. */
export function findGames(
  games: readonly LobbyGame[],
  query: string,
  makerOf: (game: LobbyGame) => readonly string[] = () => [],
): readonly LobbyGame[] {
  if (searchForm(query) === '') return games;
  return games
    .flatMap((game) => {
      const { names, vendorName } = game;
      const own = rankOf(query, [names.ko, names.en, names.vi]);
      // Whoever types a maker wants its games, after those that are called so themselves.
      const makers = rankOf(query, [vendorName.ko, vendorName.en, ...makerOf(game)]);
      const rank = own ?? (makers === beginsSo ? afterNames : undefined);
      return rank === undefined ? [] : [{ game, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ game }) => game);
}

export function isNew({ releasedOn }: LobbyGame, nowMs: number): boolean {
  return releasedOn !== null && nowMs - Date.parse(releasedOn) < newForMs;
}

/** Of the last 30 days, the newest first. */
export function newGames(games: readonly LobbyGame[], nowMs: number): LobbyGame[] {
  return games
    .filter((game) => isNew(game, nowMs))
    .toSorted((a, b) => (b.releasedOn ?? '').localeCompare(a.releasedOn ?? ''));
}

/** Games with a pot, the fullest first. */
export function jackpotGames(games: readonly LobbyGame[]): (LobbyGame & { jackpotAmount: number })[] {
  return games
    .flatMap((game) => (game.jackpotAmount === null ? [] : [{ ...game, jackpotAmount: game.jackpotAmount }]))
    .toSorted((a, b) => b.jackpotAmount - a.jackpotAmount);
}

/** The game that something was played as; a game of the lobby stands for the same one of another vendor. */
export function gameOf(
  games: readonly LobbyGame[],
  played: { readonly vendorCode: string | null; readonly gameKey: string | null },
): LobbyGame | undefined {
  const same = games.filter(({ key }) => key === played.gameKey);
  return same.find(({ vendorKey }) => vendorKey === played.vendorCode) ?? same[0];
}

/** Each in its order, without those that are not in the lobby. */
export function gamesAmong(
  games: readonly LobbyGame[],
  played: readonly { readonly vendorCode: string | null; readonly gameKey: string | null }[],
): LobbyGame[] {
  return eachOnce(played.flatMap((each) => gameOf(games, each) ?? []));
}

/** What is equal keeps the order of its vendor. */
export function sortGames(
  games: readonly LobbyGame[],
  order: GameOrder,
  { popular, nameOf }: { popular: readonly LobbyGame[]; nameOf: (game: LobbyGame) => string },
): readonly LobbyGame[] {
  const place = (game: LobbyGame) => {
    const at = popular.findIndex((each) => gameId(each) === gameId(game));
    return at < 0 ? popular.length : at;
  };
  const compare = {
    popular: (a: LobbyGame, b: LobbyGame) => place(a) - place(b),
    newest: (a: LobbyGame, b: LobbyGame) => (b.releasedOn ?? '').localeCompare(a.releasedOn ?? ''),
    return: (a: LobbyGame, b: LobbyGame) => Number(b.returnToPlayerPercent) - Number(a.returnToPlayerPercent),
    name: (a: LobbyGame, b: LobbyGame) => nameOf(a).localeCompare(nameOf(b)),
  };
  return games.toSorted(compare[order]);
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

/** The page of this site that a game led its frame to; what the game would say with it in a query is left out. */
export function pageLedTo(url: string, ownOrigin: string): Address | undefined {
  if (!url.startsWith(`${ownOrigin}/`)) return undefined;
  const { pathname } = new URL(url);
  return isAddress(pathname) ? addressOf(pathname) : undefined;
}
