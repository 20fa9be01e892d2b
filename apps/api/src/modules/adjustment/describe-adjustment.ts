import type { BodyOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { OperatorContext } from '../../kernel/call-context.ts';
import type { Operation } from '../../kernel/confirmation/operation.ts';
import { adjustmentOfSite, memberOfSite } from './store.ts';

type Asked = Pick<BodyOf<'/api/console/adjustment/ask'>, 'memId' | 'direction' | 'amount' | 'reason'>;
type Looker = Pick<OperatorContext, 'site'>;

/** What asking for an adjustment would do; undefined where there is no such member. */
export async function describeAsked(
  queryable: Queryable,
  { site }: Looker,
  { memId, direction, amount, reason }: Asked,
): Promise<Operation | undefined> {
  const member = await memberOfSite(queryable, site.id, memId);
  if (member === undefined) return undefined;
  return {
    memIds: [member.mem_id],
    lines: [
      { name: 'member', text: member.mem_id },
      { name: direction, amount },
      { name: 'reason', text: reason },
    ],
    state: { member: member.id, status: member.status },
  };
}

/** What approving it would do; undefined where there is none. */
export async function describeWaiting(
  queryable: Queryable,
  { site }: Looker,
  { adjustmentIdx }: Pick<BodyOf<'/api/console/adjustment/approve'>, 'adjustmentIdx'>,
): Promise<Operation | undefined> {
  const row = await adjustmentOfSite(queryable, site.id, adjustmentIdx);
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
