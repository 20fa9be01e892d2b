import {
  beaconRoundAt,
  drawAtMs,
  type RevealedDraw,
  type RevealedSalt,
  type SeriesAnnouncement,
} from '@hanpan/rules';
import { announcementOf } from './announcement-of.ts';
import type { OutcomeRow } from './outcome-store.ts';
import type { SeriesRow } from './series-store.ts';

/** What is public of a draw of ours once it is out. Undefined where the draw is void. */
export function revealedDraw(row: SeriesRow, draw: number, outcome: OutcomeRow): RevealedDraw | undefined {
  if (outcome.void_reason !== null) return undefined;
  const announcement = announcementOf(row);
  return {
    announcement,
    draw,
    chainValue: outcome.chain_value.toString('hex'),
    salt: revealedSalt(announcement, draw, outcome),
  };
}

/** The round of a beacon follows from the time of the draw: no other could have been kept. */
function revealedSalt(
  announcement: SeriesAnnouncement,
  draw: number,
  { salt, beacon_signature: signature }: Extract<OutcomeRow, { void_reason: null }>,
): RevealedSalt {
  const value = salt.toString('hex');
  const plan = announcement.salt;
  if (plan.kind === 'witness' || signature === null) return { kind: 'witness', value };
  const round = beaconRoundAt(plan, drawAtMs(announcement, draw));
  return { kind: 'beacon', value, round, signature: signature.toString('hex') };
}
