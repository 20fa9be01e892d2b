import { randomBytes } from 'node:crypto';
import type { BodyOf } from '@hanpan/contract';
import type { MemberContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { playerIdOf } from '../../vendors/player-id.ts';
import { type GameVendor, VendorUnreachable } from '../../vendors/port.ts';
import {
  bringBack,
  convertsGameMoney,
  type GameMoneyServices,
  moveIn,
  vendorsWithMoney,
} from '../game-money/index.ts';
import { confirmClosed } from './confirm-closed.ts';
import { closeGameSession, listVendorGames, openGameSession, vendorByCode } from './store.ts';

export interface CasinoServices extends GameMoneyServices {
  readonly publicUrl: string;
}

const sessionMs = 4 * 3_600_000;

/**
 * Opens a game at its vendor, and where the vendor holds the money during play, moves it there. Fails with B1002
 * (locked), B1001 (no betting permission), B0093 (maintenance), B0092 (no such game), 9999 (the vendor does not answer)
 * and, for money that is moved, with what `moveIn` fails with.
 */
export async function launchGame(
  services: CasinoServices,
  context: MemberContext,
  body: BodyOf<'/api/minigame/getGame'>,
) {
  const { database, clock, publicUrl } = services;
  const { site, memberId } = context;
  const holder = { siteId: site.id, memberId };
  const at = new Date(clock());
  const member = await database.row<{ status: string; betting_allowed: boolean }>(
    'select status, betting_allowed from member where id = $1',
    [memberId],
  );
  if (member?.status !== 'active') return fail('B1002');
  if (!member.betting_allowed) return fail('B1001');
  const closed = await database.row(
    'select 1 from maintenance_window where site_id = $1 and starts_at <= $2 and ends_at > $2',
    [site.id, at],
  );
  if (closed !== undefined) return fail('B0093');
  const vendor = services.vendors.find((each) => each.code === body.vendorKey);
  const row = await vendorByCode(database, body.vendorKey);
  if (vendor === undefined || row?.enabled !== true) return fail('B0092');
  const games = await listVendorGames(database, row.id);
  if (!games.some((game) => game.key === body.gameKey)) return fail('B0092');

  await gatherMoney(services, holder, vendor);
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(at.getTime() + sessionMs);
  await database.transaction((tx) =>
    openGameSession(tx, {
      token,
      siteId: site.id,
      memberId,
      vendorId: row.id,
      gameKey: body.gameKey,
      at,
      expiresAt,
      stillWatched: transferVendors(services)
        .filter((each) => each !== vendor)
        .map(({ code }) => code),
    }),
  );
  try {
    // The address first: a vendor that does not answer has not been given any money.
    const gameurl = await vendor.launch({
      playerId: playerIdOf(memberId),
      token,
      gameKey: body.gameKey,
      locale: context.locale,
      platform: body.platform,
      address: context.address,
      lobbyUrl: `${publicUrl}/member/slotgame`,
      depositUrl: `${publicUrl}/member/moneyMain/charge`,
    });
    const refusal = vendor.transferWallet && (await moveIn(services, holder, vendor.code));
    if (refusal === undefined) return { gameurl };
    // Where nobody knows whether the money is there, the game stays watched until it is back.
    if (refusal.code !== 'NT99' && refusal.code !== 'B0091') await closeGameSession(database, token, at);
    return refusal;
  } catch (error) {
    if (!(error instanceof VendorUnreachable)) throw error;
    await closeGameSession(database, token, at);
    context.log.warn({ err: error }, 'a game could not be opened');
    return fail('9999');
  }
}

function transferVendors({ vendors }: CasinoServices): GameVendor[] {
  return vendors.filter(({ transferWallet }) => transferWallet !== undefined);
}

/**
 * What stands in other games becomes cash first, so that all of it can be played. A game that is still open, or a vendor
 * that does not answer, keeps its part for now: that is no reason to refuse this one.
 */
async function gatherMoney(
  services: CasinoServices,
  holder: { siteId: number; memberId: number },
  launched: GameVendor,
): Promise<void> {
  if (!(await convertsGameMoney(services.database, holder.memberId))) return;
  for (const { code } of await vendorsWithMoney(services, holder)) {
    if (code === launched.code) continue;
    if ((await confirmClosed(services, holder.memberId, code)) === 'closed')
      await bringBack(services, holder, code);
  }
}
