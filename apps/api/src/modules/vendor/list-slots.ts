import type { AnswerOf, BodyOf } from '@hanpan/contract';
import { type Failure, fail } from '../../kernel/failure.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import type { Vendor } from './directory.ts';
import { countGames, type GameRow, listGames } from './game-store.ts';
import type { VendorServices } from './services.ts';
import { isOff } from './vendor-store.ts';

/** EN-14. */
export function presentGame(game: GameRow, vendor: Pick<Vendor, 'name'>) {
  return {
    key: game.key,
    image: game.image,
    names: game.names,
    vendorName: vendor.name,
    returnToPlayerPercent: game.rtp_percent,
  };
}

type SlotsPath = '/api/minigame/slots/{prodId}/{type}';

/** A page of a vendor's games. Fails with B0092 where the vendor is unknown or off for the member. */
export async function listSlots(
  { database, vendors }: VendorServices,
  memberId: number,
  { prodId, type, search, page }: BodyOf<SlotsPath>,
): Promise<AnswerOf<SlotsPath> | Failure<'B0092'>> {
  const vendor = await vendors.find(prodId);
  if (vendor === undefined) return fail('B0092');
  if (await isOff(database, { vendorId: vendor.id, gameKey: null, memberId })) return fail('B0092');
  const filter = { vendorId: vendor.id, memberId, type: type === 'all' ? null : type, search };
  const games = await listGames(database, filter, pageOf(page, memberPageSize));
  return {
    games: games.map((game) => ({ ...presentGame(game, vendor), type: game.family })),
    pageInfo: pageInfoOf(page, memberPageSize, await countGames(database, filter)),
  };
}
