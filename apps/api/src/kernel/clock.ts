import type { Queryable } from '@hanpan/db';
import { databaseTime } from './clock-store.ts';

/** The current time. Passed in everywhere, so that tests control it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  (): number;
  /** The same moment as a Date. */
  date(): Date;
  /**
   * The time of the database when the turn of this statement comes, in milliseconds since the epoch. In a transaction, behind
   * the locks: whether a bet still counts is decided by this moment, and by no clock of a process (ADR 116).
   */
  ofDatabase(queryable: Queryable): Promise<number>;
}

/** A clock that is read by `readMs` alone, after the turn of the statement where the database is asked. */
export function createClock(readMs: () => number): Clock {
  const ofDatabase = async (queryable: Queryable) => {
    await databaseTime(queryable);
    return readMs();
  };
  return Object.assign(() => readMs(), { date: () => new Date(readMs()), ofDatabase });
}

export const systemClock: Clock = createClock(Date.now);

interface FollowingClockSettings {
  /** Time that passes whatever anybody sets a clock to. */
  readonly passedMs?: () => number;
  /** What counts until the database was asked. */
  readonly machineMs?: () => number;
}

/**
 * A clock that shows the time of the database, to within the time that a question takes, whatever the clock of this machine is set
 * to. Each `ofDatabase` sets it: as little as makes it agree with what was heard.
 */
export function createFollowingClock({
  passedMs = () => performance.now(),
  machineMs = Date.now,
}: FollowingClockSettings = {}): Clock {
  let aheadMs = machineMs() - passedMs();
  let isSet = false;
  const readMs = () => Math.floor(passedMs() + aheadMs);
  const ofDatabase = async (queryable: Queryable) => {
    const sentMs = passedMs();
    const theirsMs = (await databaseTime(queryable)).getTime();
    // It was read at some moment between asking and hearing, and told in whole milliseconds.
    const [leastMs, mostMs] = [theirsMs - passedMs(), theirsMs + 1 - sentMs];
    aheadMs = isSet ? Math.min(Math.max(aheadMs, leastMs), mostMs) : (leastMs + mostMs) / 2;
    isSet = true;
    return theirsMs;
  };
  return Object.assign(readMs, { date: () => new Date(readMs()), ofDatabase });
}

export function isoOf(value: Date): string {
  return value.toISOString();
}

export function isoOrNull(value: Date | null): string | null {
  return value === null ? null : value.toISOString();
}
