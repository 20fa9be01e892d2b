import { describe, expect, test } from 'vitest';
import { forgetAnswers } from '../../testing/forget-answers.ts';
import { checkPointRows, givePointsTo } from '../../testing/points.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey } from '../../testing/world.ts';

const world = await createWorld();
checkPointRows(world);
const give = '/api/console/point/give';
const takeBack = '/api/console/point/takeBack';
const of = (member: { key: number }, amount: number) => ({
  idempotencyKey: newKey(),
  memberKey: member.key,
  amount,
  reason: 'goodwill',
});

const actionsOn = (member: { key: number }) =>
  world.database.rows<{ actor: string; action: string; detail: object }>(
    'select actor, action, detail from audit_log where subject = $1 order by id',
    [`member:${member.key}`],
  );

describe('giving points', () => {
  test('the member has them at once, sees why, and the action is on record', async () => {
    const [member, operator] = [await world.member(), await world.operator()];
    const { entry, pointAmt } = await operator.call(give, { ...of(member, 2_000), kind: 'event' });
    expect(entry).toMatchObject({
      kind: 'event',
      useType: 'earn',
      percent: null,
      bonusPercent: null,
      accruedPoints: 2_000,
      appliedPoints: 2_000,
      reason: 'goodwill',
      memId: member.memId,
      by: operator.memId,
    });
    expect(pointAmt).toBe(2_000);
    const { list } = await member.call('/api/point/list', {});
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ pointIdx: entry?.pointIdx, reason: 'goodwill' });
    expect(await actionsOn(member)).toMatchObject([
      {
        actor: operator.memId,
        action: 'point.give',
        detail: { amount: 2_000, kind: 'event', reason: 'goodwill' },
      },
    ]);
  });

  test('twenty parallel calls with one key give once', async () => {
    const [member, operator] = [await world.member(), await world.operator()];
    const body = of(member, 1_000);
    await Promise.all(Array.from({ length: 20 }, () => operator.call(give, body)));
    expect((await world.holdingsOf(member)).point).toBe(1_000);
    expect(await actionsOn(member)).toHaveLength(1);
  });

  test('one key of two operators is two intentions', async () => {
    const member = await world.member();
    const body = of(member, 1_000);
    for (const operator of [await world.operator(), await world.operator()]) await operator.call(give, body);
    expect((await world.holdingsOf(member)).point).toBe(2_000);
  });

  test.each(
    refusalsOf(give, {
      C999: [
        'a key that was used for another amount',
        async () => {
          const [member, operator] = [await world.member(), await world.operator()];
          const first = of(member, 1_000);
          await operator.call(give, first);
          return operator.codeOf(give, { ...first, amount: 2_000 });
        },
      ],
      E404: [
        'a member of another site',
        async () => {
          const member = await world.member({ site: await world.addSite() });
          return (await world.operator()).codeOf(give, of(member, 1_000));
        },
      ],
      P004: ['no amount', async () => (await world.operator()).codeOf(give, of(await world.member(), 0))],
      R009: [
        'more than may be given at once',
        async () => (await world.operator()).codeOf(give, of(await world.member(), 1_000_001)),
      ],
    }),
  )('[ER-10] %s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});

describe('taking points back', () => {
  test('they are gone at once, and the action is on record', async () => {
    const [member, operator] = [await world.member(), await world.operator()];
    await givePointsTo(world, member, 3_000);
    const { entry, pointAmt } = await operator.call(takeBack, of(member, 1_000));
    expect(entry).toMatchObject({
      kind: 'operator',
      useType: 'takeBack',
      appliedPoints: -1_000,
      by: operator.memId,
    });
    expect(pointAmt).toBe(2_000);
    expect((await actionsOn(member)).map(({ action }) => action)).toEqual(['point.give', 'point.take-back']);
  });

  test.each(
    refusalsOf(takeBack, {
      C999: [
        'a key that was used for another amount',
        async () => {
          const [member, operator] = [await world.member(), await world.operator()];
          await givePointsTo(world, member, 3_000);
          const first = of(member, 1_000);
          await operator.call(takeBack, first);
          return operator.codeOf(takeBack, { ...first, amount: 500 });
        },
      ],
      E404: [
        'somebody who was never let in',
        async () => {
          const member = await world.addMember({ status: 'rejected' });
          return (await world.operator()).codeOf(takeBack, of(member, 1_000));
        },
      ],
      P004: ['no amount', async () => (await world.operator()).codeOf(takeBack, of(await world.member(), 0))],
      R013: [
        'a dormant account',
        async () => {
          const member = await world.member();
          await givePointsTo(world, member, 3_000);
          await world.setMember(member, 'dormant_at = now()');
          return (await world.operator()).codeOf(takeBack, of(member, 1_000));
        },
      ],
      P003: [
        'more than are held',
        async () => {
          const member = await world.member();
          await givePointsTo(world, member, 3_000);
          return (await world.operator()).codeOf(takeBack, of(member, 3_001));
        },
      ],
    }),
  )('[ER-10] %s is refused with %s, and nothing moves', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('ten operators at once never take more than the balance', async () => {
    const member = await world.member();
    await givePointsTo(world, member, 2_500);
    const operators = await Promise.all(Array.from({ length: 10 }, () => world.operator()));
    const codes = await Promise.all(operators.map((each) => each.codeOf(takeBack, of(member, 1_000))));
    expect(codes.filter((code) => code === '0')).toHaveLength(2);
    expect(codes.filter((code) => code === 'P003')).toHaveLength(8);
    expect((await world.holdingsOf(member)).point).toBe(500);
  });
});

test('a key whose answer is not kept any more is refused: points are never moved twice by it', async () => {
  const [member, operator] = [await world.member(), await world.operator()];
  const [given, taken] = [of(member, 2_000), of(member, 500)];
  await operator.call(give, given);
  await operator.call(takeBack, taken);
  await forgetAnswers(world, operator);
  for (const body of [given, taken])
    for (const path of [give, takeBack] as const) expect(await operator.codeOf(path, body)).toBe('C999');
  expect((await world.holdingsOf(member)).point).toBe(1_500);
});

describe('the lists', () => {
  test('ten a page, newest first, by kind, by use and by days of the site', async () => {
    const known = await world.member();
    const operator = await world.operator();
    for (let index = 0; index < 11; index += 1) await operator.call(give, of(known, 100));
    // A day later the sessions of yesterday are over.
    world.clock.set('2026-11-21T14:59:59.999Z');
    await (await world.operator()).call(give, { ...of(known, 200), kind: 'event' });
    world.clock.set('2026-11-21T15:00:00.000Z');
    await (await world.operator()).call(takeBack, of(known, 50));
    const member = await world.signIn(known.memId);

    const all = await member.call('/api/point/list', {});
    expect(all.pageInfo).toEqual({ page: 1, count_per_list: 10, total: 13 });
    expect(all.list.map(({ appliedPoints }) => appliedPoints).slice(0, 3)).toEqual([-50, 200, 100]);
    expect(all.pointAmt).toBe(1_250);
    expect((await member.call('/api/point/list', { page: 2 })).list).toHaveLength(3);
    const total = async (filter: object) => (await member.call('/api/point/list', filter)).pageInfo.total;
    expect(await total({ kind: 'event' })).toBe(1);
    expect(await total({ useType: 'takeBack' })).toBe(1);
    expect(await total({ startDate: '2026-11-21', endDate: '2026-11-21' })).toBe(1);
    expect(await total({ startDate: '2026-11-22' })).toBe(1);
    expect(await total({ endDate: '2026-11-20' })).toBe(11);
  });

  test('a member sees its own points only; the console sees those of its site', async () => {
    const site = await world.addSite();
    const [a, b] = [await world.member({ site }), await world.member({ site })];
    const operator = await world.operator('operator', site);
    await operator.call(give, of(a, 100));
    await operator.call(give, of(b, 200));
    expect((await b.call('/api/point/list', {})).list).toMatchObject([{ appliedPoints: 200 }]);
    const { list, pageInfo } = await operator.call('/api/console/point/list', {});
    expect(list.map(({ memId }) => memId)).toEqual([b.memId, a.memId]);
    expect(pageInfo.total).toBe(2);
    const ofA = await operator.call('/api/console/point/list', { memberKey: a.key });
    expect(ofA.list).toMatchObject([{ memId: a.memId, by: operator.memId }]);
    const found = await operator.call('/api/console/point/list', { search: b.memId });
    expect(found.list.map(({ memId }) => memId)).toContain(b.memId);
    expect(
      (await (await world.operator()).call('/api/console/point/list', { memberKey: a.key })).list,
    ).toEqual([]);
  });

  test('[FND-16] a row cannot be changed or deleted, nor a reference be named twice', async () => {
    const member = await world.member();
    await givePointsTo(world, member, 100);
    const where = 'where member_id = $1';
    for (const sql of [`update point_entry set applied = 1 ${where}`, `delete from point_entry ${where}`]) {
      await expect(world.database.run(sql, [member.key])).rejects.toMatchObject({ code: '42501' });
      await expect(world.owner.run(sql, [member.key])).rejects.toMatchObject({ code: '42501' });
    }
    const again = `insert into point_entry (site_id, member_id, use_type, kind, reference, accrued, applied, at)
      select site_id, member_id, use_type, kind, reference, accrued, applied, at from point_entry ${where}`;
    await expect(world.database.run(again, [member.key])).rejects.toMatchObject({ code: '23505' });
  });
});
