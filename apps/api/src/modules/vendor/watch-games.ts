import { playerIdOf } from '../../vendors/player-id.ts';
import { isExcluded, memberFacts } from '../member/index.ts';
import { confirmClosed } from './confirm-closed.ts';
import type { VendorServices } from './services.ts';
import { bringBack } from './transfer/bring-back.ts';
import { closeSessionsAt, listWatchedSessions, rememberWatch, type WatchedSession } from './watch-store.ts';

const askAgainAfterMs = 15_000;

/**
 * Game close for vendors that never call: asks after open games, and once one is closed brings its money back, where
 * the member has left conversion on. The game counts as open here until the money is back, so a worker that dies
 * between the two begins again.
 */
export async function watchGames(services: VendorServices, limit: number): Promise<void> {
  const { database, clock } = services;
  const before = new Date(clock() - askAgainAfterMs);
  for (const session of await listWatchedSessions(database, before, limit)) {
    await rememberWatch(database, session.session_id, clock.date());
    await watch(services, session);
  }
}

async function watch(services: VendorServices, session: WatchedSession): Promise<void> {
  const { database, clock } = services;
  const { member_id: memberId, vendor_code: vendorCode, site_id: siteId } = session;
  const mayPlay = session.may_play && !isExcluded(session, clock());
  const mustEnd = !mayPlay || session.expires_at.getTime() <= clock();
  if (mustEnd && !(await endGame(services, session))) return;
  if (!mustEnd && (await confirmClosed(services, memberId, vendorCode)) !== 'closed') return;
  // Whoever may no longer play gets the money out of the game in any case.
  if (mustEnd || (await memberFacts(database, memberId))?.convertsGameMoney === true) {
    const refusal = await bringBack(services, { siteId, memberId }, vendorCode);
    if (refusal !== undefined) return;
  }
  await closeSessionsAt(database, session, clock.date());
}

/** The vendor takes no new stake; a round that is under way is played to its end. */
async function endGame({ vendors }: VendorServices, session: WatchedSession): Promise<boolean> {
  const wallet = (await vendors.find(session.vendor_code))?.transferWallet;
  return wallet !== undefined && (await wallet.closeGame(playerIdOf(session.member_id)));
}
