import { siteTimeOfDayMs } from '@hanpan/rules';
import { describe, expect, test } from 'vitest';
import { couponOf, using } from '../../testing/coupons.ts';
import { miniBetBody } from '../../testing/mini-rounds.ts';
import { pin } from '../../testing/people.ts';
import { deposit, givePointsTo } from '../../testing/points.ts';
import { startRealtime } from '../../testing/realtime.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { slipOn } from '../../testing/slips.ts';
import { createWorld, newKey } from '../../testing/world.ts';

const world = await createWorld();
const realtime = await startRealtime(world);
const path = '/api/protection/exclude';
const read = '/api/protection/exclusion';
const dayMs = 86_400_000;

const inDays = (days: number) => new Date(world.clock.read() + days * dayMs).toISOString();

describe('a member excludes itself', () => {
  test('[RG-9] for a day, which is until the end of the next day of the site', async () => {
    const member = await world.member();
    const { excludedUntil } = await member.call(path, { period: 'day' });
    const lastsMs = Date.parse(excludedUntil ?? '') - world.clock.read();
    expect(lastsMs).toBeGreaterThan(dayMs);
    expect(lastsMs).toBeLessThanOrEqual(2 * dayMs);
    expect(siteTimeOfDayMs(Date.parse(excludedUntil ?? ''), 'Asia/Seoul')).toBe(0);
  });

  test.each([
    ['week', 7],
    ['month', 30],
    ['halfYear', 184],
  ] as const)('[RG-8][RG-9] for a %s, which is %i days, from the same moment', async (period, days) => {
    const member = await world.member();
    expect(await member.call(read, {})).toEqual({ excludedUntil: null });
    const until = inDays(days);
    expect(await member.call(path, { period })).toEqual({ excludedUntil: until });
    expect(await member.call(read, {})).toEqual({ excludedUntil: until });
    const { list } = await (await world.operator()).call('/api/console/members', { search: member.memId });
    expect(list).toMatchObject([{ excludedUntil: until, bettingAllowed: true }]);
  });

  test('[RG-7][RG-10] no bet and no deposit until it ends, to the millisecond; withdrawals go on', async () => {
    const member = await world.member({ cash: 200_000 });
    const match = await world.match();
    const bet = () => member.codeOf('/api/bet/betProc', slipOn([match]));
    const { excludedUntil } = await member.call(path, { period: 'day' });
    const asked = { idempotencyKey: newKey(), amount: 30_000 };
    expect([
      await bet(),
      await member.codeOf('/api/minigame/bet', await miniBetBody(world)),
      await member.codeOf('/api/cash/in', asked),
      await member.codeOf('/api/cash/getAcc', { idempotencyKey: newKey() }),
    ]).toEqual(Array(4).fill('X001'));
    expect((await member.call('/api/cash/rules', {})).depositRefusal).toBe('X001');
    const withdrawal = { idempotencyKey: newKey(), amount: 20_000, cashOutPass: pin };
    expect(await member.codeOf('/api/cash/out', withdrawal)).toBe('0');

    world.clock.advance(Date.parse(excludedUntil ?? '') - world.clock.read() - 1);
    const again = await world.signIn(member.memId);
    const early = await again.codeOf('/api/cash/in', { ...asked, idempotencyKey: newKey() });
    world.clock.advance(1);
    const onTime = await again.codeOf('/api/bet/quote', { legs: slipOn([match]).legs });
    expect(early).toBe('X001');
    expect(onTime).not.toBe('X001');
    expect(await again.call(read, {})).toEqual({ excludedUntil: null });
  });

  test('[RG-10] money that it could not play is withdrawn all the same, as a preview and its page say; afterwards it is played first', async () => {
    const member = await world.member();
    await deposit(world, member, 100_000);
    const asked = () => ({ idempotencyKey: newKey(), amount: 60_000, cashOutPass: pin });
    expect(await member.codeOf('/api/cash/out', asked())).toBe('C221');
    const { excludedUntil } = await member.call(path, { period: 'day' });
    expect(await member.call('/api/cash/turnover', {})).toMatchObject({ isExcluded: true, missing: 100_000 });
    expect(await member.codeOf('/api/cash/outPreview', { amount: 60_000 })).toBe('0');
    const { request } = await member.call('/api/cash/out', asked());
    const operator = await world.operator();
    await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
    const words = { cashIdx: request.cashIdx, idempotencyKey: newKey(), reason: 'the account is closed' };
    await operator.call('/api/console/cash/reject', words);
    // At midnight the site pays nothing out.
    world.clock.set(new Date(Date.parse(excludedUntil ?? '') + dayMs / 12).toISOString());
    const again = await world.signIn(member.memId);
    expect(await again.codeOf('/api/cash/out', asked())).toBe('C221');
    expect(await again.call('/api/cash/turnover', {})).toMatchObject({ isExcluded: false });
  });

  test('an open bonus is not paid out by it, and does not keep the money of its member back', async () => {
    const names = { ko: '보너스', en: 'Bonus', vi: 'Thưởng' };
    const ten = { code: 'ten', names, percent: 10, maxAmount: 9_000, turnoverTimes: 3, expiresDays: 30 };
    const site = await world.addSite({ depositBonuses: [ten] });
    const member = await world.member({ site });
    const body = { idempotencyKey: newKey(), amount: 50_000, bonusCode: 'ten' };
    const { cashIdx } = (await member.call('/api/cash/in', body)).request;
    const operator = await world.operator('operator', site);
    await operator.call('/api/console/cash/claim', { cashIdx });
    await operator.call('/api/console/cash/approve', { cashIdx, idempotencyKey: newKey() });
    await member.call(path, { period: 'week' });
    await member.call('/api/cash/out', { idempotencyKey: newKey(), amount: 50_000, cashOutPass: pin });
    expect(await world.holdingsOf(member, site)).toMatchObject({ cash: 0, hold: 50_000, bonus: 5_000 });
    expect((await member.call('/api/bonus/list', {})).bonuses).toMatchObject([{ state: 'open' }]);
  });

  test('what points and coupons brought is not paid out unplayed by it, and the rest is', async () => {
    const member = await world.member({ cash: 50_000 });
    await givePointsTo(world, member, 20_000);
    await member.call('/api/point/change', { idempotencyKey: newKey(), amount: 20_000 });
    await member.call(path, { period: 'day' });
    const out = (amount: number) =>
      member.inLocale('en').ask('/api/cash/out', { idempotencyKey: newKey(), amount, cashOutPass: pin });
    const beyond = await out(60_000);
    expect([beyond.code, beyond.message.includes('50,000')]).toEqual(['C220', true]);
    expect(await member.codeOf('/api/cash/outPreview', { amount: 60_000 })).toBe('C220');
    expect((await out(50_000)).code).toBe('0');
    const poor = await world.member();
    await poor.call('/api/coupon/use', using(await couponOf(world, poor, { amount: 20_000 })));
    await poor.call(path, { period: 'day' });
    expect(await poor.codeOf('/api/cash/outPreview', { amount: 10_000 })).toBe('C221');
    expect((await world.holdingsOf(poor)).cash).toBe(20_000);
  });

  test('[RG-7] a deposit that was asked for before becomes cash and brings nothing else, whether it was claimed or not', async () => {
    const names = { ko: '보너스', en: 'Bonus', vi: 'Thưởng' };
    const ten = { code: 'ten', names, percent: 10, maxAmount: 9_000, turnoverTimes: 3, expiresDays: 30 };
    const pointAccrual = { deposit: { basisPoints: 100 }, firstDeposit: { basisPoints: 100 } };
    const site = await world.addSite({ depositBonuses: [ten], pointAccrual });
    const operator = await world.operator('operator', site);
    const asks = async (isClaimed: boolean) => {
      const member = await world.member({ site });
      const body = { idempotencyKey: newKey(), amount: 50_000, bonusCode: 'ten' };
      const { cashIdx } = (await member.call('/api/cash/in', body)).request;
      if (isClaimed) await operator.call('/api/console/cash/claim', { cashIdx });
      await member.call(path, { period: 'day' });
      return { member, cashIdx };
    };
    for (const isClaimed of [false, true]) {
      const { member, cashIdx } = await asks(isClaimed);
      if (!isClaimed) await operator.call('/api/console/cash/claim', { cashIdx });
      await operator.call('/api/console/cash/approve', { cashIdx, idempotencyKey: newKey() });
      expect(await world.holdingsOf(member, site)).toMatchObject({ cash: 50_000, bonus: 0, point: 0 });
      expect(await member.call('/api/cash/turnover', {})).toMatchObject({ missing: 0 });
    }
    const { member, cashIdx } = await asks(false);
    const { request } = await member.call('/api/cash/cancel', { cashIdx });
    expect(request).toMatchObject({ state: -1, closedBy: 'member' });
  });

  test('it is lengthened by asking again, and shortened by nobody, not even in the database', async () => {
    const member = await world.member();
    await member.call(path, { period: 'week' });
    world.clock.advance(1);
    expect(await member.codeOf(path, { period: 'day' })).toBe('X002');
    const until = inDays(30);
    expect(await member.call(path, { period: 'month' })).toEqual({ excludedUntil: until });
    for (const earlier of ['null', "excluded_until - interval '1 second'"])
      await expect(world.setMember(member, `excluded_until = ${earlier}`)).rejects.toThrow(/not shortened/);
    expect(await member.call(read, {})).toEqual({ excludedUntil: until });
  });

  test('two clicks at once exclude once', async () => {
    const member = await world.member();
    const codes = await Promise.all([1, 2, 3].map(() => member.codeOf(path, { period: 'week' })));
    expect(codes.sort()).toEqual(['0', 'X002', 'X002']);
  });

  test('nothing is given to it by a partner, or taken back', async () => {
    const partner = await world.member({ rank: 'PTN_5', cash: 10_000 });
    const member = await world.member({ parentId: partner.key, cash: 5_000 });
    await member.call(path, { period: 'day' });
    const move = { memId: member.memId, amount: 1_000, note: '', cashOutPass: pin };
    const codes = [
      await partner.codeOf('/api/give/send', { ...move, idempotencyKey: newKey() }),
      await partner.codeOf('/api/give/takeBack', { ...move, idempotencyKey: newKey() }),
    ];
    expect(codes).toEqual(['C302', 'C402']);
    expect((await world.holdingsOf(member)).cash).toBe(5_000);
  });

  test('[RG-12] its open pages are told, and it stands in the log and, with its reason, in a record that nobody changes', async () => {
    const member = await world.member();
    const page = await realtime.open({ token: member.token });
    const askedAt = new Date(world.clock.read());
    const reason = 'control';
    await member.call(path, { period: 'halfYear', reason });
    await realtime.settled();
    expect(page.all('LOCK_BET_YN')).toEqual([{ data1: 'N', data2: 'N' }]);
    const audit = await world.database.rows(
      'select actor, action, detail from audit_log where subject = $1',
      [`member:${member.key}`],
    );
    expect(audit).toMatchObject([{ action: 'member.exclude-self', detail: { period: 'halfYear' } }]);
    const record = () =>
      world.database.rows(
        'select period, reason, asked_at, ends_at from member_exclusion where member_id = $1',
        [member.key],
      );
    // It begins when it is asked for.
    expect(await record()).toEqual([
      { period: 'halfYear', reason, asked_at: askedAt, ends_at: new Date(askedAt.getTime() + 184 * dayMs) },
    ]);
    await expect(
      world.database.run('delete from member_exclusion where member_id = $1', [member.key]),
    ).rejects.toThrow();
  });

  test.each(
    refusalsOf(path, {
      X002: [
        'a shorter exclusion than the one that runs',
        async () => {
          const member = await world.member();
          await member.call(path, { period: 'halfYear' });
          return member.codeOf(path, { period: 'day' });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});
