import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { amount as won } from '@hanpan/money';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import type { Operation } from '../../../kernel/confirmation/operation.ts';
import { describeOutcome, equalShares } from '../../approval/index.ts';
import { admittedByName, lockMembers } from '../../member/index.ts';
import type { RewardServices } from '../services.ts';

type Asked = Omit<BodyOf<'/api/console/coupon/issue'>, 'idempotencyKey'>;

/** What issuing coupons would give, of everybody together. Who is no member of the site is told by the call itself. */
export async function describeIssue(
  { clock }: Pick<RewardServices, 'clock'>,
  tx: Tx,
  { site, operatorId }: OperatorContext,
  { amount, memIds: named, codeCount, note }: Asked,
): Promise<Operation> {
  const ids = await admittedByName(tx, site.id, named);
  const memberIds = [...ids.values()];
  await lockMembers(tx, memberIds);
  const shares = equalShares(amount, memberIds, codeCount);
  const outcome = await describeOutcome(tx, {
    site,
    operatorId,
    at: clock.date(),
    kind: 'coupon',
    side: 'in',
    shares,
  });
  const memIds = named.filter((memId) => ids.has(memId.toLowerCase()));
  const count = memberIds.length + codeCount;
  const [memId] = memIds;
  return {
    memIds,
    lines: [
      count === 1 && memId !== undefined
        ? { name: 'member', text: memId }
        : { name: 'members', text: String(count) },
      { name: 'coupons', amount: won(amount * count) },
      note === '' ? undefined : { name: 'reason', text: note },
      outcome.line,
    ],
    state: { members: memberIds.join(' '), each: amount, codes: codeCount, cause: outcome.cause },
  };
}
