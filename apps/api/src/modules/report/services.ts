import type { Database } from '@hanpan/db';
import type { Clock } from '../../kernel/clock.ts';
import type { Sealer } from '../../kernel/sealed.ts';
import type { GameFamily } from '../play/index.ts';
import type { VendorDirectory } from '../vendor/index.ts';

export interface ReportServices {
  readonly database: Database;
  /** For what reads the whole ledger. */
  readonly longDatabase: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly families: readonly GameFamily[];
  readonly vendors: VendorDirectory;
}
