import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { OperatorContext } from '../../kernel/call-context.ts';
import type { Operation } from '../../kernel/confirmation/operation.ts';
import { lockMembers } from '../member/index.ts';
import { countOf, totalOf } from './present.ts';
import { lockApproval, membersOfApproval } from './request-store.ts';

/** What approving would give or take back, of everybody together; undefined where there is no such request. */
export async function describeApproval(
  tx: Tx,
  { site }: Pick<OperatorContext, 'site'>,
  { approvalIdx }: Pick<BodyOf<'/api/console/approval/approve'>, 'approvalIdx'>,
): Promise<Operation | undefined> {
  const memberIds = await membersOfApproval(tx, site.id, approvalIdx);
  if (memberIds === undefined) return undefined;
  await lockMembers(tx, memberIds);
  const row = await lockApproval(tx, approvalIdx);
  if (row === undefined) return undefined;
  const [memId] = row.mem_ids;
  const isOne = row.mem_ids.length === 1 && memId !== undefined;
  const name = { point: 'points', takeBack: 'debit', coupon: 'coupons' } as const;
  return {
    memIds: [...row.mem_ids],
    lines: [
      isOne ? { name: 'member', text: memId } : { name: 'members', text: String(countOf(row)) },
      { name: name[row.kind], amount: totalOf(row) },
      { name: 'reason', text: row.reason },
      { name: 'askedBy', text: row.asker_id },
    ],
    state: { state: row.state, members: row.member_ids.join(' '), each: row.amount, codes: row.code_count },
  };
}
