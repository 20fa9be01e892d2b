import { describe, expect, test } from 'vitest';
import { makeDormant } from '../../testing/dormant-accounts.ts';
import { checkPointRows, givePointsTo } from '../../testing/points.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { markAsTest } from '../../testing/test-accounts.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
checkPointRows(world);
const path = '/api/point/change';
const change = (amount: number) => ({ idempotencyKey: newKey(), amount });

async function memberWith(points: number): Promise<Person> {
  const member = await world.member({ cash: 500 });
  await givePointsTo(world, member, points);
  return member;
}

describe('converting points', () => {
  test('[FND-16][MS-02] points become cash, one for one and at once, and a row records it', async () => {
    const member = await memberWith(5_000);
    const { entry, pointAmt, cashAmt } = await member.call(path, change(3_000));
    expect(entry).toMatchObject({
      kind: null,
      useType: 'convert',
      percent: null,
      accruedPoints: 0,
      appliedPoints: -3_000,
    });
    expect([pointAmt, cashAmt]).toEqual([2_000, 3_500]);
    expect(await world.holdingsOf(member)).toMatchObject({ point: 2_000, cash: 3_500 });
    const { list } = await member.call('/api/point/list', {});
    expect(list[0]).toEqual(entry);
  });

  test.each(
    refusalsOf(path, {
      C999: [
        'a key that was used for another amount',
        async () => {
          const member = await memberWith(5_000);
          const first = change(1_000);
          await member.call(path, first);
          return member.codeOf(path, { ...first, amount: 2_000 });
        },
      ],
      P009: [
        'a site that converts nothing',
        async () => {
          const member = await memberWith(5_000);
          await world.changeSite(world.site, { pointConversionOpen: false });
          expect((await member.call('/api/point/list', {})).canConvert).toBe('N');
          const code = await member.codeOf(path, change(1_000));
          await world.changeSite(world.site, { pointConversionOpen: true });
          return code;
        },
      ],
      L013: [
        'a dormant account',
        async () => (await makeDormant(world, await memberWith(5_000))).codeOf(path, change(1_000)),
      ],
      X001: [
        'a member who has excluded itself',
        async () => {
          const member = await memberWith(5_000);
          await member.call('/api/protection/exclude', { period: 'day' });
          return member.codeOf(path, change(1_000));
        },
      ],
      P001: ['no points', async () => (await memberWith(5_000)).codeOf(path, change(0))],
      P010: ['less than the minimum', async () => (await memberWith(5_000)).codeOf(path, change(999))],
      TA01: [
        'more than may be put into a test account',
        async () => {
          const member = await world.member();
          await markAsTest(world, member, { fundsCap: 1_500 });
          await givePointsTo(world, member, 5_000);
          await member.call(path, change(1_000));
          return member.codeOf(path, change(1_000));
        },
      ],
      P002: ['more than are held', async () => (await memberWith(5_000)).codeOf(path, change(5_001))],
    }),
  )('[ER-10] %s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each([
    ['a blocked member', 'point_conversion_allowed = false'],
    ['a suspended one', "status = 'suspended'"],
  ])('%s cannot convert: P009', async (_, state) => {
    const member = await memberWith(5_000);
    await world.setMember(member, state);
    expect(await member.codeOf(path, change(1_000))).toBe('P009');
    expect(await world.holdingsOf(member)).toMatchObject({ point: 5_000, cash: 500 });
  });

  test.each(['-1', '1.5', '1e309', '"1000"', 'null', '9007199254740993'])(
    '[VL-14] %s points are not a chosen number',
    async (amount) => {
      const member = await memberWith(5_000);
      const answer = await member.sendRaw(path, `{"idempotencyKey":"${newKey()}","amount":${amount}}`);
      expect(answer.code).toBe('P001');
    },
  );

  test('[BC-01] a site that sets no minimum asks for 1,000 points', async () => {
    const member = await memberWith(5_000);
    expect((await member.call('/api/point/list', {})).minAmount).toBe(1_000);
    expect(await member.codeOf(path, change(999))).toBe('P010');
    expect(await member.codeOf(path, change(1_000))).toBe('0');
  });

  test.each([
    ['ko', '2,500포인트부터'],
    ['en', 'The minimum conversion is 2,500 points'],
    ['vi', 'từ 2.500 điểm'],
  ] as const)(
    '[BC-01][VL-14] the minimum is a setting of the site, and %s names it',
    async (locale, words) => {
      const site = await world.addSite({ pointMinAmount: 2_500 });
      const member = (await world.member({ site })).inLocale(locale);
      const answer = await member.ask(path, change(2_499));
      expect(answer.code).toBe('P010');
      expect(answer.message).toContain(words);
      expect((await member.call('/api/point/list', {})).minAmount).toBe(2_500);
      // The minimum itself is enough; what is missing then is the points.
      expect(await member.codeOf(path, change(2_500))).toBe('P002');
    },
  );
});

describe('once per intention', () => {
  test('twenty parallel calls with one key convert once and get one answer', async () => {
    const member = await memberWith(5_000);
    const body = change(1_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => member.call(path, body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await world.holdingsOf(member)).toMatchObject({ point: 4_000, cash: 1_500 });
  });

  test('[FND-16] twenty at once for what is enough for three convert three times and never more', async () => {
    const member = await memberWith(3_500);
    const codes = await Promise.all(Array.from({ length: 20 }, () => member.codeOf(path, change(1_000))));
    expect(codes.filter((code) => code === '0')).toHaveLength(3);
    expect(codes.filter((code) => code === 'P002')).toHaveLength(17);
    expect(await world.holdingsOf(member)).toMatchObject({ point: 500, cash: 3_500 });
  });

  test('a conversion and a debit race for the same points: one gets them', async () => {
    const member = await memberWith(1_000);
    const operator = await world.operator();
    const codes = await Promise.all([
      member.codeOf(path, change(1_000)),
      operator.codeOf('/api/console/point/takeBack', {
        idempotencyKey: newKey(),
        memberKey: member.key,
        amount: 1_000,
        reason: 'a mistake',
      }),
    ]);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect((await world.holdingsOf(member)).point).toBe(0);
  });
});
