import { isSignedRound } from '@hanpan/beacon';
import {
  type BeaconCheck,
  type BeaconNetwork,
  type BeaconPlan,
  beaconCheckOf,
  beaconPlanOf,
} from '@hanpan/rules';
import { askMirrors, type Mirrors } from './ask-mirrors.ts';

/** A public randomness beacon, as an installation uses it (docs/fairness.md). */
export interface Beacon {
  readonly plan: BeaconPlan;
  /** Whether series that are announced from now on take their salts from it. Those that do stay with it. */
  readonly isForNewSeries: boolean;
  /** Against the pinned key of the network, whoever said it. */
  readonly check: BeaconCheck;
  /**
   * The signature of this very round, checked, as 96 digits of hex; undefined while no mirror has given it. Mirrors are not
   * asked again before a pause that grows, so that it may be called as often as one likes.
   */
  signatureOf(round: number): Promise<string | undefined>;
  /**
   * Since when this process asks in vain, for this round or for whichever it was, in milliseconds; undefined where it does not. It
   * is what says that a round does not come: one that nobody asked for while no worker ran may be there at the next attempt.
   */
  inVainSinceMs(round: number): number | undefined;
}

export interface BeaconSettings {
  readonly network: BeaconNetwork;
  readonly mirrors: Mirrors;
  readonly isForNewSeries: boolean;
  /** The server's clock, in milliseconds. */
  readonly clock: () => number;
}

/** The pause after the first attempt that brought nothing, and the longest. */
const firstPauseMs = 1_000;
const longestPauseMs = 15_000;
/** Whoever has not asked for so long, or was suspended, or whose clock was set, knows nothing of the time in between. */
const forgottenAfterMs = 2 * 60_000;
/** Rounds that are remembered; several games draw by one. */
const kept = 64;

interface Asked {
  readonly signature: string | undefined;
  readonly failures: number;
  readonly firstAtMs: number;
  readonly lastAtMs: number;
}

export function openBeacon({ network, mirrors, isForNewSeries, clock }: BeaconSettings): Beacon {
  const plan = beaconPlanOf(network);
  const check = beaconCheckOf([network], isSignedRound);
  const known = new Map<number, Asked>();
  /** Of the last attempt, whichever round it was for, and of the first one since which no round came. */
  let lastAtMs = Number.NEGATIVE_INFINITY;
  let silentSinceMs: number | undefined;
  const keep = (round: number, asked: Asked) => {
    known.delete(round);
    known.set(round, asked);
    const [oldest] = known.keys();
    if (known.size > kept && oldest !== undefined) known.delete(oldest);
  };
  const forgetFailures = () => {
    silentSinceMs = undefined;
    for (const [round, { signature }] of known) if (signature === undefined) known.delete(round);
  };
  return {
    plan,
    isForNewSeries,
    check,
    async signatureOf(round) {
      const asked = known.get(round);
      if (asked?.signature !== undefined) return asked.signature;
      if (asked !== undefined && isWithin(pauseMs(asked), asked.lastAtMs, clock())) return undefined;
      const signature = await askMirrors(mirrors, network.hash, round, (bytes) => check(plan, round, bytes));
      const nowMs = clock();
      if (!isWithin(forgottenAfterMs, lastAtMs, nowMs)) forgetFailures();
      lastAtMs = nowMs;
      silentSinceMs = signature === undefined ? (silentSinceMs ?? nowMs) : undefined;
      const { failures, firstAtMs } = known.get(round) ?? { failures: 0, firstAtMs: nowMs };
      keep(round, { signature, failures: failures + 1, firstAtMs, lastAtMs: nowMs });
      return signature;
    },
    inVainSinceMs(round) {
      const asked = known.get(round);
      if (asked === undefined || asked.signature !== undefined) return undefined;
      return Math.min(asked.firstAtMs, silentSinceMs ?? asked.firstAtMs);
    },
  };
}

function pauseMs({ failures }: Asked): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1));
}

/** Not where the clock was set back to before `sinceMs`, either. */
function isWithin(spanMs: number, sinceMs: number, nowMs: number): boolean {
  return nowMs >= sinceMs && nowMs < sinceMs + spanMs;
}
