import type { Database, Queryable } from '@hanpan/db';
import type { Ledger } from '@hanpan/ledger';

export interface WalletServices {
  readonly database: Database;
  readonly ledger: Ledger;
  /** Unread messages; implemented by the message module. */
  readonly unreadOf: (queryable: Queryable, memberId: number) => Promise<number>;
  /** Whether a vendor's game is open; implemented by the vendor module. */
  readonly isPlaying: (queryable: Queryable, memberId: number) => Promise<boolean>;
}
