import type { Database, Queryable } from '@hanpan/db';
import type { Ledger } from '@hanpan/ledger';

export interface WalletServices {
  readonly database: Database;
  readonly ledger: Ledger;
  /** How many messages each has not read; implemented by the message module. */
  readonly unreadOfMany: (
    queryable: Queryable,
    memberIds: readonly number[],
  ) => Promise<ReadonlyMap<number, number>>;
  /** Who of them has a vendor's game open, and whether it is played now; implemented by the vendor module. */
  readonly openGamesAmong: (
    queryable: Queryable,
    memberIds: readonly number[],
  ) => Promise<ReadonlyMap<number, boolean>>;
}
