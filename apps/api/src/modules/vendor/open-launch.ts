import type { Database } from '@hanpan/db';
import type { MemberContext } from '../../kernel/call-context.ts';
import type { Clock } from '../../kernel/clock.ts';
import { fail } from '../../kernel/failure.ts';
import type { Sealer } from '../../kernel/sealed.ts';
import { hashToken } from '../../kernel/sessions.ts';
import { findLaunch } from './session-store.ts';

interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
}

/**
 * The address of a game that this session has opened. Fails with E404 (no launch of this session, which is told alike
 * for one of somebody else and for one that never was), G002 (the game has ended) and G001 (it is too old).
 */
export async function openLaunch(
  { database, clock, sealer }: Services,
  { session }: MemberContext,
  launchId: string,
) {
  const launch = await findLaunch(database, hashToken(launchId), session.sessionId);
  if (launch === undefined) return fail('E404');
  if (launch.closed_at !== null) return fail('G002');
  if (launch.expires_at.getTime() <= clock()) return fail('G001');
  return { gameurl: sealer.open('launch.address', launch.address_sealed) };
}
