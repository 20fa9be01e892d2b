import type { Queryable } from '@hanpan/db';
import { type Failure, fail } from '../../../kernel/failure.ts';
import { testAccountOf } from './test-account-store.ts';

/**
 * TA01: the account is a test account, and with this amount more than its cap would have been put into it. The member is locked by who
 * asks. Undefined where it may come, as it always may for everybody else.
 */
export async function refuseTestFunds(
  queryable: Queryable,
  memberId: number,
  amount: number,
): Promise<Failure<'TA01'> | undefined> {
  const account = await testAccountOf(queryable, memberId);
  if (account === undefined) return undefined;
  const left = account.fundsCap - account.funded;
  return amount <= left ? undefined : fail('TA01', { max: account.fundsCap, left });
}
