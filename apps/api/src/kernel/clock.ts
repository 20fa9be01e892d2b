/** The current time. Passed in everywhere, so that tests control it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  (): number;
  /** The same moment as a Date. */
  date(): Date;
}

export function createClock(readMs: () => number): Clock {
  return Object.assign(() => readMs(), { date: () => new Date(readMs()) });
}

export const systemClock: Clock = createClock(Date.now);

export function isoOf(value: Date): string {
  return value.toISOString();
}

export function isoOrNull(value: Date | null): string | null {
  return value === null ? null : value.toISOString();
}
