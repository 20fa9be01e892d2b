import type { AnswerOf, BodyOf, GameType } from '@hanpan/contract';
import { type Failure, fail } from '../../kernel/failure.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { countGames, type GameFilter, type GameRow, listGames, listGamesOfType } from './game-store.ts';
import type { VendorServices } from './services.ts';
import { scopeOf } from './vendor-scope.ts';

/** EN-14. */
export function presentGame(game: GameRow) {
  return {
    vendorKey: game.vendor_code,
    key: game.key,
    image: game.image,
    names: game.names,
    vendorName: game.vendor_name,
    type: game.family,
    productCode: game.product_code,
    returnToPlayerPercent: game.rtp_percent,
    lowestReturnPercent: game.lowest_rtp_percent,
    smallestStakeAmount: game.smallest_stake,
    largestStakeAmount: game.largest_stake,
    window: game.window_kind,
    hasDemo: game.has_demo,
    volatility: game.volatility,
    releasedOn: game.released_on,
    jackpotAmount: game.jackpot_amount,
  };
}

type ListPath = '/api/minigame/getSlotList';

/**
 * Everything that a vendor or a code of the catalogue holds. Fails with B0092 where there is none of the name or it is
 * off for the member, and with 9999 while the vendor's list was never read.
 */
export async function listAll(
  services: VendorServices,
  memberId: number,
  { vendorKey }: BodyOf<ListPath>,
): Promise<AnswerOf<ListPath> | Failure<'B0092' | '9999'>> {
  const scope = await scopeOf(services, memberId, vendorKey);
  if (scope === undefined) return fail('B0092');
  const filter: GameFilter = { ...scope, memberId, type: null, search: '' };
  const games = await listGames(services.database, filter, undefined);
  if (games.length === 0) return fail(scope.productCode === null ? '9999' : 'B0092');
  return { games: games.map(presentGame) };
}

type SlotsPath = '/api/minigame/slots/{prodId}/{type}';

/** A page of a vendor's games. Fails with B0092 where the vendor is unknown or off for the member. */
export async function listSlots(
  services: VendorServices,
  memberId: number,
  { prodId, type, search, page }: BodyOf<SlotsPath>,
): Promise<AnswerOf<SlotsPath> | Failure<'B0092'>> {
  const scope = await scopeOf(services, memberId, prodId);
  if (scope === undefined) return fail('B0092');
  const { database } = services;
  const filter: GameFilter = { ...scope, memberId, type: type === 'all' ? null : type, search };
  const games = await listGames(database, filter, pageOf(page, memberPageSize));
  return {
    games: games.map(presentGame),
    pageInfo: pageInfoOf(page, memberPageSize, await countGames(database, filter)),
  };
}

/** The lobby of a game type: every vendor's games of it that the member may open. */
export async function listLobby({ database }: VendorServices, memberId: number, type: GameType) {
  const games = await listGamesOfType(database, type, memberId);
  return { games: games.map(presentGame) };
}
