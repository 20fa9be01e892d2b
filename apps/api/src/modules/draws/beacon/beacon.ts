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
/** Rounds that are remembered; several games draw by one. */
const kept = 64;

interface Asked {
  readonly signature: string | undefined;
  readonly failures: number;
  readonly againAtMs: number;
}

export function openBeacon({ network, mirrors, isForNewSeries, clock }: BeaconSettings): Beacon {
  const plan = beaconPlanOf(network);
  const check = beaconCheckOf([network], isSignedRound);
  const known = new Map<number, Asked>();
  const keep = (round: number, asked: Asked) => {
    known.delete(round);
    known.set(round, asked);
    const [oldest] = known.keys();
    if (known.size > kept && oldest !== undefined) known.delete(oldest);
  };
  return {
    plan,
    isForNewSeries,
    check,
    async signatureOf(round) {
      const before = known.get(round);
      if (before?.signature !== undefined) return before.signature;
      if (before !== undefined && clock() < before.againAtMs) return undefined;
      const signature = await askMirrors(mirrors, network.hash, round, (bytes) => check(plan, round, bytes));
      const failures = (before?.failures ?? 0) + 1;
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1));
      keep(round, { signature, failures, againAtMs: clock() + pauseMs });
      return signature;
    },
  };
}
