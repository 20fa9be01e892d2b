import type { AnswerOf, BodyOf, FailureOf } from '@hanpan/contract';
import { subtract } from '@hanpan/money';
import type { MemberContext } from '../../kernel/call-context.ts';
import { keepDigest } from '../../kernel/confirmation/show-operation.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { maskAccountNumber, maskName } from '../../kernel/text-mask.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { bankAccountOf } from '../member/index.ts';
import { refuseLocked } from './request-withdrawal.ts';
import type { CashServices } from './services.ts';
import { digestOfWithdrawal, withdrawalPath } from './shown-withdrawal.ts';

type Path = '/api/cash/outPreview';

/**
 * Puts together what a withdrawal would do now, and keeps the digest of it for two minutes. Fails as the withdrawal would, but for its
 * PIN.
 */
export function previewWithdrawal(
  services: CashServices,
  context: MemberContext,
  { amount }: BodyOf<Path>,
): Promise<AnswerOf<Path> | Failure<FailureOf<Path>>> {
  const { database, ledger, sealer } = services;
  const { site, memberId } = context;
  return inTransaction(database, async (tx) => {
    const refused = await refuseLocked(services, tx, context, amount);
    if (isFailure(refused)) return refused;
    const { cash: cashAmt } = await ledger.holdings(tx, { siteId: site.id, memberId });
    if (cashAmt < amount) return fail('C202');
    const digest = await digestOfWithdrawal(services, tx, context, amount);
    const { bankName, accountNumber, accountHolder } = await bankAccountOf(tx, sealer, memberId);
    return {
      ...(await keepDigest(services, tx, context, { path: withdrawalPath, digest })),
      amount,
      cashAmt,
      afterAmt: subtract(cashAmt, amount),
      account: {
        bankName,
        accountNumber: maskAccountNumber(accountNumber),
        accountHolder: maskName(accountHolder),
      },
    };
  });
}
