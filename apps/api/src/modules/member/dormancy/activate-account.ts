import type { AnswerOf, BodyOf, FailureOf } from '@hanpan/contract';
import { recordAction, recordOwnAction } from '../../../kernel/audit.ts';
import type { MemberContext, OperatorContext } from '../../../kernel/call-context.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { type Failure, fail, isFailure } from '../../../kernel/failure.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { activationsOf } from '../account-names.ts';
import { ownAccountOf } from '../account-store.ts';
import { checkPin } from '../check-pin.ts';
import { lockMember, lockMemberOf, memberFacts } from '../facts-store.ts';
import type { MemberServices } from '../services.ts';
import { attemptSucceeded, reserveAttempt } from '../sign-in-throttle.ts';
import { proofsOf, setActive } from './dormancy-store.ts';

type Body = BodyOf<'/api/member/activate'>;
type Refusal = Failure<FailureOf<'/api/member/activate'>>;

const accountEndLength = 4;

/** Whether a member knows the one more thing that it is asked for; a day of birth that nobody has stated is known to nobody. */
async function isProven(
  { database, sealer }: Pick<MemberServices, 'database' | 'sealer'>,
  memberId: number,
  { proof, answer }: Body,
): Promise<boolean> {
  const known = await proofsOf(database, memberId);
  if (known === undefined) return false;
  if (proof === 'birthDate') return known.birthDate !== null && answer === known.birthDate;
  const digits = sealer.open('member.account', known.accountCipher).replace(/\D/g, '');
  return answer.length === accountEndLength && answer === digits.slice(-accountEndLength);
}

/**
 * What a member shows of itself, in this order, so that nobody learns of one thing without the ones before. All of it counts as one
 * attempt, which is a failure until everything was right: guesses at the last thing are limited as those at the first. It is no log-in, and is not
 * counted as one.
 */
async function checkWhoAsks(
  services: MemberServices,
  context: MemberContext,
  own: { readonly memId: string; readonly passwordHash: string },
  body: Body,
): Promise<Refusal | undefined> {
  const { memberId } = context;
  const account = activationsOf(own.memId);
  const reserved = await reserveAttempt(services, { account, context, purpose: 'confirm' });
  if (isFailure(reserved)) return reserved;
  if (!(await services.hasher.verify(own.passwordHash, body.memPass))) return fail('U120');
  const wrongPin = await checkPin(services.database, services.hasher, memberId, body.cashOutPass);
  if (wrongPin !== undefined) return wrongPin;
  if (!(await isProven(services, memberId, body))) return fail('L014');
  await attemptSucceeded(services, reserved);
  return undefined;
}

/**
 * A member activates its dormant account. Fails with T999 (it is not dormant), L010 and L005 (too many attempts), U120 (password),
 * C218, C204, C205, C010, C008 (withdrawal password) and L014 (the third thing). The password counts while it is still the one.
 */
export async function activateOwnAccount(
  services: MemberServices,
  context: MemberContext,
  body: Body,
): Promise<AnswerOf<'/api/member/activate'> | Refusal> {
  const { database, clock } = services;
  const { memberId } = context;
  const own = await ownAccountOf(database, memberId);
  if ((await memberFacts(database, memberId))?.dormantAt === null) return fail('T999');
  const wrong = await checkWhoAsks(services, context, own, body);
  if (wrong !== undefined) return wrong;
  return inTransaction(database, async (tx) => {
    const member = await lockMember(tx, memberId);
    const held = await ownAccountOf(tx, memberId);
    if (held.passwordHash !== own.passwordHash) return fail('U120');
    if (member === undefined || member.dormantAt === null) return fail('T999');
    await setActive(tx, memberId, clock.date());
    await recordOwnAction(tx, context, 'member.activate-self', {
      proof: body.proof,
      dormantAt: isoOf(member.dormantAt),
    });
    return { activated: 'Y' as const };
  });
}

/** An operator activates a dormant account, and says how it was made certain who asks. Fails with E404, T999. */
export function activateAccount(
  { database, clock }: Pick<MemberServices, 'database' | 'clock'>,
  context: OperatorContext,
  { memberKey, reason }: BodyOf<'/api/console/members/activate'>,
) {
  return inTransaction(database, async (tx) => {
    const member = await lockMemberOf(tx, context.site.id, memberKey);
    if (member === undefined) return fail('E404');
    if (member.dormantAt === null) return fail('T999');
    await setActive(tx, memberKey, clock.date());
    await recordAction(tx, context, 'member.activate', `member:${memberKey}`, {
      reason,
      before: { dormantAt: isoOf(member.dormantAt) },
      after: { dormantAt: null },
    });
    return { memberKey };
  });
}
