import type { Database } from '@hanpan/db';
import type { Clock } from '../../../kernel/clock.ts';
import { FirstError } from '../../../kernel/first-error.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { memberIdOf } from '../../../vendors/player-id.ts';
import type { FinishedRound } from '../../../vendors/port.ts';
import { lockMembers } from '../../member/index.ts';
import type { Vendor, VendorDirectory } from '../directory.ts';
import {
  type MemberRound,
  moveRoundPlace,
  noteUnlistedGames,
  roundPlace,
  storeFinishedRounds,
} from './round-store.ts';

interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly vendors: VendorDirectory;
}

/** Of a round that stands in a page twice the later figures count. */
function memberRounds(rounds: readonly FinishedRound[]): MemberRound[] {
  const latest = new Map<string, MemberRound>();
  for (const { playerId, ...round } of rounds) {
    const memberId = memberIdOf(playerId);
    if (memberId !== undefined) latest.set(`${memberId}:${round.round}`, { ...round, memberId });
  }
  return [...latest.values()];
}

/**
 * Reads what was played while the money stood with a vendor: its rounds become history and settlements, a page in one
 * transaction with the place that was reached, so that each is stored once whoever dies in between. A vendor that is
 * off is read as well: what was played there was played. One whose page cannot be stored keeps no other waiting.
 */
export async function pullRounds(services: Services, pages: number): Promise<void> {
  const errors = new FirstError();
  for (const vendor of await services.vendors.all())
    await errors.keep(async () => {
      for (let page = 0; page < pages && (await pullPage(services, vendor)); page += 1);
    });
  errors.rethrow();
}

/** Whether there is more to read. */
async function pullPage({ database, clock }: Services, vendor: Vendor): Promise<boolean> {
  const { id: vendorId, transferWallet } = vendor;
  const from = transferWallet && (await roundPlace(database, vendorId));
  const page = await transferWallet?.roundsSince(from);
  if (page?.cursor === undefined || page.cursor === from) return false;
  const rounds = memberRounds(page.rounds);
  const move = { from, to: page.cursor, at: clock.date() };
  const isMoved = await inTransaction(database, async (tx) => {
    const memberIds = rounds.map(({ memberId }) => memberId);
    await lockMembers(tx, memberIds);
    if (!(await moveRoundPlace(tx, vendorId, move))) return false;
    await noteUnlistedGames(
      tx,
      vendorId,
      rounds.map(({ gameKey }) => gameKey),
    );
    await storeFinishedRounds(tx, vendorId, rounds, move.at);
    return true;
  });
  return isMoved && !page.isLast;
}
