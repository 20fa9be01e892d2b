import type { BodyOf } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { siteInstant } from '@hanpan/rules';
import type { OperatorContext } from '../../kernel/call-context.ts';
import type { Operation } from '../../kernel/confirmation/operation.ts';
import { maskAccountNumber, maskName } from '../../kernel/text-mask.ts';
import { describeOutcome } from '../approval/index.ts';
import { bankAccountOf, exclusionEnd, lockMember } from '../member/index.ts';
import { settingsOf } from '../settings/index.ts';
import { decisionOf } from './decision-of.ts';
import { deskRow } from './desk-store.ts';
import type { CashServices } from './services.ts';
import { lockRequest, memberOfRequest } from './store.ts';

/** To which account a withdrawal goes: masked for who looks, and what is another one for another account. */
async function payoutOf(services: Pick<CashServices, 'sealer'>, queryable: Queryable, memberId: number) {
  const { bankName, accountNumber } = await bankAccountOf(queryable, services.sealer, memberId);
  const mark = services.sealer.blindIndex('account', accountNumber).toString('hex');
  return { shown: `${bankName} ${maskAccountNumber(accountNumber)}`, mark };
}

/**
 * What approving a request would do: whose money comes or leaves, how much, and for a withdrawal to which account and by which
 * transfer; and whether it moves at once. Undefined where there is no such request.
 */
export async function describeApproval(
  services: Pick<CashServices, 'sealer' | 'clock'>,
  tx: Tx,
  { site, operatorId }: OperatorContext,
  {
    cashIdx,
    payoutReference: given,
  }: Pick<BodyOf<'/api/console/cash/approve'>, 'cashIdx' | 'payoutReference'>,
): Promise<Operation | undefined> {
  const memberId = await memberOfRequest(tx, site.id, cashIdx);
  if (memberId === undefined) return undefined;
  const member = await lockMember(tx, memberId);
  await lockRequest(tx, site.id, cashIdx);
  const request = await deskRow(tx, site.id, cashIdx);
  if (request === undefined) return undefined;
  const { kind, amount, mem_id: memId, bonus_amount: bonus, payer_name: payer } = request;
  const account = kind === 'out' ? await payoutOf(services, tx, request.member_id) : undefined;
  // Its deposit becomes cash and brings nothing else.
  const excludedUntil = kind === 'in' ? exclusionEnd(member?.excludedUntil ?? null, services.clock()) : null;
  const reference = given ?? request.payout_reference;
  // The second of two approvals is the one by which it moves.
  const isSecond = request.first_approved_by !== null;
  const decision = decisionOf(site, operatorId, services.clock.date(), request);
  const outcome = isSecond ? undefined : await describeOutcome(tx, decision);
  return {
    memIds: [memId],
    lines: [
      { name: 'member', text: memId },
      { name: kind === 'out' ? 'withdrawal' : 'deposit', amount },
      bonus > 0 && excludedUntil === null ? { name: 'bonus', amount: bonus } : undefined,
      account && { name: 'account', text: account.shown },
      payer === null ? undefined : { name: 'payer', text: maskName(payer) },
      reference === null ? undefined : { name: 'reference', text: reference },
      excludedUntil === null
        ? undefined
        : {
            name: 'excludedUntil',
            text: siteInstant(Date.parse(excludedUntil), settingsOf(site).timeZone),
          },
      outcome?.line,
    ],
    state: {
      state: request.state,
      claimedBy: request.claimed_by,
      firstApprovedBy: request.first_approved_by,
      account: account?.mark ?? null,
      cause: outcome?.cause ?? null,
      excludedUntil,
    },
  };
}
