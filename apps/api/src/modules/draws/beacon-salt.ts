import type { Queryable } from '@hanpan/db';
import {
  beaconRoundAt,
  beaconRoundAtMs,
  bytesOfHex,
  drawAtMs,
  hexOf,
  type RevealedSalt,
  sha256Of,
} from '@hanpan/rules';
import { announcementOf } from './announcement-of.ts';
import type { Beacon } from './beacon/beacon.ts';
import { type DrawName, readOutcome } from './outcome-store.ts';
import { readSeries } from './series-store.ts';

/** The round that a draw is bound to is not there yet: the draw waits for that one, and takes no other. */
export class MissingBeacon extends Error {
  /** When the round is, in milliseconds. It is public a moment later. */
  readonly roundAtMs: number;

  constructor(round: number, roundAtMs: number) {
    super(`no mirror has given round ${round} of the beacon`);
    this.roundAtMs = roundAtMs;
  }
}

/**
 * The salt of a due draw from outside, for `drawOf`: what the beacon has signed for the round of this draw. Undefined where the
 * series has a witness, and where the draw is decided. It asks a network, so it is called before a transaction begins. Throws
 * MissingBeacon while the round is not there.
 */
export async function beaconSaltOf(
  { database, beacon, clock }: { database: Queryable; beacon: Beacon; clock: () => number },
  name: DrawName,
): Promise<RevealedSalt | undefined> {
  const row = await readSeries(database, name.series);
  if (row === undefined) return undefined;
  const announcement = announcementOf(row);
  const plan = announcement.salt;
  if (plan.kind === 'witness' || (await readOutcome(database, name)) !== undefined) return undefined;
  const round = beaconRoundAt(plan, drawAtMs(announcement, name.draw));
  const roundAtMs = beaconRoundAtMs(plan, round);
  const isServed = plan.network === beacon.plan.network && clock() >= roundAtMs;
  const signature = isServed ? await beacon.signatureOf(round) : undefined;
  if (signature === undefined) throw new MissingBeacon(round, roundAtMs);
  return { kind: 'beacon', value: hexOf(sha256Of(bytesOfHex(signature, 48))), round, signature };
}
