import { describe, expect, test } from 'vitest';
import { couponEnd, couponOf, couponsToIssue, issueCoupon, using } from '../../../testing/coupons.ts';
import { checkPointRows } from '../../../testing/points.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld } from '../../../testing/world.ts';

const world = await createWorld();
checkPointRows(world);
const use = '/api/coupon/use';
const issue = '/api/console/coupon/issue';
const cancel = '/api/console/coupon/cancel';

describe('issuing coupons', () => {
  test('one to each named member and codes without a holder, on record', async () => {
    const site = await world.addSite();
    const [a, b] = [await world.member({ site }), await world.member({ site })];
    const operator = await world.operator('operator', site);
    const body = couponsToIssue({
      memIds: [a.memId.toUpperCase(), b.memId, a.memId],
      codeCount: 2,
      note: 'opening',
    });
    const { list } = await operator.call(issue, body);
    expect(list.map(({ memId }) => memId).sort()).toEqual([a.memId, b.memId, null, null].sort());
    expect(list[0]).toMatchObject({
      state: 'open',
      issuedBy: operator.memId,
      note: 'opening',
      amount: 5_000,
    });
    expect((await operator.call(issue, body)).list).toEqual(list);
    const all = await operator.call('/api/console/coupon/list', {});
    expect(all.pageInfo.total).toBe(4);
    expect(all).toMatchObject({ openAmount: 20_000, openPoints: 0 });
    expect((await a.call('/api/coupon/list', {})).openCount).toBe(1);
    const log = await world.database.rows('select action from audit_log where site_id = $1', [site.id]);
    expect(log).toEqual([{ action: 'coupon.issue' }]);
    await operator.call(issue, couponsToIssue({ worth: 'point', amount: 700 }));
    const both = await operator.call('/api/console/coupon/list', {});
    expect(both).toMatchObject({ openAmount: 20_000, openPoints: 700 });
  });

  test.each(
    refusalsOf(issue, {
      C999: [
        'a key that was used for other coupons',
        async () => {
          const operator = await world.operator();
          const first = couponsToIssue();
          await operator.call(issue, first);
          return operator.codeOf(issue, { ...first, codeCount: 2 });
        },
      ],
      P004: ['no amount', async () => (await world.operator()).codeOf(issue, couponsToIssue({ amount: 0 }))],
      R009: [
        'a coupon above the limit of the site',
        async () => (await world.operator()).codeOf(issue, couponsToIssue({ amount: 1_000_001 })),
      ],
      R005: [
        'a coupon that has expired already',
        async () =>
          (await world.operator()).codeOf(issue, couponsToIssue({ expiresAt: '2026-11-20T03:00:00.000Z' })),
      ],
      R011: [
        'nobody and no codes',
        async () => (await world.operator()).codeOf(issue, couponsToIssue({ codeCount: 0 })),
      ],
      R010: [
        'somebody whom the site does not know',
        async () => {
          const stranger = await world.member({ site: await world.addSite() });
          const answer = await (await world.operator()).ask(
            issue,
            couponsToIssue({ memIds: [stranger.memId] }),
          );
          expect(answer.message).toContain(stranger.memId);
          return answer.code;
        },
      ],
    }),
  )('%s is refused with %s, and nothing is issued', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('the console finds them by state, member and code; a member by state', async () => {
    const site = await world.addSite();
    const operator = await world.operator('operator', site);
    const member = await world.member({ site });
    const toMember = { memIds: [member.memId], codeCount: 0 };
    const [used, open, gone] = [
      await issueCoupon(world, toMember, site),
      await issueCoupon(world, toMember, site),
      await issueCoupon(world, {}, site),
    ];
    await member.call(use, using(used));
    await operator.call(cancel, { couponIdx: gone.couponIdx, reason: 'a mistake' });
    const found = async (filter: object) =>
      (await operator.call('/api/console/coupon/list', filter)).list.map(({ couponIdx }) => couponIdx);
    expect(await found({})).toEqual([gone.couponIdx, open.couponIdx, used.couponIdx]);
    expect(await found({ state: 'used' })).toEqual([used.couponIdx]);
    expect(await found({ state: 'cancelled' })).toEqual([gone.couponIdx]);
    expect(await found({ search: member.memId })).toEqual([open.couponIdx, used.couponIdx]);
    expect(await found({ search: gone.couponCode.toLowerCase() })).toEqual([gone.couponIdx]);
    const { list } = await member.call('/api/coupon/list', { state: 'open' });
    expect(list.map(({ couponIdx }) => couponIdx)).toEqual([open.couponIdx]);
    world.clock.set(couponEnd);
    const later = await (await world.operator('operator', site)).call('/api/console/coupon/list', {
      state: 'expired',
    });
    expect(later.list.map(({ couponIdx }) => couponIdx)).toEqual([open.couponIdx]);
    expect(later.openAmount).toBe(0);
  });
});

describe('withdrawing a coupon', () => {
  test('it can no longer be used, and the reason is on record', async () => {
    const [member, operator] = [await world.member(), await world.operator()];
    const { couponIdx } = await couponOf(world, member);
    const { coupon } = await operator.call(cancel, { couponIdx, reason: 'sent to the wrong member' });
    expect(coupon.state).toBe('cancelled');
    expect((await member.call('/api/coupon/list', {})).list).toMatchObject([{ state: 'cancelled' }]);
    const log = await world.database.row(
      'select actor, detail from audit_log where subject = $1 and action = $2',
      [`coupon:${couponIdx}`, 'coupon.cancel'],
    );
    expect(log).toMatchObject({ actor: operator.memId, detail: { reason: 'sent to the wrong member' } });
  });

  test.each(
    refusalsOf(cancel, {
      E404: [
        'a coupon of another site',
        async () => {
          const { couponIdx } = await issueCoupon(world, {}, await world.addSite());
          return (await world.operator()).codeOf(cancel, { couponIdx, reason: 'none' });
        },
      ],
      T999: [
        'a coupon that was used',
        async () => {
          const member = await world.member();
          const coupon = await couponOf(world, member);
          await member.call(use, using(coupon));
          return (await world.operator()).codeOf(cancel, { couponIdx: coupon.couponIdx, reason: 'late' });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('withdrawn and used at once: one of them', async () => {
    const [member, operator] = [await world.member(), await world.operator()];
    const coupon = await couponOf(world, member);
    const codes = await Promise.all([
      operator.codeOf(cancel, { couponIdx: coupon.couponIdx, reason: 'a race' }),
      member.codeOf(use, using(coupon)),
    ]);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect((await world.holdingsOf(member)).cash).toBe(codes[1] === '0' ? 5_000 : 0);
  });

  test.each(['amount = 9', "worth = 'point'", "code = 'X'", 'used_at = null'])(
    'the database itself refuses to set %s of a used coupon',
    async (change) => {
      const member = await world.member();
      const coupon = await couponOf(world, member);
      await member.call(use, using(coupon));
      const sql = `update coupon set ${change} where id = $1`;
      await expect(world.database.run(sql, [coupon.couponIdx])).rejects.toMatchObject({ code: '23514' });
    },
  );

  test('what a coupon is worth cannot change before it is used either', async () => {
    const coupon = await issueCoupon(world);
    const sql = 'update coupon set amount = amount + 1 where id = $1';
    await expect(world.database.run(sql, [coupon.couponIdx])).rejects.toMatchObject({ code: '23514' });
  });
});
