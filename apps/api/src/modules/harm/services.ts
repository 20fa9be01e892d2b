import type { Database } from '@hanpan/db';
import type { Clock } from '../../kernel/clock.ts';
import type { GameFamily } from '../play/index.ts';

export interface HarmServices {
  readonly database: Database;
  /** For the facts of all members of a site. */
  readonly longDatabase: Database;
  readonly clock: Clock;
  readonly families: readonly GameFamily[];
}
