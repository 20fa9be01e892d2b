import type { Queryable, Tx } from '@hanpan/db';
import type { Transfer } from '@hanpan/ledger';
import type { Amount } from '@hanpan/money';
import type { Site } from '../../kernel/sites.ts';
import type { BonusTerms } from './store.ts';

export interface PromisedBonus {
  readonly bonusAmount: Amount;
  readonly bonusTerms: BonusTerms;
}

/** What the desk needs of bonuses; the bonus module, in a higher band, gives it. */
export interface BonusDesk {
  /** What the member would get for this deposit; undefined where the bonus cannot be chosen. */
  readonly promise: (
    tx: Tx,
    wanted: {
      readonly site: Site;
      readonly memberId: number;
      readonly level: number;
      readonly amount: Amount;
      readonly code: string;
    },
  ) => Promise<PromisedBonus | undefined>;
  /** Stores a promised bonus as granted; the transfer is posted by the desk, together with the deposit. */
  readonly grant: (
    tx: Tx,
    granted: PromisedBonus & {
      readonly siteId: number;
      readonly memberId: number;
      readonly requestId: number;
      readonly at: Date;
    },
  ) => Promise<Transfer>;
  /** Ends an open bonus whose turnover is met, as its job would; the transfer is posted by the desk. Undefined where there is none. */
  readonly releaseMet: (tx: Tx, memberId: number, at: Date) => Promise<Transfer | undefined>;
  /** How far an open bonus still is from its turnover; undefined where no bonus blocks withdrawals. */
  readonly unmet: (
    queryable: Queryable,
    memberId: number,
    at: Date,
  ) => Promise<{ readonly done: Amount; readonly required: Amount } | undefined>;
}
