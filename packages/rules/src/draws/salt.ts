import { bytesOfHex, isHex, sha256Of } from './digest.ts';
import { leadsTo } from './hash-chain.ts';

/**
 * Where the salt of a series comes from, announced together with the chain's commitment. A salt is what the holder of the
 * chain cannot know while the chain can still be chosen.
 *
 * - `witness`: the values of a second hash chain, whose seed only a second key holder has. `chain` is its commitment.
 * - `beacon`: rounds of a public randomness beacon (drand). `network` is the hash of the beacon's chain, which pins its
 *   key. Each draw takes the first round that is not before the time of the draw.
 */
export type SaltPlan =
  | { readonly kind: 'witness'; readonly chain: string }
  | {
      readonly kind: 'beacon';
      readonly network: string;
      readonly genesisMs: number;
      readonly periodMs: number;
    };

/** A salt as it is revealed after a draw. `signature` is the beacon's over that round, of 48 bytes; its hash is the value. */
export type RevealedSalt =
  | { readonly kind: 'witness'; readonly value: string }
  | { readonly kind: 'beacon'; readonly value: string; readonly round: number; readonly signature: string };

/** What an announcement says of its beacon. */
export type BeaconPlan = Extract<SaltPlan, { kind: 'beacon' }>;

/**
 * Whether the plan is that of a network which is pinned here, and the signature is its key's over that round (BLS12-381).
 * Genesis and period belong to what is asked: with others the round of a draw could be one that is known already.
 */
export type BeaconCheck = (plan: BeaconPlan, round: number, signature: Uint8Array) => boolean;

const beaconSignatureBytes = 48;

/** How many rounds before the one that a draw is bound to betting closes at the latest. */
const closedRounds = 2;

export function isSaltPlan(plan: SaltPlan): boolean {
  if (plan.kind === 'witness') return isHex(plan.chain, 32);
  return (
    plan.kind === 'beacon' &&
    isHex(plan.network, 32) &&
    Number.isSafeInteger(plan.genesisMs) &&
    plan.genesisMs > 0 &&
    Number.isSafeInteger(plan.periodMs) &&
    plan.periodMs > 0
  );
}

/** Everything of the plan in a fixed order, for the hash of the announcement. */
export function saltPlanParts(plan: SaltPlan): string[] {
  if (plan.kind === 'witness') return [plan.kind, plan.chain];
  return [plan.kind, plan.network, String(plan.genesisMs), String(plan.periodMs)];
}

/** The first round of the beacon that is not before that instant. Rounds count from 1, which is at the genesis. */
export function beaconRoundAt({ genesisMs, periodMs }: BeaconPlan, atMs: number): number {
  return Math.max(Math.ceil((atMs - genesisMs) / periodMs), 0) + 1;
}

/** When a round is: before, nobody has its signature. */
export function beaconRoundAtMs({ genesisMs, periodMs }: BeaconPlan, round: number): number {
  return genesisMs + (round - 1) * periodMs;
}

/**
 * How long before a draw betting has to close so that its salt cannot be known to anybody who bets, in milliseconds. The
 * clocks of a server and of a beacon are not the same; a witness knows no clock.
 */
export function closesBeforeSaltMs(plan: SaltPlan): number {
  return plan.kind === 'beacon' ? closedRounds * plan.periodMs : 0;
}

/**
 * Whether the salt is the one that was announced for the draw: true, false, or undefined where all else is right and a
 * beacon's signature could not be checked here. Who draws must treat undefined like false.
 */
export function saltHolds(
  plan: SaltPlan,
  salt: RevealedSalt,
  { draw, atMs }: { readonly draw: number; readonly atMs: number },
  checkBeacon?: BeaconCheck,
): boolean | undefined {
  if (!isHex(salt.value, 32)) return false;
  if (plan.kind === 'witness')
    return salt.kind === 'witness' && leadsTo(bytesOfHex(salt.value), draw, { hash: plan.chain, draw: 0 });
  if (salt.kind !== 'beacon' || salt.round !== beaconRoundAt(plan, atMs)) return false;
  if (!isHex(salt.signature, beaconSignatureBytes)) return false;
  const signature = bytesOfHex(salt.signature, beaconSignatureBytes);
  if (!sha256Of(signature).every((byte, at) => byte === bytesOfHex(salt.value)[at])) return false;
  return checkBeacon?.(plan, salt.round, signature);
}
