import type { Database } from '@hanpan/db';
import type { Clock } from '../../kernel/clock.ts';
import type { Sealer } from '../../kernel/sealed.ts';
import type { Beacon } from './beacon/beacon.ts';

export interface DrawServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly witness: Sealer | undefined;
  readonly beacon: Beacon;
}

/** What opens the keys of a series, and seals those of a new one; and the beacon that some series take their salts from. */
export type KeyServices = Pick<DrawServices, 'sealer' | 'witness' | 'beacon'>;
