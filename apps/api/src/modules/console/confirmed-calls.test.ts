import type { CallPath } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { minutes } from '../../testing/clock.ts';
import { createFakeVendor, installVendor } from '../../testing/game-vendor.ts';
import { changePrice } from '../../testing/live-bets.ts';
import { password } from '../../testing/people.ts';
import { slipOn } from '../../testing/slips.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld({ vendors: [createFakeVendor()] });
await installVendor(world);
await world.changeSite(world.site, { stepUpAmount: 20_000 });
const show = '/api/console/confirmation/show';

const shown = (by: Person, path: string, body: object) => by.call(show, { path, body: { ...body } as never });

async function confirmed(by: Person, path: string, body: object): Promise<string> {
  const { confirmationKey, digest } = await shown(by, path, body);
  await by.call('/api/console/confirmation/give', { confirmationKey, digest, password });
  return confirmationKey;
}

describe('[SEC-18] what is confirmed by itself', () => {
  const giving = (member: Person): [string, CallPath, object, string][] => [
    ['points that it gives', '/api/console/point/give', { memberKey: member.key, reason: 'x' }, 'points'],
    [
      'points that it takes back',
      '/api/console/point/takeBack',
      { memberKey: member.key, reason: 'x' },
      'debit',
    ],
    [
      'coupons that it issues',
      '/api/console/coupon/issue',
      {
        name: { ko: '쿠폰', en: 'coupon', vi: 'phiếu' },
        worth: 'point',
        expiresAt: new Date(world.clock.read() + minutes(600)).toISOString(),
        memIds: [member.memId],
      },
      'coupons',
    ],
  ];

  test('are points and coupons too, whoever gives them alone', async () => {
    const operator = await world.operator('supervisor');
    const member = await world.member({ cash: 1_000_000 });
    for (const [what, path, asked, name] of giving(member)) {
      await operator.call('/api/console/confirm', { password });
      const body = { ...asked, amount: 30_000, idempotencyKey: newKey() } as never;
      expect((await operator.askOnce(path, body)).code, what).toBe('L008');
      const { lines, memIds } = await shown(operator, path, body);
      expect(lines, what).toContainEqual({ name, text: null, amount: 30_000 });
      expect(lines, what).toContainEqual({ name: 'outcome', text: 'now', amount: null });
      expect(memIds, what).toEqual([member.memId]);
      const confirmationKey = await confirmed(operator, path, body);
      expect(
        (await operator.askOnce(path, { ...(body as object), confirmationKey } as never)).code,
        what,
      ).toBe('0');
    }
  });

  test('is the very sum from which it is asked: nobody raises that at a screen that was left open', async () => {
    const site = await world.addSite();
    const owner = await world.operator('owner', site);
    const save = '/api/console/settings/save';
    const changeOf = async (group: 'approval' | 'cash', key: string, value: string) => {
      const { groups } = await owner.call('/api/console/settings', {});
      const { revision } = need(
        groups.find((each) => each.group === group),
        'the group',
      );
      return { group, revision, changes: [{ key, value }], reason: 'larger sums', idempotencyKey: newKey() };
    };
    await owner.call('/api/console/confirm', { password });
    const body = await changeOf('approval', 'stepUpAmount', '1000000000');
    expect((await owner.askOnce(save, body)).code).toBe('L008');
    expect((await shown(owner, save, body)).lines).toEqual([
      {
        name: 'setting',
        setting: { key: 'stepUpAmount', before: '3000000', after: '1000000000' },
        text: null,
        amount: null,
      },
      { name: 'reason', text: 'larger sums', amount: null },
    ]);
    const confirmationKey = await confirmed(owner, save, body);
    const more = {
      ...body,
      changes: [{ key: 'fourEyesAmount', value: '1000000000' }],
      idempotencyKey: newKey(),
    };
    expect((await owner.askOnce(save, { ...more, confirmationKey })).code).toBe('L015');
    expect((await owner.askOnce(save, { ...body, confirmationKey })).code).toBe('0');
    // For what guards no sum the session is enough, and there is nothing to be shown.
    const other = await changeOf('cash', 'cashServiceMinutes', '44');
    expect(await owner.codeOf(show, { path: save, body: { ...other } as never })).toBe('E404');
    expect((await owner.askOnce(save, other)).code).toBe('0');
  });

  test('is a held win that is let through: to whom, how much and for which transaction', async () => {
    const [operator, member] = [await world.operator('supervisor'), await world.member()];
    const vendor = await world.database.row<{ id: number; code: string }>(
      'select id, code from vendor order by id limit 1',
    );
    const { id, code: vendorCode } = need(vendor, 'a vendor');
    const transactionId = newKey();
    await world.database.run(
      `insert into vendor_held (vendor_id, transaction_id, kind, reason, site_id, member_id, round, game_key, amount, first_at, last_at)
       values ($1, $2, 'win', 'held', $3, $4, 'round', 'game', 5000000, $5, $5)`,
      [id, transactionId, world.site.id, member.key, world.clock.read.date()],
    );
    await operator.call('/api/console/confirm', { password });
    const path = '/api/console/vendors/releaseHeld';
    const body = { vendorCode, transactionId, reason: 'it is right' };
    expect((await operator.askOnce(path, body)).code).toBe('L008');
    const { lines, memIds } = await shown(operator, path, body);
    expect(lines.slice(0, 5)).toEqual([
      { name: 'member', text: member.memId, amount: null },
      { name: 'win', text: null, amount: 5_000_000 },
      { name: 'provider', text: vendorCode, amount: null },
      { name: 'transaction', text: transactionId, amount: null },
      { name: 'outcome', text: 'paidWhenAsked', amount: null },
    ]);
    expect(memIds).toEqual([member.memId]);
    const confirmationKey = await confirmed(operator, path, body);
    await world.database.run('update vendor_held set amount = 6000000 where transaction_id = $1', [
      transactionId,
    ]);
    expect((await operator.askOnce(path, { ...body, confirmationKey })).code).toBe('L015');
    const again = await confirmed(operator, path, body);
    expect((await operator.askOnce(path, { ...body, confirmationKey: again })).code).toBe('0');
    expect((await operator.askOnce(path, { ...body, confirmationKey: again })).code).toBe('L015');
  });

  test('is a big bet that has come to pay more than the sum since it was asked for, and one that has come to pay less', async () => {
    const site = await world.addSite({
      stepUpAmount: 1_000_000,
      bigBet: { isOn: true, amount: 300_000, traderMs: 60_000, memberMs: 15_000 },
    });
    const [operator, member] = [
      await world.operator('supervisor', site),
      await world.member({ site, cash: 2_000_000 }),
    ];
    const asked = async (stake: number, oddsNow?: number) => {
      const match = await world.match();
      const { bet } = await member.call('/api/bet/betProc', slipOn([match], { stake, oddsPolicy: 'all' }));
      if (oddsNow !== undefined) await changePrice(world, match.selection('WDL', 'home'), oddsNow);
      const body = { betIdx: bet.betIdx, decision: 'accept' as const, idempotencyKey: newKey() };
      return (await operator.askOnce('/api/console/sports/decideBigBet', body)).code;
    };
    expect(await asked(400_000)).toBe('0');
    expect(await asked(400_000, 2_500)).toBe('L008');
    expect(await asked(500_000, 1_500)).toBe('L008');
  });

  test('is a big bet that is taken: its stake, what it pays at prices as they are now, and who asks', async () => {
    const site = await world.addSite({
      stepUpAmount: 20_000,
      bigBet: { isOn: true, amount: 300_000, traderMs: 60_000, memberMs: 15_000 },
    });
    const [operator, member] = [
      await world.operator('supervisor', site),
      await world.member({ site, cash: 1_000_000 }),
    ];
    const match = await world.match();
    const { bet } = await member.call(
      '/api/bet/betProc',
      slipOn([match], { stake: 400_000, oddsPolicy: 'all' }),
    );
    await operator.call('/api/console/confirm', { password });
    const path = '/api/console/sports/decideBigBet';
    const body = { betIdx: bet.betIdx, decision: 'accept' as const, idempotencyKey: newKey() };
    expect((await operator.askOnce(path, body)).code).toBe('L008');
    const lines = (payout: number) => [
      { name: 'member', text: member.memId, amount: null },
      { name: 'bet', text: bet.receiptId, amount: null },
      { name: 'stake', text: null, amount: 400_000 },
      { name: 'accepted', text: null, amount: 400_000 },
      { name: 'payout', text: null, amount: payout },
      { name: 'outcome', text: 'betAccepted', amount: null },
    ];
    expect((await shown(operator, path, body)).lines).toEqual(lines(800_000));
    const confirmationKey = await confirmed(operator, path, body);
    expect(
      (await operator.askOnce(path, { ...body, decision: 'less', stake: 100_000, confirmationKey })).code,
    ).toBe('L015');
    await changePrice(world, match.selection('WDL', 'home'), 2_500);
    expect((await operator.askOnce(path, { ...body, confirmationKey })).code).toBe('L015');
    expect((await shown(operator, path, body)).lines).toEqual(lines(1_000_000));
    const less = { ...body, decision: 'less' as const, stake: 100_000 };
    expect((await shown(operator, path, less)).lines).toContainEqual({
      name: 'accepted',
      text: null,
      amount: 100_000,
    });
    const again = await confirmed(operator, path, body);
    expect((await operator.askOnce(path, { ...body, confirmationKey: again })).code).toBe('0');
    // What is decided is said before anybody is asked for a password.
    const decided = { path, body: { ...body, idempotencyKey: newKey() } as never };
    expect(await operator.codeOf('/api/console/confirmation/show', decided)).toBe('T999');
    // To give a stake back nobody is asked.
    const second = await member.call(
      '/api/bet/betProc',
      slipOn([match], { stake: 350_000, legs: [{ selectionId: match.selection('WDL', 'home'), odds: 2.5 }] }),
    );
    const refusal = { betIdx: second.bet.betIdx, decision: 'refuse' as const, idempotencyKey: newKey() };
    expect((await operator.askOnce(path, refusal)).code).toBe('0');
  });

  describe('is an account that members are shown for their deposits', () => {
    const account = { bankName: 'KB', accountNumber: '110-222-333444', accountHolder: 'Hanpan' };
    const text = 'KB 110-222-333444 Hanpan';
    const open = '/api/console/depositAccount/open';

    test('where it is opened, given to a member and closed', async () => {
      const [operator, member] = [await world.operator('supervisor'), await world.member()];
      await operator.call('/api/console/confirm', { password });
      const opening = { ...account, levels: [1, 2], idempotencyKey: newKey() };
      expect((await operator.askOnce(open, opening)).code).toBe('L008');
      expect((await shown(operator, open, opening)).lines).toEqual([
        { name: 'depositAccount', text, amount: null },
        { name: 'levels', text: '1, 2', amount: null },
        { name: 'outcome', text: 'accountOpens', amount: null },
      ]);
      const key = await confirmed(operator, open, opening);
      const another = { ...opening, accountNumber: '110-222-333445', confirmationKey: key };
      expect((await operator.askOnce(open, { ...another, idempotencyKey: newKey() })).code).toBe('L015');
      const { data } = await operator.askOnce(open, { ...opening, confirmationKey: key });
      const { accountIdx } = need(data, 'the account');

      const assign = '/api/console/depositAccount/assign';
      for (const [chosen, outcome] of [
        [accountIdx, 'accountAssigned'],
        [null, 'accountByLevel'],
      ] as const) {
        const body = { memId: member.memId, accountIdx: chosen };
        expect((await operator.askOnce(assign, body)).code).toBe('L008');
        const { lines, memIds } = await shown(operator, assign, body);
        expect(lines[0]).toEqual({ name: 'member', text: member.memId, amount: null });
        expect(lines.at(-1)).toEqual({ name: 'outcome', text: outcome, amount: null });
        expect(memIds).toEqual([member.memId]);
        const confirmationKey = await confirmed(operator, assign, body);
        expect((await operator.askOnce(assign, { ...body, confirmationKey })).code).toBe('0');
      }

      const close = '/api/console/depositAccount/close';
      const closing = { accountIdx };
      expect((await operator.askOnce(close, closing)).code).toBe('L008');
      expect((await shown(operator, close, closing)).lines[0]).toEqual({
        name: 'depositAccount',
        text,
        amount: null,
      });
      const confirmationKey = await confirmed(operator, close, closing);
      expect((await operator.askOnce(close, { ...closing, confirmationKey })).code).toBe('0');
    });

    test('where it is a setting of the site', async () => {
      const owner = await world.operator('owner');
      await owner.call('/api/console/confirm', { password });
      const { groups } = await owner.call('/api/console/settings', {});
      const { revision } = need(
        groups.find(({ group }) => group === 'cash'),
        'the group',
      );
      const changes = [{ key: 'depositAccount.accountNumber', value: '"999-888"' }];
      const body = {
        group: 'cash' as const,
        revision,
        changes,
        reason: 'a new bank',
        idempotencyKey: newKey(),
      };
      expect((await owner.askOnce('/api/console/settings/save', body)).code).toBe('L008');
      const confirmationKey = await confirmed(owner, '/api/console/settings/save', body);
      expect((await owner.askOnce('/api/console/settings/save', { ...body, confirmationKey })).code).toBe(
        '0',
      );
    });
  });
});
