import type { Database } from '@hanpan/db';
import type { Clock } from '../../kernel/clock.ts';
import { playerIdOf } from '../../vendors/player-id.ts';
import type { VendorDirectory } from './directory.ts';
import { openSessionAt, rememberSeen } from './watch-store.ts';

interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly vendors: VendorDirectory;
}

/** BC-04: without a sign of life for this long, a game is taken for closed. */
export const quietMs = 60_000;

/**
 * Whether a member's game at a vendor of the transfer kind is closed. The vendor's word counts; where it has not seen
 * the page that we sent the member to, the page may still be loading for up to a minute after the last sign of life.
 */
export async function confirmClosed(
  { database, clock, vendors }: Services,
  memberId: number,
  vendorCode: string,
): Promise<'closed' | 'open' | 'unreachable'> {
  const wallet = (await vendors.find(vendorCode))?.transferWallet;
  const session = await openSessionAt(database, memberId, vendorCode);
  if (session === undefined || wallet === undefined) return 'closed';
  const game = await wallet.gameOf(playerIdOf(memberId));
  if (game === undefined) return 'unreachable';
  if (game === 'open') {
    await rememberSeen(database, session.session_id, clock.date());
    return 'open';
  }
  const isQuiet = clock() - session.seen_at.getTime() >= quietMs;
  return game === 'closed' || isQuiet ? 'closed' : 'open';
}
