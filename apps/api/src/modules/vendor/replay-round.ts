import type { AnswerOf } from '@hanpan/contract';
import type { MemberContext } from '../../kernel/call-context.ts';
import { type Failure, fail } from '../../kernel/failure.ts';
import { playerIdOf } from '../../vendors/player-id.ts';
import { type PlayedRound, VendorUnreachable } from '../../vendors/port.ts';
import type { Vendor } from './directory.ts';
import { isAt } from './origins.ts';
import { findEndedRound } from './rounds/round-store.ts';
import type { VendorServices } from './services.ts';

type Services = Pick<VendorServices, 'database' | 'vendors'>;

/**
 * Asks the vendor where it shows a round again. It is history: a vendor that is off is asked as well, for whoever may log in, and
 * nothing is written. Fails with E404 (no such round of the member, or it goes on), G003 (the dialect has no replays), G004 (the
 * vendor knows no such round) and 9999 (it says nothing, or an address that is not its own).
 */
export async function replayRound(
  { database, vendors }: Services,
  { memberId, locale, log }: MemberContext,
  betIdx: number,
): Promise<AnswerOf<'/api/minigame/replay'> | Failure<'E404' | 'G003' | 'G004' | '9999'>> {
  const found = await findEndedRound(database, memberId, betIdx);
  if (found === undefined) return fail('E404');
  const vendor = await vendors.find(found.vendorCode);
  if (vendor === undefined || !hasReplays(vendor)) return fail('G003');
  try {
    const replayUrl = await addressOf(vendor, { playerId: playerIdOf(memberId), round: found.round, locale });
    return replayUrl === undefined ? fail('G004') : { replayUrl };
  } catch (error) {
    if (!(error instanceof VendorUnreachable)) throw error;
    log.warn({ err: error }, 'a round could not be shown again');
    return fail('9999');
  }
}

/** Whether the vendor can be asked to show what was played at it. */
export function hasReplays({ client }: Pick<Vendor, 'client'>): boolean {
  return client.replay !== undefined;
}

/** A link stays at the vendor: a member's browser is sent nowhere else by its answer. */
async function addressOf({ client, code, pages }: Vendor, round: PlayedRound): Promise<string | undefined> {
  const address = await client.replay?.(round);
  if (address !== undefined && !isAt(pages, address))
    throw new VendorUnreachable(
      `${code} shows a round at ${new URL(address).origin}, which is none of its origins`,
    );
  return address;
}
