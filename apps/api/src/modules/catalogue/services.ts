import type { AnswerOf } from '@hanpan/contract';
import type { Database, Queryable } from '@hanpan/db';
import type { Clock } from '../../kernel/clock.ts';
import type { GameFamily } from '../play/index.ts';

export interface CatalogueServices {
  readonly database: Database;
  readonly clock: Clock;
  /** They know which codes of the catalogue can be played. */
  readonly families: readonly GameFamily[];
  /** The highest jackpot that a vendor of the site reports. */
  readonly jackpotOf: (queryable: Queryable, siteId: number) => Promise<AnswerOf<'/api/main'>['jackpot']>;
}
