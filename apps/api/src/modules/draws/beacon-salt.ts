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
  /** Since when this process asks for it in vain, in milliseconds; undefined where it has not asked yet. */
  readonly inVainSinceMs: number | undefined;

  constructor(round: number, roundAtMs: number, inVainSinceMs: number | undefined) {
    super(`no mirror has given round ${round} of the beacon`);
    this.roundAtMs = roundAtMs;
    this.inVainSinceMs = inVainSinceMs;
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
  // A network that this installation does not know gives nothing, however often somebody would ask: in vain from the beginning.
  if (plan.network !== beacon.plan.network) throw new MissingBeacon(round, roundAtMs, roundAtMs);
  const signature = clock() >= roundAtMs ? await beacon.signatureOf(round) : undefined;
  if (signature === undefined) throw new MissingBeacon(round, roundAtMs, beacon.inVainSinceMs(round));
  return { kind: 'beacon', value: hexOf(sha256Of(bytesOfHex(signature, 48))), round, signature };
}
