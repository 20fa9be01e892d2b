import { describe, expect, test } from 'vitest';
import {
  couponEnd,
  couponName,
  couponOf,
  issueCoupon,
  using,
  withdrawCoupon,
} from '../../../testing/coupons.ts';
import { makeDormant } from '../../../testing/dormant-accounts.ts';
import { checkPointRows } from '../../../testing/points.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { markAsTest } from '../../../testing/test-accounts.ts';
import { createWorld, newKey } from '../../../testing/world.ts';

const world = await createWorld();
checkPointRows(world);
const use = '/api/coupon/use';

describe('using a coupon', () => {
  test.each([
    ['cash', { cash: 5_000, point: 0 }],
    ['point', { cash: 0, point: 5_000 }],
  ] as const)('one worth %s pays at once', async (worth, held) => {
    const member = await world.member();
    const coupon = await couponOf(world, member, { worth });
    const answer = await member.call(use, using(coupon));
    expect(answer.coupon).toMatchObject({
      couponIdx: coupon.couponIdx,
      state: 'used',
      name: couponName,
      worth,
      amount: 5_000,
    });
    expect(answer).toMatchObject({ cashAmt: held.cash, pointAmt: held.point });
    expect(await world.holdingsOf(member)).toMatchObject(held);
  });

  test('one without a holder belongs to the first member who enters its code, however it is written', async () => {
    const member = await world.member();
    const coupon = await issueCoupon(world);
    expect(coupon.memId).toBeNull();
    const couponCode = ` ${coupon.couponCode.toLowerCase().replaceAll('-', ' ')} `;
    await member.call(use, { idempotencyKey: newKey(), couponCode });
    expect((await member.call('/api/coupon/list', {})).list).toMatchObject([
      { state: 'used', couponCode: coupon.couponCode },
    ]);
  });

  test.each(
    refusalsOf(use, {
      C999: [
        'a key that was used for another coupon',
        async () => {
          const member = await world.member();
          const first = using(await issueCoupon(world));
          await member.call(use, first);
          return member.codeOf(use, { ...first, couponCode: (await issueCoupon(world)).couponCode });
        },
      ],
      R008: [
        'a suspended member',
        async () => {
          const member = await world.member();
          const coupon = await couponOf(world, member);
          await world.setMember(member, "status = 'suspended'");
          return member.codeOf(use, using(coupon));
        },
      ],
      L013: [
        'a dormant account',
        async () => {
          const member = await world.member();
          const coupon = await couponOf(world, member);
          return (await makeDormant(world, member)).codeOf(use, using(coupon));
        },
      ],
      X001: [
        'a member that has excluded itself',
        async () => {
          const member = await world.member();
          const coupon = await couponOf(world, member);
          await member.call('/api/protection/exclude', { period: 'day' });
          return member.codeOf(use, using(coupon));
        },
      ],
      R001: [
        'a site without coupons',
        async () => {
          const site = await world.addSite({ couponsOpen: false });
          return (await world.member({ site })).codeOf(use, using(await issueCoupon(world, {}, site)));
        },
      ],
      R003: [
        'no code',
        async () => {
          const member = await world.member();
          expect(await member.codeOf(use, using({ couponCode: '  ' }))).toBe('R003');
          return member.codeOf(use, using({ couponCode: '---' }));
        },
      ],
      R004: [
        "somebody else's coupon",
        async () => {
          const coupon = await couponOf(world, await world.member());
          const elsewhere = await issueCoupon(world, {}, await world.addSite());
          const member = await world.member();
          expect(await member.codeOf(use, using(elsewhere))).toBe('R004');
          expect(await member.codeOf(use, using({ couponCode: 'ABCD' }))).toBe('R004');
          return member.codeOf(use, using(coupon));
        },
      ],
      T999: [
        'a coupon that was used',
        async () => {
          const member = await world.member();
          const coupon = await couponOf(world, member);
          await member.call(use, using(coupon));
          return member.codeOf(use, using(coupon));
        },
      ],
      R005: [
        'a coupon whose time is over, or that was withdrawn',
        async () => {
          const member = await world.member();
          const [coupon, withdrawn] = [await couponOf(world, member), await couponOf(world, member)];
          await withdrawCoupon(world, withdrawn);
          expect(await member.codeOf(use, using(withdrawn))).toBe('R005');
          world.clock.set(couponEnd);
          return (await world.signIn(member.memId)).codeOf(use, using(coupon));
        },
      ],
      TA01: [
        'cash beyond the cap of a test account',
        async () => {
          const member = await world.member();
          await markAsTest(world, member, { fundsCap: 1_000 });
          const coupon = await issueCoupon(world, { worth: 'cash', amount: 1_001 });
          return member.codeOf(use, using(coupon));
        },
      ],
    }),
  )('%s is refused with %s, and nothing is paid', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('a millisecond before its end it is good', async () => {
    const member = await world.member();
    const coupon = await couponOf(world, member);
    world.clock.set('2026-11-20T04:59:59.999Z');
    expect(await (await world.signIn(member.memId)).codeOf(use, using(coupon))).toBe('0');
  });

  test('twenty uses at once by two members: one succeeds, and is paid once', async () => {
    const [a, b] = [await world.member(), await world.member()];
    const coupon = await issueCoupon(world);
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? a : b).codeOf(use, using(coupon))),
    );
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    for (const code of codes) expect(['0', 'T999', 'R004']).toContain(code);
    const held = [(await world.holdingsOf(a)).cash, (await world.holdingsOf(b)).cash];
    expect(held.sort()).toEqual([0, 5_000]);
  });

  test('twenty calls with one key pay once and get one answer', async () => {
    const member = await world.member();
    const body = using(await couponOf(world, member, { worth: 'point' }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => member.call(use, body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await world.holdingsOf(member)).point).toBe(5_000);
  });
});
