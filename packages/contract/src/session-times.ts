/**
 * How long a session lives: 120 minutes for a token, 30 minutes without anything that a person did, 8 hours in all
 * (specification section 9). Its use is written down at most once in `touchEveryMs`, so that it may end so much sooner.
 */
export const sessionTimes = {
  tokenMs: 120 * 60_000,
  idleMs: 30 * 60_000,
  absoluteMs: 8 * 3_600_000,
  touchEveryMs: 60_000,
  /** How long an exchanged token is good once the new one is used: for calls that were already on their way. */
  graceMs: 30_000,
  /** How long an operator who has shown who it is need not do so again. */
  confirmedMs: 10 * 60_000,
} as const;

/**
 * A page sends this header with what it asks of itself while nobody is at it: such a request does not keep the session
 * alive. A client that never sends it is used by a person with every call but those that are `passive`.
 */
export const idleHeader = 'x-idle';
