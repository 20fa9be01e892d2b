import type { TestCaller } from './caller.ts';
import { couponEnd, couponName } from './coupons.ts';
import { newKey, type World } from './world.ts';

export type Caller = Pick<TestCaller, 'call'>;

interface Named {
  readonly key: number;
  readonly memId: string;
}

/** What an operator may try with money; each resolves to whether it happened at once or waits for a second one. */
export const attempts = {
  async adjust(operator: Caller, { memId }: Named, amount: number, direction: 'credit' | 'debit' = 'credit') {
    const body = { idempotencyKey: newKey(), memId, direction, amount, reason: 'a test' };
    const { adjustment } = await operator.call('/api/console/adjustment/ask', body);
    return adjustment.state === 'done';
  },

  async points(operator: Caller, { key }: Named, amount: number) {
    const body = { idempotencyKey: newKey(), memberKey: key, amount, reason: 'a test' };
    return (await operator.call('/api/console/point/give', body)).waiting === null;
  },

  async takeBack(operator: Caller, { key }: Named, amount: number) {
    const body = { idempotencyKey: newKey(), memberKey: key, amount, reason: 'a test' };
    return (await operator.call('/api/console/point/takeBack', body)).waiting === null;
  },

  async coupons(operator: Caller, members: readonly Named[], amount: number, codeCount = 0) {
    const { waiting } = await operator.call('/api/console/coupon/issue', {
      idempotencyKey: newKey(),
      name: couponName,
      worth: 'cash',
      amount,
      expiresAt: couponEnd,
      memIds: members.map(({ memId }) => memId),
      codeCount,
    });
    return waiting === null;
  },

  /** A deposit that the member asks for and the operator claims and approves. */
  async deposit(operator: Caller, member: Caller, amount: number) {
    const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount });
    const { cashIdx } = request;
    await operator.call('/api/console/cash/claim', { cashIdx });
    const body = { cashIdx, idempotencyKey: newKey() };
    const approved = await operator.call('/api/console/cash/approve', body);
    return approved.request.state === 1;
  },
};

/** What an operator decided alone, as the table of decisions has it. */
export async function decidedAlone(world: World, operator: { key: number }): Promise<number> {
  const row = await world.database.row<{ sum: number }>(
    'select coalesce(sum(amount), 0)::bigint as sum from money_decision where operator_id = $1 and second_by is null',
    [operator.key],
  );
  return row?.sum ?? 0;
}
