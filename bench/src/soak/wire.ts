import type { Posting, Transfer } from '@hanpan/ledger';

/** The requests of the soak to its posting process. */
export interface Asked {
  readonly id: number;
  readonly transfer: Transfer;
  /** In a separate transaction, instead of a batch. */
  readonly isJoined: boolean;
}

/** Without a posting the outcome is indeterminate. */
export interface Reply {
  readonly id: number;
  readonly posting?: Posting;
}

/**
 * The deliberate fault of the posting process, once: it reports a posting that it did not make, or posts under a second
 * key.
 */
export type Fault = 'lost' | 'doubled';
