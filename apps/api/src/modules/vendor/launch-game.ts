import { randomBytes } from 'node:crypto';
import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { amount } from '@hanpan/money';
import type { MemberContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { endedMeanwhile, hashToken } from '../../kernel/sessions.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { playerIdOf } from '../../vendors/player-id.ts';
import { VendorUnreachable } from '../../vendors/port.ts';
import { lockMember, type MemberFacts, memberFacts, refuseBettor } from '../member/index.ts';
import { refuseLimited } from '../play/index.ts';
import { isUnderMaintenance, settingsOf } from '../settings/index.ts';
import { confirmClosed } from './confirm-closed.ts';
import type { Vendor } from './directory.ts';
import { findGame } from './game-store.ts';
import { lobbyPathOf } from './lobby-path.ts';
import { type GameRequest, openDemo } from './open-demo.ts';
import { isAt } from './origins.ts';
import type { VendorServices } from './services.ts';
import {
  closeEarlierSessions,
  closeGameSession,
  noteLaunched,
  openGameSession,
  rememberLaunch,
} from './session-store.ts';
import { bringBack, vendorsWithMoney } from './transfer/bring-back.ts';
import { moveIn, type RefuseLaunch } from './transfer/move-in.ts';
import { vendorOf } from './vendor-scope.ts';
import { isOff } from './vendor-store.ts';
import { windowKindOf } from './window-kind.ts';

const sessionMs = 4 * 3_600_000;
const smallestStake = amount(1);

/**
 * Opens a game at its vendor, and where the vendor holds the money during play, moves it there. Fails with B1002
 * (locked), B1001 (no betting permission), X001 (excluded by its own will), D001 (documents to accept first), X007 (its reality check is due), B0093 (maintenance), B0092 (no such game, no
 * free play of it, or it is off for the member), B6014, X003, X004, X006 (nothing is left of a limit), E401 or TK999 (its session has ended meanwhile), 9999 (the vendor gives no address) and, for money that is moved, with what `moveIn` fails with.
 */
export async function launchGame(
  services: VendorServices,
  context: MemberContext,
  body: BodyOf<'/api/minigame/getGame'>,
) {
  const { database, clock, publicUrl } = services;
  const { site, memberId } = context;
  const holder = { siteId: site.id, memberId };
  const at = clock.date();
  const member = await memberFacts(database, memberId);
  const refused = refuseBettor(member, at.getTime());
  if (refused !== undefined) return refused;
  if (await isUnderMaintenance(database, site.id, at)) return fail('B0093');
  const vendor = await vendorOf(services, memberId, body);
  if (vendor === undefined) return fail('B0092');
  const { gameKey } = body;
  const game = await findGame(database, vendor.id, gameKey);
  if (game === undefined || (await isOff(database, { vendorId: vendor.id, gameKey, memberId })))
    return fail('B0092');
  const request: GameRequest = {
    gameKey,
    locale: context.locale,
    platform: body.platform,
    address: context.address,
    lobbyUrl: `${publicUrl}${lobbyPathOf(game.family)}`,
    depositUrl: `${publicUrl}/member/moneyMain/charge`,
  };
  if (body.mode === 'demo') return openDemo(vendor, game, request, context.log);

  const limited = await refuseLaunch(services, context, vendor, member);
  if (limited !== undefined) return limited;
  if (member?.convertsGameMoney) await gatherMoney(services, holder, vendor);
  const refuse: RefuseLaunch = (tx, locked) => refuseNow(services, tx, context, locked);
  const token = randomBytes(24).toString('base64url');
  const tokenHash = hashToken(token);
  const expiresAt = new Date(at.getTime() + sessionMs);
  const begun = await inTransaction(database, async (tx) => {
    const mayNot = await refuse(tx, await lockMember(tx, memberId));
    if (mayNot !== undefined) return mayNot;
    await openGameSession(tx, {
      tokenHash,
      siteId: site.id,
      memberId,
      vendorId: vendor.id,
      gameKey,
      address: context.address,
      at,
      expiresAt,
    });
    await emit(tx, `member:${memberId}`, 'game', {});
    return undefined;
  });
  if (begun !== undefined) return begun;
  try {
    // The address first: a vendor that does not respond has not been given any money.
    const gameurl = await vendor.client.launch({
      ...request,
      isDemo: false,
      playerId: playerIdOf(memberId),
      token,
      balance: (await services.ledger.holdings(database, holder)).cash,
    });
    const refusal = vendor.transferWallet && (await moveIn(services, holder, vendor.code, refuse));
    if (refusal === undefined) {
      await beginGame(services, memberId, tokenHash);
      const mayFrame = vendor.isFramed && windowKindOf(game.product_code) === 'embed';
      const launch = { tokenHash, gameurl };
      const launchId = mayFrame ? await frameLaunch(services, context, vendor, launch) : null;
      return { gameurl, launchId, window: game.window_kind };
    }
    // Where it is indeterminate whether the money is there, the game stays watched until it is back.
    if (refusal.code !== 'NT99' && refusal.code !== 'B0091') await closeGameSession(database, tokenHash, at);
    return refusal;
  } catch (error) {
    if (!(error instanceof VendorUnreachable)) throw error;
    await closeGameSession(database, tokenHash, at);
    context.log.warn({ err: error }, 'a game could not be opened');
    return fail('9999');
  }
}

/**
 * Whether it may play is decided under its lock, and anew before its money is moved: vendors were asked meanwhile, and an account that is
 * being closed, or whose session has ended, opens nothing any more and gives nothing away.
 */
async function refuseNow(
  { clock }: VendorServices,
  tx: Tx,
  { session }: MemberContext,
  locked: MemberFacts | undefined,
) {
  const refused = refuseBettor(locked, clock());
  if (refused !== undefined) return refused;
  const ended = await endedMeanwhile(tx, clock, session.sessionId);
  return ended === undefined ? undefined : fail(ended);
}

/**
 * Where a member may not even stake the smallest sum the game would take none. What stands at the vendor already may be played there,
 * whatever money is limited: it was within the limits when it was moved.
 */
async function refuseLaunch(
  { database, ledger, clock, families }: VendorServices,
  { site, memberId }: MemberContext,
  vendor: Vendor,
  member: MemberFacts | undefined,
) {
  const stake = { memberId, stake: smallestStake, settings: settingsOf(site) };
  const refused = await refuseLimited(
    database,
    families,
    { ...stake, ownLimits: member?.ownLimits ?? null },
    clock(),
  );
  if (refused === undefined || refused.code === 'X006' || !vendor.transferWallet) return refused;
  const { game } = await ledger.holdings(database, { siteId: site.id, memberId });
  return (game[vendor.code] ?? 0) > 0 ? undefined : refused;
}

/** Leaves the games before it, and not before this one can be played: one that cannot be opened leaves the earlier one, and who watches its money. */
async function beginGame(
  { database, clock }: VendorServices,
  memberId: number,
  tokenHash: Buffer,
): Promise<void> {
  await database.transaction(async (tx) => {
    await noteLaunched(tx, tokenHash);
    const closed = await closeEarlierSessions(tx, tokenHash, clock.date());
    if (closed > 0) await emit(tx, `member:${memberId}`, 'game', {});
  });
}

/**
 * The id by which this session alone is told the address again, where the page for games may frame it: undefined for
 * what needs a window of its own, among it an address at none of the vendor's origins, which browsers would not frame.
 */
async function frameLaunch(
  { database, sealer, publicUrl }: VendorServices,
  { session, log }: MemberContext,
  { code, origins }: Vendor,
  { tokenHash, gameurl }: { tokenHash: Buffer; gameurl: string },
): Promise<string | null> {
  const { protocol, origin } = new URL(gameurl);
  if (protocol !== 'https:' || origin === new URL(publicUrl).origin) return null;
  if (!isAt(origins.frames, gameurl)) {
    log.warn({ vendor: code, origin }, 'a game is at none of the origins of its vendor, so it is not framed');
    return null;
  }
  const launchId = randomBytes(24).toString('base64url');
  await rememberLaunch(database, {
    tokenHash,
    launchHash: hashToken(launchId),
    addressSealed: sealer.seal('launch.address', gameurl),
    sessionId: session.sessionId,
  });
  return launchId;
}

/**
 * What stands in other games becomes cash first, so that all of it can be played. A game that is still open, or a vendor
 * that does not respond, keeps its part for now: that is no reason to refuse this one.
 */
async function gatherMoney(
  services: VendorServices,
  holder: { siteId: number; memberId: number },
  launched: Vendor,
): Promise<void> {
  for (const { code } of await vendorsWithMoney(services, holder)) {
    if (code === launched.code) continue;
    if ((await confirmClosed(services, holder.memberId, code)) === 'closed')
      await bringBack(services, holder, code);
  }
}
