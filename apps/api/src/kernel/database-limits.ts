import type { DatabaseSettings } from '@hanpan/db';

type TimeLimits = Pick<DatabaseSettings, 'connectWithinMs' | 'statementWithinMs' | 'silentWithinMs'>;

/** Somebody waits for a call: what takes longer than this is refused, to be tried again later. */
export const callLimits: TimeLimits = {
  // A page asks for a dozen things at once, and on a busy machine their connections take a second to be made; what is
  // refused is refused within two seconds (ER-04), the rest of the way included.
  connectWithinMs: 1_250,
  statementWithinMs: 5_000,
  silentWithinMs: 8_000,
};

/**
 * Jobs, exports and verifications read for as long as they have to. A server that vanished from the network ends no statement: what
 * waits longer than any may take has lost its server.
 */
export const longLimits: TimeLimits = {
  connectWithinMs: 10_000,
  statementWithinMs: 30_000,
  silentWithinMs: 40_000,
};
