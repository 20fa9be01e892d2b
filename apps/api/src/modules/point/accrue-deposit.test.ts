import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { checkPointRows, deposit } from '../../testing/points.ts';
import { markAsTest } from '../../testing/test-accounts.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';
import { accrueDeposit } from './index.ts';

const world = await createWorld();
checkPointRows(world);

const accrual = {
  signUpPoints: 1_000,
  firstDeposit: { basisPoints: 500 },
  deposit: { basisPoints: 100, bonusByLevel: { 3: 50 } },
  recommender: { basisPoints: 30 },
  dayCapPoints: 5_000,
};
const site = await world.addSite({ pointAccrual: accrual });
const rowsOf = async (member: Person) => (await member.call('/api/point/list', {})).list;
const kindsOf = async (key: number) =>
  (
    await world.database.rows<{ kind: string }>(
      'select kind from point_entry where member_id = $1 order by id',
      [key],
    )
  ).map(({ kind }) => kind);

describe('points of a sign-up', () => {
  test('an approved member has them at once; a rejected one has none', async () => {
    const operator = await world.operator('operator', site);
    const [approved, rejected] = [
      await world.addMember({ site, status: 'pending' }),
      await world.addMember({ site, status: 'pending' }),
    ];
    await operator.call('/api/console/members/decide', { memberKey: approved.key, decision: 'approve' });
    await operator.call('/api/console/members/decide', { memberKey: rejected.key, decision: 'reject' });
    expect(await kindsOf(approved.key)).toEqual(['signUp']);
    expect(await world.holdingsOf(approved, site)).toMatchObject({ point: 1_000, cash: 0 });
    expect(await kindsOf(rejected.key)).toEqual([]);
  });
});

describe('points of a deposit', () => {
  test('[EN-11] the first earns its own rate, every other one that of every deposit', async () => {
    const member = await world.member({ site });
    await deposit(world, member, 20_000, site);
    await deposit(world, member, 30_000, site);
    const rows = await rowsOf(member);
    expect(rows).toMatchObject([
      {
        accruedAt: world.clock.read.date().toISOString(),
        kind: 'deposit',
        percent: 1,
        bonusPercent: 0,
        accruedPoints: 300,
        appliedPoints: 300,
        useType: 'earn',
      },
      { kind: 'firstDeposit', percent: 5, bonusPercent: 0, accruedPoints: 1_000, appliedPoints: 1_000 },
    ]);
    expect(await world.holdingsOf(member, site)).toMatchObject({ point: 1_300, cash: 50_000 });
  });

  test('a level adds its own percentage', async () => {
    const member = await world.member({ site });
    await deposit(world, member, 10_000, site);
    await world.setMember(member, 'level = 3');
    await deposit(world, member, 10_000, site);
    const [row] = await rowsOf(member);
    expect(row).toMatchObject({ percent: 1, bonusPercent: 0.5, accruedPoints: 150 });
  });

  test('the referrer of the depositor earns from it too', async () => {
    const recommender = await world.member({ site, rank: 'PTN_5' });
    const member = await world.member({ site, parentId: recommender.key });
    await deposit(world, member, 100_000, site);
    expect(await rowsOf(recommender)).toMatchObject([
      { kind: 'recommender', percent: 0.3, accruedPoints: 300, appliedPoints: 300 },
    ]);
    await world.setMember(recommender, "status = 'suspended'");
    await deposit(world, member, 100_000, site);
    expect(await kindsOf(recommender.key)).toEqual(['recommender']);
  });

  test('[ACC-16] the referrer of a test account earns nothing from what is put into it', async () => {
    const recommender = await world.member({ site, rank: 'PTN_5' });
    const member = await world.member({ site, parentId: recommender.key });
    await markAsTest(world, member, { site });
    await deposit(world, member, 100_000, site);
    expect(await kindsOf(recommender.key)).toEqual([]);
    expect(await kindsOf(member.key)).toEqual(['firstDeposit']);
  });

  test('a day gives no more than its cap, and the row says what it would have been', async () => {
    const member = await world.member({ site });
    await deposit(world, member, 80_000, site);
    await deposit(world, member, 200_000, site);
    await deposit(world, member, 10_000, site);
    expect((await rowsOf(member)).map((row) => [row.accruedPoints, row.appliedPoints])).toEqual([
      [100, 0],
      [2_000, 1_000],
      [4_000, 4_000],
    ]);
    expect((await world.holdingsOf(member, site)).point).toBe(5_000);
  });

  test('a rejected deposit earns nothing', async () => {
    const member = await world.member({ site });
    const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 50_000 });
    const { cashIdx } = request;
    const operator = await world.operator('operator', site);
    await operator.call('/api/console/cash/claim', { cashIdx });
    await operator.call('/api/console/cash/reject', {
      cashIdx,
      idempotencyKey: newKey(),
      reason: 'no money came',
    });
    expect(await rowsOf(member)).toEqual([]);
  });

  test('announced twenty times at once, one deposit earns once', async () => {
    const member = await world.member({ site });
    const told = {
      siteId: site.id,
      memberId: member.key,
      requestId: 900_001,
      amount: amount(40_000),
      isFirst: true,
    };
    await Promise.all(
      Array.from({ length: 20 }, () =>
        world.database.transaction((tx) => accrueDeposit(world.services, tx, told)),
      ),
    );
    expect(await kindsOf(member.key)).toEqual(['firstDeposit']);
    expect((await world.holdingsOf(member, site)).point).toBe(2_000);
  });

  test('twenty deposits at once stay within the cap', async () => {
    const member = await world.member({ site });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        world.database.transaction((tx) =>
          accrueDeposit(world.services, tx, {
            siteId: site.id,
            memberId: member.key,
            requestId: 910_000 + index,
            amount: amount(70_000),
            isFirst: false,
          }),
        ),
      ),
    );
    expect(await kindsOf(member.key)).toHaveLength(20);
    expect((await world.holdingsOf(member, site)).point).toBe(5_000);
  });

  test('a site that sets no percentages gives none', async () => {
    const member = await world.member();
    await deposit(world, member, 50_000);
    expect(await rowsOf(member)).toEqual([]);
  });
});
