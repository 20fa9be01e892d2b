import type { Database } from '@hanpan/db';
import type { Ledger } from '@hanpan/ledger';
import type { Clock } from '../../kernel/clock.ts';
import type { BonusDesk } from '../cash/index.ts';

export interface PartnerServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly bonuses: Pick<BonusDesk, 'unmet'>;
}
