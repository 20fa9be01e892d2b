import type { Database, Tx } from '@hanpan/db';
import type { Clock } from '../../kernel/clock.ts';
import type { Failure } from '../../kernel/failure.ts';
import type { ApprovalRow } from './request-store.ts';

/**
 * Gives or takes back what was approved, in the transaction of the decision; its members are locked. Fails with R012 (who is no
 * member any more, or has closed the account), R005 (a coupon that would have expired), P003 (more points than there are by now).
 */
export type CarryOut = (
  tx: Tx,
  request: ApprovalRow,
) => Promise<Failure<'R012' | 'R013' | 'R005' | 'P003'> | undefined>;

export interface ApprovalServices {
  readonly database: Database;
  readonly clock: Clock;
  /** By kind; implemented by the modules whose calls wait. */
  readonly carryOut: Readonly<Record<ApprovalRow['kind'], CarryOut>>;
}
