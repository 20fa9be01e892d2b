import { describe, expect, test } from 'vitest';
import { couponFamily, couponOf, giving, using, withdrawCoupon } from '../../../testing/coupons.ts';
import { checkPointRows } from '../../../testing/points.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld } from '../../../testing/world.ts';

const world = await createWorld();
checkPointRows(world);
const use = '/api/coupon/use';
const gift = '/api/coupon/gift';

describe('giving a coupon', () => {
  test('a partner gives to a member further down, who can use it', async () => {
    const { partner, grandchild } = await couponFamily(world);
    const coupon = await couponOf(world, partner);
    const given = await partner.call(gift, giving(coupon, grandchild));
    expect(given.coupon).toMatchObject({ state: 'given', couponCode: null, givenTo: grandchild.memId });
    expect(await partner.codeOf(use, using(coupon))).toBe('R004');
    const { list } = await grandchild.call('/api/coupon/list', {});
    expect(list).toMatchObject([{ state: 'open', givenBy: partner.memId, couponCode: coupon.couponCode }]);
    expect(await grandchild.codeOf(use, using(coupon))).toBe('0');
    const [seen] = (await partner.call('/api/coupon/list', {})).list;
    expect(seen).toMatchObject({ state: 'given', usedAt: null });
  });

  test.each(
    refusalsOf(gift, {
      C999: [
        'a key that was used for another gift',
        async () => {
          const { partner, child, grandchild } = await couponFamily(world);
          const first = giving(await couponOf(world, partner), child);
          await partner.call(gift, first);
          return partner.codeOf(gift, { ...first, memId: grandchild.memId });
        },
      ],
      R008: [
        'a suspended partner',
        async () => {
          const { partner, child } = await couponFamily(world);
          const coupon = await couponOf(world, partner);
          await world.setMember(partner, "status = 'suspended'");
          return partner.codeOf(gift, giving(coupon, child));
        },
      ],
      R001: [
        'a site without coupons',
        async () => {
          const { partner, child } = await couponFamily(world);
          const coupon = await couponOf(world, partner);
          await world.changeSite(world.site, { couponsOpen: false });
          const code = await partner.codeOf(gift, giving(coupon, child));
          await world.changeSite(world.site, { couponsOpen: true });
          return code;
        },
      ],
      R007: [
        'somebody who is no partner',
        async () => {
          const { child, grandchild } = await couponFamily(world);
          expect((await child.call('/api/coupon/list', {})).canGift).toBe('Y');
          expect((await grandchild.call('/api/coupon/list', {})).canGift).toBe('N');
          return grandchild.codeOf(gift, giving(await couponOf(world, grandchild), child));
        },
      ],
      R004: [
        'a coupon that somebody else holds',
        async () => {
          const { partner, child, grandchild } = await couponFamily(world);
          return partner.codeOf(gift, giving(await couponOf(world, grandchild), child));
        },
      ],
      T999: [
        'a coupon that was used',
        async () => {
          const { partner, child } = await couponFamily(world);
          const coupon = await couponOf(world, partner);
          await partner.call(use, using(coupon));
          return partner.codeOf(gift, giving(coupon, child));
        },
      ],
      R005: [
        'a coupon that was withdrawn',
        async () => {
          const { partner, child } = await couponFamily(world);
          const coupon = await couponOf(world, partner);
          await withdrawCoupon(world, coupon);
          return partner.codeOf(gift, giving(coupon, child));
        },
      ],
      R006: [
        'whoever is above, beside, suspended, unknown or the giver',
        async () => {
          const [{ partner, child, grandchild }, stranger] = [
            await couponFamily(world),
            await world.member(),
          ];
          const coupon = await couponOf(world, child);
          await world.setMember(grandchild, "status = 'suspended'");
          for (const memId of [partner.memId, stranger.memId, child.memId, grandchild.memId, '']) {
            expect(await child.codeOf(gift, giving(coupon, { memId }))).toBe('R006');
          }
          return child.codeOf(gift, giving(coupon, { memId: 'nobody' }));
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('[RG-10] nobody below gets one who has excluded itself, until that ends', async () => {
    const { partner, child } = await couponFamily(world);
    const coupon = await couponOf(world, partner);
    const { excludedUntil } = await child.call('/api/protection/exclude', { period: 'day' });
    expect(await partner.codeOf(gift, giving(coupon, child))).toBe('R006');
    world.clock.set(excludedUntil ?? '');
    const expiresAt = new Date(world.clock.read() + 60_000).toISOString();
    const again = await world.signIn(partner.memId);
    const fresh = await couponOf(world, partner, { expiresAt });
    expect(await again.codeOf(gift, giving(fresh, child))).toBe('0');
  });

  test('a gift and a use at once: either the giver is paid or the receiver can be, never both', async () => {
    const { partner, child } = await couponFamily(world);
    const coupon = await couponOf(world, partner);
    const [given, used] = await Promise.all([
      partner.codeOf(gift, giving(coupon, child)),
      partner.codeOf(use, using(coupon)),
    ]);
    expect([given, used].filter((code) => code === '0')).toHaveLength(1);
    const later = await child.codeOf(use, using(coupon));
    expect(later === '0').toBe(given === '0');
    const paid = (await world.holdingsOf(partner)).cash + (await world.holdingsOf(child)).cash;
    expect(paid).toBe(5_000);
  });
});
