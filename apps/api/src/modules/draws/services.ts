import type { Database } from '@hanpan/db';
import type { Clock } from '../../kernel/clock.ts';
import type { Sealer } from '../../kernel/sealed.ts';

export interface DrawServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly witness: Sealer | undefined;
}

/** What opens the keys of a series, and seals those of a new one. */
export type KeyServices = Pick<DrawServices, 'sealer' | 'witness'>;
