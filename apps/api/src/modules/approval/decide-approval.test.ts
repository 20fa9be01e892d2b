import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { couponEnd, couponsToIssue } from '../../testing/coupons.ts';
import { attempts } from '../../testing/money-decisions.ts';
import { checkPointRows } from '../../testing/points.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey } from '../../testing/world.ts';

const world = await createWorld();
checkPointRows(world);
await world.changeSite(world.site, { fourEyesAmount: 10_000 });
const list = '/api/console/approval/list';
const approve = '/api/console/approval/approve';
const reject = '/api/console/approval/reject';
const issue = '/api/console/coupon/issue';

const keyed = (approvalIdx: number) => ({ idempotencyKey: newKey(), approvalIdx });
const refused = (approvalIdx: number) => ({ ...keyed(approvalIdx), reason: 'not so' });
const pointsOf = async (member: { key: number }) => (await world.holdingsOf(member)).point;
const actionsOn = (idx: number) =>
  world.database.rows<{ actor: string; action: string; detail: object }>(
    'select actor, action, detail from audit_log where subject = $1 order by id',
    [`approval:${idx}`],
  );

/** Points that wait, with the operator who wants to give them. */
async function waitingPoints() {
  const [member, asker] = [await world.addMember(), await world.operator()];
  const body = { idempotencyKey: newKey(), memberKey: member.key, amount: 10_000, kind: 'event' as const };
  const { waiting } = await asker.call('/api/console/point/give', { ...body, reason: 'the spring event' });
  return { member, asker, idx: need(waiting, 'what waits').approvalIdx };
}

/** Points to take back that wait, from a member that has as many. */
async function waitingTakeBack() {
  const { member, idx: given } = await waitingPoints();
  await (await world.operator()).call(approve, keyed(given));
  const asker = await world.operator();
  const body = { idempotencyKey: newKey(), memberKey: member.key, amount: 10_000, reason: 'a mistake' };
  const { waiting } = await asker.call('/api/console/point/takeBack', body);
  return { member, asker, idx: need(waiting, 'what waits').approvalIdx };
}

/** A coupon for one member and two codes that wait. */
async function waitingCoupons() {
  const [member, asker] = [await world.addMember(), await world.operator()];
  const order = couponsToIssue({ memIds: [member.memId], codeCount: 2, note: 'opening' });
  const { waiting } = await asker.call(issue, order);
  return { member, asker, idx: need(waiting, 'what waits').approvalIdx };
}

