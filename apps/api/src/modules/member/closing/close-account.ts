import type { AnswerOf, BodyOf, FailureOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { zero } from '@hanpan/money';
import { recordOwnAction } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/call-context.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { type Failure, fail, isFailure } from '../../../kernel/failure.ts';
import { endMemberSessions } from '../../../kernel/sessions.ts';
import { tellInOrder } from '../../../kernel/subscriber.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { type OwnAccount, ownAccountOf } from '../account-store.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { lockMember } from '../facts-store.ts';
import type { MemberServices } from '../services.ts';
import { setClosed } from './closing-store.ts';
import { payoutAccountOf } from './describe-closing.ts';
import { isUnfinished, unfinishedOf } from './unfinished.ts';

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
  const { site, memberId } = context;
  const holder = { siteId: site.id, memberId };
  const member = await lockMember(tx, memberId);
  const held = await ownAccountOf(tx, memberId);
  if (member === undefined) throw new Error(`member ${memberId} is gone`);
  if (held.passwordHash !== verified.passwordHash) return fail('U120');
  if (member.status === 'closed') return fail('L012');
  if (member.status !== 'active') return fail('U0011');
  if (member.dormantAt !== null) return fail('L013');
  if (member.partnerRank !== 'NORMAL') return fail('U124');
  if (isUnfinished(await unfinishedOf(services, tx, holder))) return fail('U125');

  const payout = await services.payOutAll(tx, context);
  if (isFailure(payout)) return payout;
  const payoutAmt = payout?.amount ?? zero;
  const receiptId = payout?.receiptId ?? null;
  const at = services.clock.date();
  await setClosed(tx, memberId, { at, reason });
  await tellInOrder(services.subscribers.memberClosed, tx, { ...holder, at });
  // Not as another log-in would end them: nobody has logged in elsewhere.
  await endMemberSessions(tx, services.clock, memberId, 'E401');
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
