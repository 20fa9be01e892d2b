import type { Posting, Transfer } from '@hanpan/ledger';

/** What the soak asks of its posting process. */
export interface Asked {
  readonly id: number;
  readonly transfer: Transfer;
  /** In a transaction of its own, instead of a batch. */
  readonly isJoined: boolean;
}

/** Without a posting nobody knows whether it happened. */
export interface Answered {
  readonly id: number;
  readonly posting?: Posting;
}

/** What the posting process does wrong on purpose, once: it says that it posted, or posts under a second key. */
export type Fault = 'lost' | 'doubled';
