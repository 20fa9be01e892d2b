import type { Database, Queryable } from '@hanpan/db';
import type { Ledger } from '@hanpan/ledger';

export interface WalletServices {
  readonly database: Database;
  readonly ledger: Ledger;
  /** Unread messages; the message module knows. */
  readonly unreadOf: (queryable: Queryable, memberId: number) => Promise<number>;
  /** Whether a vendor's game is open; the casino module knows. */
  readonly isPlaying: (queryable: Queryable, memberId: number) => Promise<boolean>;
}
