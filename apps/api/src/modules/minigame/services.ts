import type { Database } from '@hanpan/db';

export interface MinigameServices {
  readonly database: Database;
}
