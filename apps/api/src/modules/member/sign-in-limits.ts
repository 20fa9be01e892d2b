import type { FailuresAtPlace } from './lock-store.ts';
import type { Failures, FailuresFromAfar } from './sign-in-store.ts';

const minuteMs = 60_000;

/** How often a sign-in may fail before it has to wait (standards SEC-17). */
export const signInLimits = {
  windowMs: 15 * minuteMs,
  dayMs: 24 * 60 * minuteMs,
  /** Of one account from one network, or from one device that the account knows. */
  failuresOfPair: 10,
  /** From one network over all accounts: that of somebody who tries stolen passwords. */
  failuresOfNetwork: 50,
  failuresOfNetworkADay: 250,
  networkWaitMs: minuteMs,
  /**
   * From the addresses of one subnet together, also where each of them is below its own limit. It is never closed, because
   * strangers share it: past these, one attempt that fails is followed by the next a moment later.
   */
  failuresOfSubnet: 300,
  failuresOfSubnetADay: 1_500,
  subnetWaitMs: 5_000,
  /** Of one account from everywhere: past these the wait between two attempts doubles from a second to its bound. */
  failuresOfAccountADay: 30,
  firstWaitMs: 1_000,
  longestWaitMs: 5 * minuteMs,
  /**
   * Of one account without a success between them, from unknown devices or from one that it knows (standards SEC-13): then
   * somebody has to give it a new password. Devices that it knows are counted apart, so that no stranger locks its owner out.
   */
  failuresInARow: 100,
} as const;

/** So many failures in a row at one place lock it for the account, for so long after the last of them. */
export interface Lock {
  readonly after: number;
  readonly forMs: number;
}

/** Milliseconds until a place that was locked takes the next attempt; 0 where it does. Each further lock takes as many failures. */
export function waitOfLock(
  { count, lastAt }: FailuresAtPlace,
  { after, forMs }: Lock,
  nowMs: number,
): number {
  return count === 0 || count % after !== 0 ? 0 : Math.max(0, untilNext(lastAt, forMs, nowMs));
}

function untilFree({ count, firstAt }: Failures, most: number, nowMs: number): number {
  if (count < most || firstAt === null) return 0;
  return firstAt.getTime() + signInLimits.windowMs - nowMs;
}

function untilNext(lastAt: Date | null, waitMs: number, nowMs: number): number {
  return lastAt === null ? 0 : lastAt.getTime() + waitMs - nowMs;
}

/** The wait between two attempts at an account that has failed so often. */
export function waitAfter(failures: number): number {
  const past = failures - signInLimits.failuresOfAccountADay;
  if (past < 0) return 0;
  return Math.min(signInLimits.firstWaitMs * 2 ** Math.min(past, 30), signInLimits.longestWaitMs);
}

/** Milliseconds until an attempt from an unknown device is allowed; 0 where it is. */
export function waitFromAfar({ pair, account, network, subnet }: FailuresFromAfar, nowMs: number): number {
  const { failuresOfPair, failuresOfNetwork, failuresOfNetworkADay, networkWaitMs } = signInLimits;
  const { failuresOfSubnet, failuresOfSubnetADay, subnetWaitMs } = signInLimits;
  const isSubnetFree = subnet.count < failuresOfSubnet && subnet.dayCount < failuresOfSubnetADay;
  return Math.max(
    0,
    untilFree(pair, failuresOfPair, nowMs),
    untilFree(network, failuresOfNetwork, nowMs),
    network.dayCount < failuresOfNetworkADay ? 0 : untilNext(network.lastAt, networkWaitMs, nowMs),
    isSubnetFree ? 0 : untilNext(subnet.lastAt, subnetWaitMs, nowMs),
    untilNext(account.lastAt, waitAfter(account.count), nowMs),
  );
}

/** Milliseconds until an attempt from a device that the account knows is allowed; 0 where it is. */
export function waitOfDevice(failures: Failures, nowMs: number): number {
  return Math.max(0, untilFree(failures, signInLimits.failuresOfPair, nowMs));
}
