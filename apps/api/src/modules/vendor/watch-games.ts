import { zero } from '@hanpan/money';
import { FirstError } from '../../kernel/first-error.ts';
import { playerIdOf } from '../../vendors/player-id.ts';
import { isCheckDue, isExcluded, memberFacts, playTightenedAt } from '../member/index.ts';
import { refuseLimited } from '../play/index.ts';
import { settingsOfSite } from '../settings/index.ts';
import { confirmClosed } from './confirm-closed.ts';
import type { VendorServices } from './services.ts';
import { bringBack } from './transfer/bring-back.ts';
import {
  closeSessionsAt,
  listWatchedSessions,
  openSessionAt,
  rememberWatch,
  type WatchedSession,
} from './watch-store.ts';

const askAgainAfterMs = 15_000;

/**
 * Game close for vendors that never call: asks after open games, and once one is closed brings its money back, where
 * the member has left conversion on. The game counts as open here until the money is back, so a worker that dies
 * between the two begins again. Each vendor is asked beside the others, at most `limit` times, and one that is silent twice
 * in a row is left alone for the rest of the run: a vendor that hangs must not hold back the money that stands with others, and
 * one player of whom it can say nothing not that of its other players.
 */
export async function watchGames(services: VendorServices, limit: number): Promise<void> {
  const { database, clock } = services;
  const sessions = await listWatchedSessions(database, new Date(clock() - askAgainAfterMs), limit);
  const errors = new FirstError();
  await Promise.all(
    [...byVendor(sessions).values()].map((ofOne) => errors.keep(() => watchVendor(services, ofOne))),
  );
  errors.rethrow();
}

function byVendor(sessions: readonly WatchedSession[]): Map<string, WatchedSession[]> {
  const vendors = new Map<string, WatchedSession[]>();
  for (const session of sessions)
    vendors.set(session.vendor_code, [...(vendors.get(session.vendor_code) ?? []), session]);
  return vendors;
}

async function watchVendor(services: VendorServices, sessions: readonly WatchedSession[]): Promise<void> {
  const { database, clock } = services;
  let silences = 0;
  for (const session of sessions) {
    await rememberWatch(database, session.session_id, clock.date());
    silences = (await watch(services, session)) === 'silent' ? silences + 1 : 0;
    if (silences === mostSilences) return;
  }
}

const mostSilences = 2;
/** What a way back is refused with where the vendor does not respond. */
const silent: ReadonlySet<string> = new Set(['TE99', 'NT99']);

async function watch(services: VendorServices, session: WatchedSession): Promise<'silent' | undefined> {
  const { database, clock } = services;
  const { member_id: memberId, vendor_code: vendorCode, site_id: siteId } = session;
  const ends = await mustEnd(services, session);
  const game = ends ? await endGame(services, session) : await confirmClosed(services, memberId, vendorCode);
  if (game !== 'closed') return game === 'unreachable' ? 'silent' : undefined;
  // Whoever may no longer play gets the money out of the game in any case.
  if (ends || (await memberFacts(database, memberId))?.convertsGameMoney === true) {
    const refusal = await bringBack(services, { siteId, memberId }, vendorCode);
    if (refusal !== undefined) return silent.has(refusal.code) ? 'silent' : undefined;
  }
  await closeSessionsAt(database, session, clock.date());
  return undefined;
}

async function mustEnd(services: VendorServices, session: WatchedSession): Promise<boolean> {
  const nowMs = services.clock();
  const mayPlay = session.may_play && !isExcluded(session, nowMs);
  return !mayPlay || session.expires_at.getTime() <= nowMs || (await isStopped(services, session));
}

/** How long a member may leave a reality check unseen before a game that we are not asked about ends. */
const unseenForMs = 60_000;

/**
 * Whether the member's own protection ends the game: its reality check was not looked at, the time of its day is used up, or it
 * has limited what it stakes or loses since the game was opened with more than that.
 */
async function isStopped(
  { database, families, clock }: VendorServices,
  { member_id: memberId, site_id: siteId, ownLimits, checkDueAt, opened_at: openedAt }: WatchedSession,
): Promise<boolean> {
  if (isCheckDue({ checkDueAt }, clock() - unseenForMs)) return true;
  if (ownLimits === null) return false;
  if (((await playTightenedAt(database, memberId)) ?? openedAt) > openedAt) return true;
  const settings = await settingsOfSite(database, siteId);
  const nothing = { memberId, settings, ownLimits, stake: zero };
  return (await refuseLimited(database, families, nothing, clock())) !== undefined;
}

/**
 * The vendor takes no new stake; a round that is under way is played to its end, and until then it gives nothing back. It knows
 * its player and not our session: of one that was followed by another launch since the sessions were listed nothing is ended, because that
 * would end the new one.
 */
async function endGame(
  services: VendorServices,
  listed: WatchedSession,
): Promise<'closed' | 'open' | 'unreachable'> {
  const { database, vendors } = services;
  const { member_id: memberId, vendor_code: vendorCode } = listed;
  const wallet = (await vendors.find(vendorCode))?.transferWallet;
  if (wallet === undefined) return 'unreachable';
  const session = await openSessionAt(database, memberId, vendorCode);
  if (session?.session_id !== listed.session_id || !(await mustEnd(services, session))) return 'open';
  const playerId = playerIdOf(memberId);
  const game = (await wallet.closeGame(playerId)) ? await wallet.gameOf(playerId) : undefined;
  if (game === undefined) return 'unreachable';
  return game === 'open' ? 'open' : 'closed';
}
