import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { hours } from '../../testing/clock.ts';
import { attempts, type Caller, decidedAlone } from '../../testing/money-decisions.ts';
import { password, pin } from '../../testing/people.ts';
import { checkPointRows } from '../../testing/points.ts';
import { createWorld, newKey } from '../../testing/world.ts';

// The thresholds of this file are those that a site has that sets nothing.
const world = await createWorld();
checkPointRows(world);
const { adjust, points, takeBack, coupons, deposit } = attempts;
const single = 3_000_000;

const list = '/api/console/approval/list';
const waitingOf = async (operator: Caller) => (await operator.call(list, {})).list;
const cashOf = async (member: { key: number }) => (await world.holdingsOf(member)).cash;
const pointsOf = async (member: { key: number }) => (await world.holdingsOf(member)).point;
const members = (count: number) => Promise.all(Array.from({ length: count }, () => world.addMember()));
const passed = (results: readonly boolean[]) => results.filter(Boolean).length;

/** One after the other. */
async function inTurn<T>(items: readonly T[], act: (item: T) => Promise<boolean>): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const item of items) results.push(await act(item));
  return results;
}

describe('what one operator gives alone', () => {
  test('[SEC-1] a hundred coupons of a million in one call are worth a hundred million, and wait', async () => {
    const operator = await world.operator();
    const member = await world.addMember();
    expect(await coupons(operator, [], 1_000_000, 100)).toBe(false);
    expect(await coupons(operator, [member], 1_000_000, 2)).toBe(false);
    const [few, many] = await waitingOf(operator);
    expect(many).toMatchObject({
      kind: 'coupon',
      amount: 1_000_000,
      count: 100,
      totalAmount: 100_000_000,
      cause: 'single',
    });
    expect(few).toMatchObject({
      memIds: [member.memId],
      codeCount: 2,
      totalAmount: 3_000_000,
      cause: 'single',
    });
    expect((await operator.call('/api/console/coupon/list', {})).list).toEqual([]);
  });

  test('[SEC-27][SEC-1] of five point gifts of a million the third brings the sum to three million, and waits', async () => {
    const operator = await world.operator();
    const receivers = await members(5);
    const results = await inTurn(receivers, (receiver) => points(operator, receiver, 1_000_000));
    expect(results).toEqual([true, true, false, false, false]);
    const held = await Promise.all(receivers.map(pointsOf));
    expect(held).toEqual([1_000_000, 1_000_000, 0, 0, 0]);
    expect((await waitingOf(operator))[0]).toMatchObject({ kind: 'point', cause: 'operator', count: 1 });
  });

  test('[SEC-1] of four adjustments just below the limit of one the second waits', async () => {
    const operator = await world.operator();
    const receivers = await members(4);
    const results = await inTurn(receivers, (receiver) => adjust(operator, receiver, 2_999_999));
    expect(results).toEqual([true, false, false, false]);
    const rows = await operator.call('/api/console/adjustment/list', { state: 'waiting' });
    expect(rows.list.map(({ cause }) => cause).slice(0, 3)).toEqual(['operator', 'operator', 'operator']);
  });

  test('adjustments, points and coupons are one sum', async () => {
    const operator = await world.operator();
    const [a, b, c] = [await world.addMember(), await world.addMember(), await world.addMember()];
    expect(await adjust(operator, a, 1_000_000)).toBe(true);
    expect(await points(operator, b, 999_999)).toBe(true);
    expect(await coupons(operator, [c], 500_000)).toBe(true);
    expect(await coupons(operator, [], 250_001, 2)).toBe(false);
    expect(await points(operator, c, 500_001)).toBe(false);
    expect(await points(operator, c, 500_000)).toBe(true);
    expect(await adjust(operator, c, 1)).toBe(false);
    expect(await decidedAlone(world, operator)).toBe(2_999_999);
  });

  test('what goes to members and what is taken from them are two sums', async () => {
    const operator = await world.operator();
    const member = await world.addMember({ cash: 4_000_000 });
    expect(await adjust(operator, member, 2_999_999, 'debit')).toBe(true);
    expect(await adjust(operator, await world.addMember(), 2_000_000)).toBe(true);
    expect(await adjust(operator, member, 1, 'debit')).toBe(false);
  });

  test('[SEC-1] points that are taken back are one sum with debits, and wait from the limit on', async () => {
    const [operator, rich] = [await world.operator(), await world.addMember({ cash: 4_000_000 })];
    const others = await Promise.all([world.operator(), world.operator()]);
    for (const other of others) expect(await points(other, rich, 1_000_000)).toBe(true);
    expect(await takeBack(operator, rich, 1_000_000)).toBe(true);
    expect(await adjust(operator, rich, 1_500_000, 'debit')).toBe(true);
    expect(await takeBack(operator, rich, 500_000)).toBe(false);
    expect(await pointsOf(rich)).toBe(1_000_000);
    expect((await waitingOf(operator))[0]).toMatchObject({ kind: 'takeBack', cause: 'operator' });
    expect(await takeBack(operator, rich, 499_999)).toBe(true);
    expect(await adjust(operator, rich, 1, 'debit')).toBe(false);
  });

  test('the window rolls: to the millisecond, a day later the operator decides alone again', async () => {
    const [operator, a, b] = [await world.operator(), await world.addMember(), await world.addMember()];
    expect(await adjust(operator, a, 2_000_000)).toBe(true);
    // A day later the session is over.
    const again = async () => {
      const login = { operatorId: operator.memId, password };
      const { token } = await world.guest().call('/api/console/login', login);
      return world.guest().withToken(need(token, 'token'));
    };
    world.clock.advance(hours(24) - 1);
    expect(await adjust(await again(), b, 1_000_000)).toBe(false);
    world.clock.advance(1);
    expect(await adjust(await again(), b, 1_000_000)).toBe(true);
  });
});

