import type { Database } from '@hanpan/db';
import type { Clock } from '../../kernel/clock.ts';

export interface SignificantServices {
  readonly database: Database;
  /** For files. */
  readonly longDatabase: Database;
  readonly clock: Clock;
}
