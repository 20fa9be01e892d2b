import type { AnswerOf, BodyOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { recordOwnAction } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/call-context.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { playedSince } from '../../play/index.ts';
import { lockMember, memberFacts } from '../facts-store.ts';
import type { MemberServices } from '../services.ts';
import { restartDueCheck, sessionBegan, setCheck } from './check-store.ts';

type Services = Pick<MemberServices, 'database' | 'clock' | 'families'>;
type Answer = AnswerOf<'/api/protection/check'>;

async function describe(
  { families }: Services,
  queryable: Queryable,
  { memberId, session }: MemberContext,
  nowMs: number,
): Promise<Answer> {
  const member = await memberFacts(queryable, memberId);
  const since = (await sessionBegan(queryable, session.sessionId)) ?? new Date(nowMs);
  const { staked, open, paid, result } = await playedSince(queryable, families, memberId, since);
  return {
    minutes: member?.checkMinutes ?? null,
    dueAt: member?.checkDueAt ? isoOf(member.checkDueAt) : null,
    since: isoOf(since),
    stakeAmount: staked,
    openAmount: open,
    paidAmount: paid,
    resultAmount: result,
  };
}

/** How long the member has been signed in, and what was decided of its play since then. */
export function realityCheck(services: Services, context: MemberContext): Promise<Answer> {
  return describe(services, services.database, context, services.clock());
}

/** Every so many minutes from now, or never. A bet that waits for its delay is not held up by it. */
export function setRealityCheck(
  services: Services,
  context: MemberContext,
  { minutes }: BodyOf<'/api/protection/setCheck'>,
) {
  const { database, clock } = services;
  return inTransaction(database, async (tx) => {
    const before = (await lockMember(tx, context.memberId))?.checkMinutes ?? null;
    const nowMs = clock();
    const check = minutes === null ? null : { minutes, dueAt: new Date(nowMs + minutes * 60_000) };
    await setCheck(tx, context.memberId, check);
    await recordOwnAction(tx, context, 'member.set-check', { minutes, before });
    return describe(services, tx, context, nowMs);
  });
}

/** The member has seen the one that is due: the next is due as many minutes from now as it wants. */
export function acknowledgeCheck(services: Services, context: MemberContext) {
  const { database, clock } = services;
  return inTransaction(database, async (tx) => {
    await lockMember(tx, context.memberId);
    const at = clock.date();
    await restartDueCheck(tx, context.memberId, at);
    return describe(services, tx, context, at.getTime());
  });
}
