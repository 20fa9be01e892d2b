import type { BodyOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { OperatorContext } from '../../kernel/call-context.ts';
import type { Operation } from '../../kernel/confirmation/operation.ts';
import { maskAccountNumber, maskName } from '../../kernel/text-mask.ts';
import { bankAccountOf } from '../member/index.ts';
import { deskRow } from './desk-store.ts';
import type { CashServices } from './services.ts';

/** To which account a withdrawal goes: masked for who looks, and what is another one for another account. */
async function payoutOf(services: Pick<CashServices, 'sealer'>, queryable: Queryable, memberId: number) {
  const { bankName, accountNumber } = await bankAccountOf(queryable, services.sealer, memberId);
  const mark = services.sealer.blindIndex('account', accountNumber).toString('hex');
  return { shown: `${bankName} ${maskAccountNumber(accountNumber)}`, mark };
}

/**
 * What approving a request would do: whose money comes or leaves, how much, and for a withdrawal to which account and by which
 * transfer. Undefined where there is no such request.
 */
export async function describeApproval(
  services: Pick<CashServices, 'sealer'>,
  queryable: Queryable,
  { site }: Pick<OperatorContext, 'site'>,
  {
    cashIdx,
    payoutReference: given,
  }: Pick<BodyOf<'/api/console/cash/approve'>, 'cashIdx' | 'payoutReference'>,
): Promise<Operation | undefined> {
  const request = await deskRow(queryable, site.id, cashIdx);
  if (request === undefined) return undefined;
  const { kind, amount, mem_id: memId, bonus_amount: bonus, payer_name: payer } = request;
  const account = kind === 'out' ? await payoutOf(services, queryable, request.member_id) : undefined;
  const reference = given ?? request.payout_reference;
  return {
    memIds: [memId],
    lines: [
      { name: 'member', text: memId },
      { name: kind === 'out' ? 'withdrawal' : 'deposit', amount },
      bonus > 0 ? { name: 'bonus', amount: bonus } : undefined,
      account && { name: 'account', text: account.shown },
      payer === null ? undefined : { name: 'payer', text: maskName(payer) },
      reference === null ? undefined : { name: 'reference', text: reference },
    ],
    state: {
      state: request.state,
      claimedBy: request.claimed_by,
      firstApprovedBy: request.first_approved_by,
      account: account?.mark ?? null,
    },
  };
}
