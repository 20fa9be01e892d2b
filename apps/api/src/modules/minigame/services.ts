import type { Database } from '@hanpan/db';
import type { Clock } from '../../kernel/clock.ts';
import type { KeyServices } from '../draws/index.ts';

export interface MinigameServices extends KeyServices {
  readonly database: Database;
  readonly clock: Clock;
}
