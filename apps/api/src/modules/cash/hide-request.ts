import type { Database } from '@hanpan/db';
import type { MemberContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { isOpen } from './cash-state.ts';
import { hideOwn, lockOwn } from './own-store.ts';

/**
 * Takes a processed request off the member's own list and touches nothing else. Fails with E404, or F001 while the
 * desk has not closed it. Hiding it again changes nothing, so a repetition is a success.
 */
export function hideRequest(database: Database, { memberId }: MemberContext, cashIdx: number) {
  return inTransaction(database, async (tx) => {
    const request = await lockOwn(tx, memberId, cashIdx);
    if (request === undefined) return fail('E404');
    if (isOpen(request.state)) return fail('F001');
    await hideOwn(tx, cashIdx);
    return {};
  });
}
