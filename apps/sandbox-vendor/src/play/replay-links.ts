import { randomBytes } from 'node:crypto';
import type { Vendor } from '../vendor.ts';
import { hashOf } from './sessions.ts';

const replayLifeMs = 24 * 3_600_000;

/** What a link shows: a round of one player alone, or its bet in a room. */
type Shown = { roundId: string } | { betId: string };

/** A link to one played round, good for a day. Who may see the round is for the caller to know. */
export async function createReplayLink(
  { pool, clock }: Pick<Vendor, 'pool' | 'clock'>,
  shown: Shown,
): Promise<string> {
  const link = randomBytes(24).toString('base64url');
  const [roundId, betId] = 'roundId' in shown ? [shown.roundId, null] : [null, shown.betId];
  await pool.query(
    'INSERT INTO replay (link_hash, round_id, room_bet_id, valid_until) VALUES ($1, $2, $3, $4)',
    [hashOf(link), roundId, betId, new Date(clock().getTime() + replayLifeMs)],
  );
  return link;
}
