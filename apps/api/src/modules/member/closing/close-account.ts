import type { AnswerOf, BodyOf, FailureOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordOwnAction } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/call-context.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { type Failure, fail, isFailure } from '../../../kernel/failure.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { type OwnAccount, ownAccountOf } from '../account-store.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { lockMember } from '../facts-store.ts';
import type { MemberServices } from '../services.ts';
import { payoutAccountOf } from './describe-closing.ts';
import { endAccount } from './end-account.ts';

type Body = BodyOf<'/api/member/close'>;
type Answer = AnswerOf<'/api/member/close'>;
type Refusal = Failure<FailureOf<'/api/member/close'>>;

/** Everything under the lock of the member, so that a bet, a deposit or a launch of the same moment comes before or after it. */
async function close(
  services: MemberServices,
  tx: Tx,
  context: MemberContext,
  { reason }: Body,
  verified: Pick<OwnAccount, 'passwordHash'>,
): Promise<Answer | Refusal> {
  const { memberId } = context;
  const member = await lockMember(tx, memberId);
  const held = await ownAccountOf(tx, memberId);
  if (member === undefined) throw new Error(`member ${memberId} is gone`);
  if (held.passwordHash !== verified.passwordHash) return fail('U120');
  if (member.status === 'closed') return fail('L012');
  if (member.status !== 'active') return fail('U0011');
  if (member.dormantAt !== null) return fail('L013');
  if (member.partnerRank !== 'NORMAL') return fail('U124');
  const ended = await endAccount(services, tx, context, reason);
  if (isFailure(ended)) return ended;
  const { at, payoutAmt, receiptId } = ended;
  await recordOwnAction(tx, context, 'member.close-self', { reason, payoutAmt, receiptId });
  return {
    closedAt: isoOf(at),
    payoutAmt,
    receiptId,
    ...(await payoutAccountOf(services, tx, context)),
  };
}

/**
 * A member closes its account. Fails with L010, L005, U120 (the password, which is looked at before the lock and counts
 * while it is still the one), L012 (closed already), U0011 (locked), L013 (dormant), U124 (a partner) and U125 (something is not finished).
 */
export async function closeAccount(
  services: MemberServices,
  context: MemberContext,
  body: Body,
): Promise<Answer | Refusal> {
  const { database } = services;
  const own = await ownAccountOf(database, context.memberId);
  const wrong = await checkOwnPassword(services, context, own, body.memPass);
  if (wrong !== undefined) return wrong;
  const closed = await inTransaction(database, (tx) => close(services, tx, context, body, own));
  if (!isFailure(closed)) context.dropSession();
  return closed;
}
