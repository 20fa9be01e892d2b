import type { AnswerOf, LocalText } from '@hanpan/contract';
import type { Database, Queryable } from '@hanpan/db';
import type { Clock } from '../../kernel/clock.ts';
import type { GameFamily } from '../play/index.ts';

type Found = AnswerOf<'/api/main/search'>;

/** Not where it is only what may have been meant: a slip of the finger. */
interface Sure {
  readonly isSure: boolean;
}

/** A vendor's game as a page names it. */
export interface NamedGame {
  readonly key: string;
  readonly names: LocalText;
  readonly image: string;
  readonly rtp_percent: string;
  readonly family: string;
  readonly vendor_name: LocalText;
}

export interface CatalogueServices {
  readonly database: Database;
  readonly clock: Clock;
  /** They know which codes of the catalogue can be played. */
  readonly families: readonly GameFamily[];
  /** The vendors' games of these keys that are on for the site. */
  readonly gamesByKey: (
    queryable: Queryable,
    siteId: number,
    keys: readonly string[],
  ) => Promise<NamedGame[]>;
  /** The same by a part of their name. */
  readonly gamesNamed: (
    queryable: Queryable,
    siteId: number,
    filter: { readonly search: string; readonly type: string | null; readonly limit: number },
  ) => Promise<NamedGame[]>;
  /** Where games of a type are chosen. */
  readonly lobbyPathOf: (type: string) => string;
  readonly gameSearch: {
    find(
      reader: { readonly siteId: number; readonly memberId: number | null },
      search: string,
      limit: number,
    ): Promise<Pick<Found, 'games'> & Sure>;
  };
  readonly eventSearch: {
    find(
      search: string,
      limits: { readonly leagues: number; readonly events: number },
    ): Promise<Pick<Found, 'leagues' | 'events'> & Sure>;
  };
  /** The highest jackpot that a vendor of the site reports. */
  readonly jackpotOf: (queryable: Queryable, siteId: number) => Promise<AnswerOf<'/api/main'>['jackpot']>;
}
