import type { Database } from '@hanpan/db';
import type { Clock } from '../../../kernel/clock.ts';
import { FirstError } from '../../../kernel/first-error.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { memberIdOf } from '../../../vendors/player-id.ts';
import type { FinishedRound, UnreadRound } from '../../../vendors/port.ts';
import { lockMembers } from '../../member/index.ts';
import type { Vendor, VendorDirectory } from '../directory.ts';
import { vendorsReadByOthers } from '../purse-store.ts';
import {
  type MemberRound,
  moveRoundPlace,
  roundPlace,
  storeFinishedRounds,
  storeUnreadRounds,
} from './round-store.ts';

interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly vendors: VendorDirectory;
}

/** Those that name nobody of ours, which are told like those that could not be read. */
function strangersOf(rounds: readonly FinishedRound[]): UnreadRound[] {
  return rounds
    .filter(({ playerId }) => memberIdOf(playerId) === undefined)
    .map((round) => ({ reason: 'no player of ours', said: JSON.stringify(round) }));
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
 * off is read as well: what was played there was played. One whose page cannot be stored keeps no other waiting. What
 * in a page is no round is kept as it came, and told once as the failure of the job; the rounds after it are read.
 * Where another of the same purse is on, the vendor lists the rounds of both there.
 */
export async function pullRounds(services: Services, pages: number): Promise<void> {
  const errors = new FirstError();
  const readByOthers = await vendorsReadByOthers(services.database);
  for (const vendor of await services.vendors.all()) {
    if (readByOthers.has(vendor.id)) continue;
    let unread = 0;
    await errors.keep(async () => {
      for (let page = 0; page < pages; page += 1) {
        const pulled = await pullPage(services, vendor);
        unread += pulled.unread;
        if (!pulled.hasMore) break;
      }
    });
    await errors.keep(async () => {
      if (unread > 0)
        throw new Error(`${unread} rounds of ${vendor.code} could not be read: vendor_unread_round`);
    });
  }
  errors.rethrow();
}

const nothing = { hasMore: false, unread: 0 } as const;

async function pullPage({ database, clock }: Services, vendor: Vendor) {
  const { id: vendorId, transferWallet } = vendor;
  const from = transferWallet && (await roundPlace(database, vendorId));
  const page = await transferWallet?.roundsSince(from);
  if (page === 'unreadable') throw new Error(`the list of rounds of ${vendor.code} cannot be read`);
  if (page === undefined || page === 'unreachable') return nothing;
  if (page.cursor === undefined || page.cursor === from) return nothing;
  const rounds = memberRounds(page.rounds);
  const unread = [...page.unread, ...strangersOf(page.rounds)];
  const move = { from, to: page.cursor, at: clock.date() };
  const isMoved = await inTransaction(database, async (tx) => {
    const memberIds = rounds.map(({ memberId }) => memberId);
    await lockMembers(tx, memberIds);
    if (!(await moveRoundPlace(tx, vendorId, move))) return false;
    await storeFinishedRounds(tx, vendorId, rounds, move.at);
    await storeUnreadRounds(tx, vendorId, unread, move);
    return true;
  });
  return isMoved ? { hasMore: !page.isLast, unread: unread.length } : nothing;
}
