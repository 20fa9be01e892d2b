import type { DatabaseSettings } from '@hanpan/db';

type TimeLimits = Pick<DatabaseSettings, 'connectWithinMs' | 'statementWithinMs' | 'silentWithinMs'>;

/** Somebody waits for a call: what takes longer than this is refused, to be tried again later. */
export const callLimits: TimeLimits = {
  connectWithinMs: 1_000,
  statementWithinMs: 5_000,
  silentWithinMs: 8_000,
};

/** Jobs, exports and verifications read for as long as they have to. */
export const longLimits: TimeLimits = { connectWithinMs: 10_000, statementWithinMs: 30_000 };
