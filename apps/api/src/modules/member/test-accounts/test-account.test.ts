import { flows } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { cashRequestsOf, finish } from '../../../testing/cash-requests.ts';
import { deposit, givePointsTo } from '../../../testing/points.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { outcomeOf, settle } from '../../../testing/settlements.ts';
import { markAsTest } from '../../../testing/test-accounts.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';

const world = await createWorld();
const path = '/api/console/members/testAccount';
const reason = 'a release is tried';
const of = (member: { key: number }, fundsCap: number | null) => ({
  memberKey: member.key,
  fundsCap,
  reason,
});
const lead = () => world.operator('supervisor');
const detailOf = (desk: Person, { key }: { key: number }) =>
  desk.call('/api/console/members/detail', { memberKey: key });
const cashOf = async (member: { key: number }) => (await world.holdingsOf(member)).cash;

/** Credits it as nothing in the application would: past every check but those of the database. */
const credit = (member: { key: number }, sum: number) =>
  world.database.transaction((tx) => {
    const movement = { holder: { siteId: world.site.id, memberId: member.key }, amount: amount(sum) };
    return world.services.ledger.postIn(tx, [flows.adjustmentCredit(movement, `test:${newKey()}`)]);
  });

describe('marking', () => {
  test('[ACC-16] a test account says who marked it, when, why and with which cap, and every change of that is kept', async () => {
    const [desk, member] = [await lead(), await world.member()];
    const { member: marked } = await desk.call(path, of(member, 500_000));
    expect(marked.testAccount).toEqual({
      fundsCap: 500_000,
      fundedAmt: 0,
      markedAt: world.clock.read.date().toISOString(),
      markedBy: desk.memId,
    });
    const second = await lead();
    world.clock.advance(60_000);
    await second.call(path, of(member, 200_000));
    await second.call(path, of(member, null));
    const { member: row, testChanges } = await detailOf(desk, member);
    expect(row.testAccount).toBeNull();
    expect(testChanges.map(({ kind, fundsCap, by, reason: why }) => [kind, fundsCap, by, why])).toEqual([
      ['unmark', null, second.memId, reason],
      ['cap', 200_000, second.memId, reason],
      ['mark', 500_000, desk.memId, reason],
    ]);
    const audit = await desk.call('/api/console/audit', { subject: `member:${member.key}` });
    expect(audit.list.filter(({ action }) => action === 'member.test-account')).toHaveLength(3);
    for (const change of ["update test_account_change set reason = 'x'", 'delete from test_account_change'])
      await expect(world.owner.run(change)).rejects.toThrow(/append-only/);
    await expect(world.database.run('delete from test_account')).rejects.toThrow(/permission denied/);
  });

  test('[ACC-16] the list of members shows the test accounts alone, with what was put into each', async () => {
    const site = await world.addSite();
    const desk = await world.operator('operator', site);
    const [member] = [await world.addMember({ site }), await world.addMember({ site })];
    await markAsTest(world, member, { site });
    const idsOf = async (status: 'all' | 'test') =>
      (await desk.call('/api/console/members', { status })).list.map(({ memId }) => memId);
    expect(await idsOf('all')).toHaveLength(2);
    expect(await idsOf('test')).toEqual([member.memId]);
  });

  test('nobody but who leads marks, and not without the password', async () => {
    const member = await world.member();
    for (const rank of ['operator', 'readOnly'] as const)
      expect(await (await world.operator(rank)).codeOf(path, of(member, 1_000))).toBe('E403');
    const desk = await lead();
    await world.database.run('update session set confirmed_at = null where operator_id = $1', [desk.key]);
    expect((await desk.askOnce(path, of(member, 1_000))).code).toBe('L008');
  });

  test('ten who mark at once leave one mark, and a deposit beside it comes before or after', async () => {
    const { deposit: ask } = cashRequestsOf(world);
    for (let round = 0; round < 5; round += 1) {
      const { member, cashIdx } = await ask(10_000);
      const desk = await world.operator();
      await desk.call('/api/console/cash/claim', { cashIdx });
      const leads = await Promise.all(Array.from({ length: 5 }, lead));
      const [paid, ...codes] = await Promise.all([
        desk.codeOf('/api/console/cash/approve', finish(cashIdx)),
        ...leads.map((each) => each.codeOf(path, of(member, 5_000))),
      ]);
      const isMarked = codes.includes('0');
      expect(paid).toBe(isMarked ? 'TA01' : '0');
      expect(
        codes.filter((code) => code !== '0').every((code) => code === (isMarked ? 'T999' : 'TA02')),
      ).toBe(true);
    }
  });

  test.each(
    refusalsOf(path, {
      E404: [
        'a member of another site, and a partner',
        async () => {
          const desk = await lead();
          const partner = await world.member({ rank: 'PTN_5' });
          expect(await desk.codeOf(path, of(partner, 1_000))).toBe('E404');
          const member = await world.member({ site: await world.addSite() });
          return desk.codeOf(path, of(member, 1_000));
        },
      ],
      T999: [
        'what is so already',
        async () => {
          const [desk, member] = [await lead(), await world.member()];
          expect(await desk.codeOf(path, of(member, null))).toBe('T999');
          await desk.call(path, of(member, 1_000));
          return desk.codeOf(path, of(member, 1_000));
        },
      ],
      TA02: [
        'an account that was used, and a mark of one that was',
        async () => {
          const desk = await lead();
          const [rich, played, given] = [
            await world.member({ cash: 1 }),
            await world.member(),
            await world.member(),
          ];
          await settle(world, outcomeOf(world, played, { stake: 1 }));
          expect(await desk.codeOf(path, of(rich, 1_000))).toBe('TA02');
          expect(await desk.codeOf(path, of(played, 1_000))).toBe('TA02');
          await givePointsTo(world, given, 100);
          await desk.call(path, of(given, 1_000));
          await givePointsTo(world, given, 100);
          expect(await desk.codeOf(path, of(given, null))).toBe('TA02');
          const member = await world.member();
          await desk.call(path, of(member, 10_000));
          await deposit(world, member, 10_000);
          return desk.codeOf(path, of(member, null));
        },
      ],
      TA03: [
        'less than what was put in',
        async () => {
          const [desk, member] = [await lead(), await world.member()];
          await desk.call(path, of(member, 10_000));
          await deposit(world, member, 10_000);
          return desk.codeOf(path, of(member, 9_999));
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});

describe('the cap', () => {
  test('[ACC-16] what is put in counts, with the bonus of a deposit; what is won does not, and what is taken out makes no room', async () => {
    const site = await world.addSite({
      depositBonuses: [
        {
          code: 'ten',
          names: { ko: '첫 충전', en: 'First', vi: 'Nạp' },
          percent: 10,
          maxAmount: 100_000,
          turnoverTimes: 3,
          expiresDays: 30,
        },
      ],
    });
    const [desk, member] = [await world.operator('supervisor', site), await world.member({ site })];
    await desk.call(path, of(member, 60_000));
    const tooMuch = { idempotencyKey: newKey(), amount: 55_000, bonusCode: 'ten' };
    expect(await member.codeOf('/api/cash/in', tooMuch)).toBe('TA01');
    const { request } = await member.call('/api/cash/in', {
      idempotencyKey: newKey(),
      amount: 50_000,
      bonusCode: 'ten',
    });
    await desk.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
    await desk.call('/api/console/cash/approve', finish(request.cashIdx));
    const holder = { siteId: site.id, memberId: member.key };
    await world.database.transaction((tx) =>
      world.services.ledger.postIn(tx, [flows.win({ holder, amount: amount(900_000) }, newKey())]),
    );
    const adjust = (direction: 'credit' | 'debit', sum: number) =>
      desk.ask('/api/console/adjustment/ask', {
        idempotencyKey: newKey(),
        memId: member.memId,
        direction,
        amount: sum,
        reason,
      });
    expect((await adjust('debit', 100_000)).code).toBe('0');
    const beyond = await adjust('credit', 5_001);
    expect([beyond.code, beyond.message]).toEqual(['TA01', expect.stringContaining('5,000원')]);
    expect((await adjust('credit', 5_000)).code).toBe('0');
    expect((await adjust('credit', 1)).code).toBe('TA01');
    const { member: row } = await detailOf(desk, member);
    expect(row).toMatchObject({ cashAmt: 855_000, testAccount: { fundsCap: 60_000, fundedAmt: 60_000 } });
  });

  test.each([
    ['en', '5,000 won'],
    ['vi', '5.000 won'],
  ] as const)('[ACC-16] %s says how much is left', async (locale, words) => {
    const member = await world.member();
    await markAsTest(world, member, { fundsCap: 5_000 });
    const desk = (await world.operator()).inLocale(locale);
    const refused = await desk.ask('/api/console/adjustment/ask', {
      idempotencyKey: newKey(),
      memId: member.memId,
      direction: 'credit',
      amount: 5_001,
      reason,
    });
    expect([refused.code, refused.message]).toEqual(['TA01', expect.stringContaining(words)]);
  });

  test('[ACC-16] the database credits no test account beyond its cap either, whoever asks, and twenty at once take what there is', async () => {
    const [member, other] = [await world.member(), await world.member()];
    await markAsTest(world, member, { fundsCap: 10_000 });
    await expect(credit(member, 10_001)).rejects.toThrow(/test_account_within_cap/);
    expect(await cashOf(member)).toBe(0);
    const done = await Promise.allSettled(Array.from({ length: 20 }, () => credit(member, 1_000)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await cashOf(member)).toBe(10_000);
    await credit(other, 10_001);
  });

  test('[ACC-16] the database lets no account change sides that was used, and none become a partner', async () => {
    const member = await world.member({ parentId: null });
    await markAsTest(world, member);
    const change = (kind: string, cap: number | null) =>
      world.owner.run(
        `insert into test_account_change (site_id, member_id, kind, funds_cap, operator_id, by, reason, at)
         select $1, $2, $3, $4, id, operator_id, 'x', now() from operator limit 1`,
        [world.site.id, member.key, kind, cap],
      );
    await expect(
      world.owner.run("update member set partner_rank = 'PTN_5' where id = $1", [member.key]),
    ).rejects.toThrow(/becomes no partner/);
    await credit(member, 1);
    await expect(change('unmark', null)).rejects.toThrow(/has moved/);
    await expect(change('cap', 1)).resolves.toBeDefined();
    await expect(
      world.owner.run('update test_account set funded = 2 where member_id = $1', [member.key]),
    ).rejects.toThrow(/test_account_within_cap/);
  });
});
