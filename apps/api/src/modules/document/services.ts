import type { Database } from '@hanpan/db';
import type { Clock } from '../../kernel/clock.ts';

export interface DocumentServices {
  readonly database: Database;
  readonly clock: Clock;
}
