/** Milliseconds since the epoch. Passed in everywhere, so that tests decide what time it is. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

export function isoOf(value: Date): string {
  return value.toISOString();
}

export function isoOrNull(value: Date | null): string | null {
  return value === null ? null : value.toISOString();
}