describe('what one member gets', () => {
  test('many operators together give it no more than one could', async () => {
    const member = await world.member();
    const [a, b] = [await world.operator(), await world.operator()];
    const [c, d] = [await world.operator(), await world.operator()];
    expect(await adjust(a, member, 1_000_000)).toBe(true);
    expect(await points(b, member, 1_000_000)).toBe(true);
    expect(await deposit(c, member, 999_000)).toBe(true);
    expect(await coupons(d, [member], 1_000)).toBe(false);
    expect((await waitingOf(d))[0]).toMatchObject({ cause: 'member', totalAmount: 1_000 });
    expect(await coupons(d, [member], 999)).toBe(true);
    // Another member is none of this one's affair, also within one call.
    expect(await coupons(d, [await world.addMember()], 1_000)).toBe(true);
    expect(await coupons(d, [await world.addMember(), member], 1_000)).toBe(false);
  });

  test('a deposit that is split needs the second approval that the whole would have needed', async () => {
    const [member, operator] = [await world.member(), await world.operator()];
    expect(await deposit(operator, member, 2_000_000)).toBe(true);
    expect(await deposit(operator, member, 1_000_000)).toBe(false);
    expect(await cashOf(member)).toBe(2_000_000);
    const desk = await operator.call('/api/console/cash/list', { kind: 'in' });
    const row = desk.list.find(({ memId }) => memId === member.memId);
    expect(row).toMatchObject({
      state: 2,
      needsSecond: true,
      secondCause: 'member',
      firstApprovedById: operator.memId,
    });
    const cashIdx = row?.cashIdx ?? 0;
    const body = () => ({ cashIdx, idempotencyKey: newKey() });
    expect(await operator.codeOf('/api/console/cash/approve', body())).toBe('C504');
    expect(await (await world.operator()).codeOf('/api/console/cash/approve', body())).toBe('0');
    expect(await cashOf(member)).toBe(3_000_000);
  });

  test('a withdrawal that is split does so too', async () => {
    const [member, operator] = [await world.member({ cash: 5_000_000 }), await world.operator()];
    const withdraw = async (amount: number) => {
      const body = { idempotencyKey: newKey(), amount, cashOutPass: pin };
      const { cashIdx } = (await member.call('/api/cash/out', body)).request;
      await operator.call('/api/console/cash/claim', { cashIdx });
      const finish = { cashIdx, idempotencyKey: newKey(), payoutReference: 'bank-1' };
      return (await operator.call('/api/console/cash/approve', finish)).request;
    };
    expect(await withdraw(2_000_000)).toMatchObject({ state: 1, secondCause: null });
    expect(await withdraw(1_000_000)).toMatchObject({ state: 2, secondCause: 'member' });
  });
});

