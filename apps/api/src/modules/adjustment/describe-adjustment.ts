import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { OperatorContext } from '../../kernel/call-context.ts';
import type { Operation } from '../../kernel/confirmation/operation.ts';
import { need } from '../../kernel/need.ts';
import { describeOutcome } from '../approval/index.ts';
import { admittedByName, lockMember } from '../member/index.ts';
import { decisionOf } from './decision-of.ts';
import type { AdjustmentServices } from './services.ts';
import { lockAdjustment, memberOfAdjustment } from './store.ts';

type Asked = Pick<BodyOf<'/api/console/adjustment/ask'>, 'memId' | 'direction' | 'amount' | 'reason'>;

/** What asking for an adjustment would do; undefined where there is no such member. */
export async function describeAsked(
  { clock }: Pick<AdjustmentServices, 'clock'>,
  tx: Tx,
  context: OperatorContext,
  { memId, direction, amount, reason }: Asked,
): Promise<Operation | undefined> {
  const memberId = (await admittedByName(tx, context.site.id, [memId])).get(memId.toLowerCase());
  if (memberId === undefined) return undefined;
  const member = need(await lockMember(tx, memberId), 'a member that has this name');
  const asked = { id: 0, memberId: member.id, direction, amount, askedBy: context.operatorId };
  const outcome = await describeOutcome(tx, decisionOf(context, clock.date(), asked));
  return {
    memIds: [member.memId],
    lines: [
      { name: 'member', text: member.memId },
      { name: direction, amount },
      { name: 'reason', text: reason },
      outcome.line,
    ],
    state: { member: member.id, status: member.status, cause: outcome.cause },
  };
}

/** What approving it would do; undefined where there is none. */
export async function describeWaiting(
  tx: Tx,
  { site }: Pick<OperatorContext, 'site'>,
  { adjustmentIdx }: Pick<BodyOf<'/api/console/adjustment/approve'>, 'adjustmentIdx'>,
): Promise<Operation | undefined> {
  const memberId = await memberOfAdjustment(tx, site.id, adjustmentIdx);
  if (memberId === undefined) return undefined;
  await lockMember(tx, memberId);
  const row = await lockAdjustment(tx, adjustmentIdx);
  if (row === undefined) return undefined;
  return {
    memIds: [row.mem_id],
    lines: [
      { name: 'member', text: row.mem_id },
      { name: row.direction, amount: row.amount },
      { name: 'reason', text: row.reason },
      { name: 'askedBy', text: row.asker_id },
    ],
    state: { member: row.member_id, state: row.state },
  };
}
