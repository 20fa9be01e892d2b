import type { BackOffPolicy } from './back-off.ts';
import type { OddsApiConnection } from './client.ts';
import type { BookPolicy } from './combine-books.ts';
import type { PlanPolicy } from './plan-requests.ts';
import type { OddsFormat } from './read-quotes.ts';

export interface OddsApiSettings {
  readonly connection: OddsApiConnection;
  /** Sport keys of the provider, as `soccer_epl`; each is a producer of ours. */
  readonly sports: readonly string[];
  readonly regions: readonly string[];
  /** Those that `/odds` knows: `h2h`, `spreads`, `totals`. */
  readonly markets: readonly string[];
  readonly oddsFormat: OddsFormat;
  readonly books: BookPolicy;
  readonly plan: PlanPolicy;
  readonly backOff: BackOffPolicy;
  /** How long a completed score has to stand before it is a result. */
  readonly confirmMs: number;
  /** After how long without a result somebody has to look. */
  readonly overdueMs: number;
  /** How long to leave a key alone that was not accepted. */
  readonly refusedMs: number;
  /** The most credits to spend until they are renewed; undefined: all that the provider allows. */
  readonly monthlyCredits?: number | undefined;
  /** When the credits are renewed next, seen from a moment. */
  readonly renewsAtMs: (nowMs: number) => number;
  /** Waits, or ends early with the signal. A test lets its own clock pass instead. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}