describe('cash counts with the rest', () => {
  test('the deposits that an operator approves and its own gifts together pass the limit of all', async () => {
    const site = await world.addSite({ fourEyesSums: { operatorTotalAmount: 1_000_000 } });
    const operator = await world.operator('operator', site);
    const payers = [await world.member({ site }), await world.member({ site })] as const;
    expect(await deposit(operator, payers[0], 900_000)).toBe(true);
    expect(await points(operator, payers[1], 99_999)).toBe(true);
    expect(await points(operator, payers[1], 1)).toBe(false);
    expect(await deposit(operator, payers[1], 10_000)).toBe(false);
    expect((await waitingOf(operator))[0]).toMatchObject({ cause: 'operatorTotal' });
  });
});

describe('parallel calls', () => {
  test('of twenty point gifts at once less than the threshold passes', async () => {
    const operator = await world.operator();
    const receivers = await members(20);
    const results = await Promise.all(receivers.map((receiver) => points(operator, receiver, 999_999)));
    // Three times 999,999 is below the threshold, four times is not.
    expect(passed(results)).toBe(3);
    expect(await decidedAlone(world, operator)).toBe(2_999_997);
    const held = await Promise.all(receivers.map(pointsOf));
    expect(held.reduce((sum, each) => sum + each, 0)).toBe(2_999_997);
    expect((await waitingOf(operator)).filter(({ askedById }) => askedById === operator.memId)).toHaveLength(
      17,
    );
  });

  test('of twenty who are taken points from at once less than the threshold passes', async () => {
    const [operator, receivers] = [await world.operator(), await members(20)];
    await Promise.all(receivers.map(async (each) => points(await world.operator(), each, 999_999)));
    const results = await Promise.all(receivers.map((each) => takeBack(operator, each, 999_999)));
    expect(passed(results)).toBe(3);
  });

  test('of twenty adjustments just below the limit of one, one passes', async () => {
    const operator = await world.operator();
    const receivers = await members(20);
    const results = await Promise.all(receivers.map((receiver) => adjust(operator, receiver, 2_999_999)));
    expect(passed(results)).toBe(1);
  });

  test('twenty operators who give one member something at once give less than the threshold', async () => {
    const member = await world.member();
    const operators = await Promise.all(Array.from({ length: 20 }, () => world.operator()));
    const acts = [points, adjust, (by: Caller, to: typeof member, sum: number) => coupons(by, [to], sum)];
    const results = await Promise.all(
      operators.map((operator, index) => acts[index % acts.length]?.(operator, member, 400_000)),
    );
    expect(results.filter((isDone) => isDone === true)).toHaveLength(7);
    const row = await world.database.row<{ sum: number }>(
      'select sum(amount)::bigint as sum from money_decision where member_id = $1 and second_by is null',
      [member.key],
    );
    expect(row?.sum).toBe(2_800_000);
  });

  test('everything at once, members crosswise: no deadlock, and nobody passes a limit', async () => {
    const operators = await Promise.all(Array.from({ length: 4 }, () => world.operator()));
    const [a, b, c] = [await world.addMember(), await world.addMember(), await world.addMember()];
    const acts = operators.flatMap((operator) => [
      () => coupons(operator, [a, b, c], 150_000),
      () => coupons(operator, [c, b, a], 150_000),
      () => points(operator, b, 700_000),
      () => adjust(operator, c, 700_000),
      () => adjust(operator, a, 700_000),
    ]);
    await Promise.all(acts.map((act) => act()));
    for (const operator of operators) expect(await decidedAlone(world, operator)).toBeLessThan(single);
    const sums = await world.database.rows<{ sum: number }>(
      'select sum(amount)::bigint as sum from money_decision where member_id = any($1) and second_by is null group by member_id',
      [[a.key, b.key, c.key]],
    );
    expect(sums).toHaveLength(3);
    for (const { sum } of sums) expect(sum).toBeLessThan(single);
  });
});
