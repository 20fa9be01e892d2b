import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { OperatorContext } from '../../kernel/call-context.ts';
import type { Operation } from '../../kernel/confirmation/operation.ts';
import { describeOutcome, equalShares } from '../approval/index.ts';
import { isAdmitted, lockMemberOf } from '../member/index.ts';
import type { PointServices } from './services.ts';

type Asked = Pick<BodyOf<'/api/console/point/takeBack'>, 'memberKey' | 'amount' | 'reason'>;

/** What giving points, or taking them back, would do; undefined where there is no such member. */
export async function describePoints(
  { clock }: Pick<PointServices, 'clock'>,
  tx: Tx,
  { site, operatorId }: OperatorContext,
  { memberKey, amount, reason }: Asked,
  side: 'in' | 'out',
): Promise<Operation | undefined> {
  const member = await lockMemberOf(tx, site.id, memberKey);
  if (member === undefined || !isAdmitted(member)) return undefined;
  const shares = equalShares(amount, [memberKey], 0);
  const outcome = await describeOutcome(tx, {
    site,
    operatorId,
    at: clock.date(),
    kind: 'point',
    side,
    shares,
  });
  return {
    memIds: [member.memId],
    lines: [
      { name: 'member', text: member.memId },
      { name: side === 'in' ? 'points' : 'debit', amount },
      { name: 'reason', text: reason },
      outcome.line,
    ],
    state: { status: member.status, cause: outcome.cause },
  };
}
