import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { bankAccountOf } from '../member/index.ts';
import { lockClaimed } from './lock-claimed.ts';
import type { CashServices } from './services.ts';

/**
 * The full account of a withdrawal, for the operator who has claimed it; a supervisor claims it first. Each look is
 * recorded with it. Fails with E404 (a deposit, too), C503, C502, C507.
 */
export function payoutAccount(
  { database, sealer }: Pick<CashServices, 'database' | 'sealer'>,
  context: OperatorContext,
  cashIdx: number,
) {
  return inTransaction(database, async (tx) => {
    const request = await lockClaimed(tx, context, cashIdx);
    if (isFailure(request)) return request;
    if (request.kind !== 'out') return fail('E404');
    if (request.claimed_by !== context.operatorId) return fail('C507');
    const account = await bankAccountOf(tx, sealer, request.member_id);
    await recordAction(tx, context, 'cash.account-look', `cash:${cashIdx}`, { memberId: request.member_id });
    return account;
  });
}
