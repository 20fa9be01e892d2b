import type { Database } from '@hanpan/db';
import type { Ledger } from '@hanpan/ledger';
import type { Clock } from '../../kernel/clock.ts';

export interface AdjustmentServices {
  readonly database: Database;
  /** For the pages of an export. */
  readonly longDatabase: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
}
