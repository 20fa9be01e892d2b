import { type Clock, createClock } from '../kernel/clock.ts';

/** Noon in Seoul on a Friday, away from the closed hours of the cash desk. */
const noon = '2026-11-20T03:00:00.000Z';

export interface FakeClock {
  readonly read: Clock;
  set(iso: string): void;
  advance(ms: number): void;
  /** Resets the clock to noon. */
  reset(): void;
}

/** The time of a test world: it stands still until a test moves it. */
export function createFakeClock(): FakeClock {
  let nowMs = Date.parse(noon);
  return {
    read: createClock(() => nowMs),
    set(iso) {
      nowMs = Date.parse(iso);
    },
    advance(ms) {
      nowMs += ms;
    },
    reset() {
      nowMs = Date.parse(noon);
    },
  };
}

export const minutes = (count: number) => count * 60_000;
export const hours = (count: number) => count * 3_600_000;