describe('what waits for a second operator', () => {
  test('points are given once another operator approves, as those of the operator who asked', async () => {
    const { member, asker, idx } = await waitingPoints();
    expect(await pointsOf(member)).toBe(0);
    const second = await world.operator();
    const { approval } = await second.call(approve, keyed(idx));
    expect(approval).toMatchObject({
      kind: 'point',
      memIds: [member.memId],
      totalAmount: 10_000,
      cause: 'single',
      state: 'done',
      askedById: asker.memId,
      decidedBy: second.memId,
    });
    expect(await pointsOf(member)).toBe(10_000);
    const { list: rows } = await second.call('/api/console/point/list', { memberKey: member.key });
    expect(rows).toMatchObject([{ kind: 'event', by: asker.memId, reason: 'the spring event' }]);
    expect(await actionsOn(idx)).toMatchObject([
      {
        actor: asker.memId,
        action: 'approval.ask',
        detail: { kind: 'point', amount: 10_000, cause: 'single' },
      },
      { actor: second.memId, action: 'approval.approve', detail: { askedBy: asker.memId } },
    ]);
  });

  test('coupons are issued once another operator approves, to each member and as codes', async () => {
    const { member, asker, idx } = await waitingCoupons();
    const row = (await asker.call(list, {})).list.find(({ approvalIdx }) => approvalIdx === idx);
    expect(row).toMatchObject({
      count: 3,
      totalAmount: 15_000,
      codeCount: 2,
      expiresAt: couponEnd,
      name: { ko: '환영' },
    });
    const second = await world.operator();
    await second.call(approve, keyed(idx));
    const { list: coupons } = await second.call('/api/console/coupon/list', { state: 'open' });
    const ours = coupons.filter(({ issuedBy }) => issuedBy === asker.memId);
    expect(ours.map(({ memId, note }) => [memId, note])).toEqual(
      expect.arrayContaining([
        [member.memId, 'opening'],
        [null, 'opening'],
        [null, 'opening'],
      ]),
    );
    expect(ours).toHaveLength(3);
  });

  test('points are taken back once another operator approves, as by the operator who asked', async () => {
    const { member, asker, idx } = await waitingTakeBack();
    expect(await pointsOf(member)).toBe(10_000);
    expect(await asker.codeOf(approve, keyed(idx))).toBe('C504');
    const second = await world.operator();
    const { approval } = await second.call(approve, keyed(idx));
    expect(approval).toMatchObject({ kind: 'takeBack', worth: 'point', cause: 'single', state: 'done' });
    expect(await pointsOf(member)).toBe(0);
    const { list: rows } = await second.call('/api/console/point/list', { memberKey: member.key });
    expect(rows[0]).toMatchObject({ useType: 'takeBack', appliedPoints: -10_000, by: asker.memId });
    const decided = await world.database.rows(
      'select kind, side, operator_id = $2 as asked, second_by = $3 as signed from money_decision where reference = $1',
      [`approval:${idx}`, asker.key, second.key],
    );
    expect(decided).toEqual([{ kind: 'point', side: 'out', asked: true, signed: true }]);
  });

  test('it counts in the queue of every console of the site until it is decided, and no other site sees it', async () => {
    const site = await world.addSite({ fourEyesAmount: 10_000 });
    const member = await world.addMember({ site });
    const operator = await world.operator('operator', site);
    await attempts.points(operator, member, 10_000);
    await attempts.adjust(operator, member, 10_000);
    const second = await world.operator('operator', site);
    expect(await second.call('/api/console/queue', {})).toMatchObject({ approvals: 1, adjustments: 1 });
    const waiting = await second.call(list, {});
    expect(waiting).toMatchObject({ waitingCount: 1, rule: { singleAmount: 10_000, windowHours: 24 } });
    const idx = need(waiting.list[0], 'what waits').approvalIdx;
    expect((await (await world.operator()).call(list, { state: 'all' })).list).not.toContainEqual(
      expect.objectContaining({ approvalIdx: idx }),
    );
    await second.call(reject, refused(idx));
    expect(await second.call('/api/console/queue', {})).toMatchObject({ approvals: 0, adjustments: 1 });
    const told = await world.database.rows<{ payload: object }>(
      "select payload from outbox where event = 'queue' and audience = $1 order by id",
      [`operators:${site.id}`],
    );
    expect(told.map(({ payload }) => payload)).toEqual([
      { kind: 'approval', change: 'new' },
      { kind: 'adjustment', change: 'new' },
      { kind: 'approval', change: 'done' },
    ]);
  });

  test('the operator who asked may withdraw it, and nothing is given', async () => {
    const { member, asker, idx } = await waitingPoints();
    const { approval } = await asker.call(reject, refused(idx));
    expect(approval).toMatchObject({ state: 'rejected', rejectReason: 'not so', decidedBy: asker.memId });
    expect(await (await world.operator()).codeOf(approve, keyed(idx))).toBe('T999');
    expect(await pointsOf(member)).toBe(0);
  });

  test('what two operators decided counts for neither of their sums', async () => {
    const { asker, idx } = await waitingPoints();
    const second = await world.operator();
    await second.call(approve, keyed(idx));
    expect(await attempts.points(asker, await world.addMember(), 9_999)).toBe(true);
    expect(await attempts.points(second, await world.addMember(), 9_999)).toBe(true);
  });

  test('of ten operators who approve and reject at once one decides, and it is given once or not at all', async () => {
    const operators = await Promise.all(Array.from({ length: 10 }, () => world.operator()));
    for (let round = 0; round < 5; round += 1) {
      const { member, idx } = await waitingPoints();
      const codes = await Promise.all(
        operators.map((each, index) =>
          index % 2 === 0 ? each.codeOf(approve, keyed(idx)) : each.codeOf(reject, refused(idx)),
        ),
      );
      expect(codes.filter((code) => code === '0')).toHaveLength(1);
      expect(codes.filter((code) => code === 'T999')).toHaveLength(9);
      expect(await pointsOf(member)).toBe(codes.indexOf('0') % 2 === 0 ? 10_000 : 0);
    }
  });

  test.each(
    refusalsOf(approve, {
      C999: [
        'a key that was used for another request',
        async () => {
          const [one, other, second] = [await waitingPoints(), await waitingPoints(), await world.operator()];
          const body = keyed(one.idx);
          await second.call(approve, body);
          return second.codeOf(approve, { ...body, approvalIdx: other.idx });
        },
      ],
      E404: [
        'what waits at another site',
        async () => {
          const elsewhere = await world.operator('supervisor', await world.addSite());
          return elsewhere.codeOf(approve, keyed((await waitingPoints()).idx));
        },
      ],
      T999: [
        'what is decided',
        async () => {
          const [{ idx }, second] = [await waitingPoints(), await world.operator()];
          await second.call(approve, keyed(idx));
          return second.codeOf(approve, keyed(idx));
        },
      ],
      C504: [
        "one's own",
        async () => {
          const { asker, idx } = await waitingPoints();
          return asker.codeOf(approve, keyed(idx));
        },
      ],
      R012: [
        'what goes to somebody who is no member any more',
        async () => {
          const [points, coupons] = [await waitingPoints(), await waitingCoupons()];
          const second = await world.operator();
          for (const { member } of [points, coupons]) await world.setMember(member, "status = 'rejected'");
          expect(await second.codeOf(approve, keyed(coupons.idx))).toBe('R012');
          return second.codeOf(approve, keyed(points.idx));
        },
      ],
      R013: [
        'points to take back from an account that became dormant meanwhile',
        async () => {
          const { member, idx } = await waitingTakeBack();
          await world.setMember(member, 'dormant_at = now()');
          return (await world.operator()).codeOf(approve, keyed(idx));
        },
      ],
      P003: [
        'points to take back that the member has no longer',
        async () => {
          const { member, idx } = await waitingTakeBack();
          expect(await attempts.takeBack(await world.operator(), member, 1)).toBe(true);
          return (await world.operator()).codeOf(approve, keyed(idx));
        },
      ],
      R005: [
        'coupons that would have expired meanwhile',
        async () => {
          const { idx } = await waitingCoupons();
          world.clock.set(couponEnd);
          return (await world.operator()).codeOf(approve, keyed(idx));
        },
      ],
    }),
  )('approving %s is refused with %s, and nothing is given', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each(
    refusalsOf(reject, {
      C999: [
        'a key that was used with another reason',
        async () => {
          const [{ idx }, second] = [await waitingPoints(), await world.operator()];
          const body = refused(idx);
          await second.call(reject, body);
          return second.codeOf(reject, { ...body, reason: 'another' });
        },
      ],
      E404: ['what is not there', async () => (await world.operator()).codeOf(reject, refused(999_999))],
      T999: [
        'what is decided',
        async () => {
          const [{ idx }, second] = [await waitingPoints(), await world.operator()];
          await second.call(approve, keyed(idx));
          return second.codeOf(reject, refused(idx));
        },
      ],
    }),
  )('rejecting %s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});

describe('the tables themselves', () => {
  test('a request is decided once, by another operator than the one who asked, and stays', async () => {
    const { asker, idx } = await waitingPoints();
    const finish =
      "update approval_request set state = 'done', decided_by = $2, decided_at = now() where id = $1";
    await expect(world.database.run(finish, [idx, asker.key])).rejects.toMatchObject({ code: '23514' });
    const enlarge = 'update approval_request set amount = amount * 2 where id = $1';
    await expect(world.database.run(enlarge, [idx])).rejects.toThrow(/decided once/);
    const drop = 'delete from approval_request where id = $1';
    await expect(world.database.run(drop, [idx])).rejects.toMatchObject({ code: '42501' });
    await expect(world.owner.run(drop, [idx])).rejects.toThrow(/decided once/);
  });

  test('a decision cannot be changed or deleted, nor be written alone where it brings a sum to its limit', async () => {
    const [operator, member] = [await world.operator(), await world.addMember()];
    await attempts.points(operator, member, 6_000);
    const mine = 'where operator_id = $1';
    for (const sql of [
      `update money_decision set amount = 1 ${mine}`,
      `delete from money_decision ${mine}`,
    ]) {
      await expect(world.database.run(sql, [operator.key])).rejects.toMatchObject({ code: '42501' });
      await expect(world.owner.run(sql, [operator.key])).rejects.toMatchObject({ code: '42501' });
    }
    const again = (amount: number) =>
      world.database.run(
        `insert into money_decision (site_id, operator_id, member_id, kind, side, amount, reference, at, window_from,
           operator_limit, operator_total_limit, member_limit)
         select site_id, operator_id, member_id, kind, side, $2::bigint, 'again:' || $2::bigint, at, window_from, operator_limit,
           operator_total_limit, member_limit from money_decision ${mine} limit 1`,
        [operator.key, amount],
      );
    await expect(again(4_000)).rejects.toMatchObject({ code: '23514' });
    expect(await again(3_999)).toBe(1);
  });
});
