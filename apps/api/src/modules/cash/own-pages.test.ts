import { describe, expect, test } from 'vitest';
import { pin } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { outcomeOf, settle } from '../../testing/settlements.ts';
import { createWorld, newKey, type Person, type World } from '../../testing/world.ts';

const world = await createWorld();
const del = '/api/cash/del';

async function ask(member: Person, amount = 20_000) {
  const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount });
  return request.cashIdx;
}

async function finish(cashIdx: number, site: World['site'] = world.site) {
  const operator = await world.operator('operator', site);
  await operator.call('/api/console/cash/claim', { cashIdx });
  await operator.call('/api/console/cash/approve', {
    idempotencyKey: newKey(),
    cashIdx,
    payoutReference: 'bank-1',
  });
  return operator;
}

describe("a request off the member's own list", () => {
  test('[CL-29] hiding touches nothing else: not the money, not the desk, not the history', async () => {
    const member = await world.member();
    const cashIdx = await ask(member);
    const operator = await finish(cashIdx);
    const before = await operator.call('/api/console/cash/detail', { cashIdx });
    await member.call(del, { cashIdx });
    expect((await member.call('/api/cash/list/', {})).list).toEqual([]);
    expect((await member.call('/api/cash/list/', {})).pageInfo.total).toBe(0);
    expect(await operator.call('/api/console/cash/detail', { cashIdx })).toEqual(before);
    expect((await world.holdingsOf(member)).cash).toBe(20_000);
    expect((await member.call('/api/wallet/history', {})).list).toHaveLength(1);
  });

  test('hiding it again is a success and changes nothing', async () => {
    const member = await world.member();
    const cashIdx = await ask(member);
    await finish(cashIdx);
    const codes = await Promise.all([1, 2, 3].map(() => member.codeOf(del, { cashIdx })));
    expect(new Set(codes)).toEqual(new Set(['0']));
  });

  test.each(
    refusalsOf(del, {
      E404: [
        'a request of somebody else',
        async () => {
          const cashIdx = await ask(await world.member());
          await finish(cashIdx);
          return (await world.member()).codeOf(del, { cashIdx });
        },
      ],
      F001: [
        'a request that the desk has not finished',
        async () => {
          const member = await world.member();
          return member.codeOf(del, { cashIdx: await ask(member) });
        },
      ],
    }),
  )('[CL-29] %s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('[CL-29] a claimed request cannot be hidden either', async () => {
    const member = await world.member();
    const cashIdx = await ask(member);
    await (await world.operator()).call('/api/console/cash/claim', { cashIdx });
    expect(await member.codeOf(del, { cashIdx })).toBe('F001');
  });
});

describe('lists by period', () => {
  test("[CL-28] days are the site's: its first and last millisecond belong to them", async () => {
    const site = await world.addSite();
    const rows: number[] = [];
    // In Seoul: the last millisecond of the 19th, the first and the last of the 20th, the first of the 21st.
    const times = ['19T14:59:59.999Z', '19T15:00:00.000Z', '20T14:59:59.999Z', '20T15:00:00.000Z'];
    const { memId } = await world.addMember({ site });
    for (const time of times) {
      world.clock.set(`2026-11-${time}`);
      const member = await world.signIn(memId, site);
      const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 20_000 });
      rows.push(request.cashIdx);
      await finish(request.cashIdx, site);
    }
    const member = await world.signIn(memId, site);
    const listed = async (period: { startDate?: string; endDate?: string }) =>
      (await member.call('/api/cash/list/', period)).list.map(({ cashIdx }) => cashIdx).toReversed();
    const [before, first, last, after] = rows;
    expect(await listed({ startDate: '2026-11-20', endDate: '2026-11-20' })).toEqual([first, last]);
    expect(await listed({ endDate: '2026-11-19' })).toEqual([before]);
    expect(await listed({ startDate: '2026-11-21' })).toEqual([after]);
    expect(await listed({})).toEqual(rows);
  });

  test.each(['20-11-2026', '2026-02-30', 'yesterday', ''])('"%s" is no day', async (startDate) => {
    expect(await (await world.member()).codeOf('/api/cash/list/', { startDate })).toBe('E400');
  });
});

describe("the member's statement", () => {
  test('[CL-34] every movement of its cash, newest first, by kind, with the balance after it', async () => {
    const member = await world.member({ cash: 100_000 });
    await finish(await ask(member, 30_000));
    const match = await world.match();
    await member.call('/api/bet/betProc', {
      idempotencyKey: newKey(),
      stake: 10_000,
      legs: [{ selectionId: match.selection('WDL', 'home'), odds: 2 }],
    });
    await settle(world, outcomeOf(world, member, { stake: 30_000 }));
    await member.call('/api/cash/out', { idempotencyKey: newKey(), amount: 40_000, cashOutPass: pin });
    const { list } = await member.call('/api/wallet/history', {});
    expect(
      list.map(({ cashType, flow, amount, balanceAfter }) => [cashType, flow, amount, balanceAfter]),
    ).toEqual([
      ['out', 'withdrawal-hold', -40_000, 80_000],
      ['play', 'bet', -10_000, 120_000],
      ['in', 'deposit', 30_000, 130_000],
      ['other', 'adjustment', 100_000, 100_000],
    ]);
    for (const cashType of ['in', 'out', 'play', 'other'] as const) {
      const part = await member.call('/api/wallet/history', { cashType });
      expect(part.list.map((line) => line.cashType)).toEqual([cashType]);
      expect(part.pageInfo.total).toBe(1);
    }
    expect((await member.call('/api/wallet/history', { cashType: 'reward' })).list).toEqual([]);
    const all = await member.call('/api/wallet/history', { cashType: 'in' });
    expect([all.openingBalance, all.closingBalance]).toEqual([0, 80_000]);
  });

  test('[CL-34] by the day on which the money moved', async () => {
    const member = await world.member({ cash: 100_000 });
    // The ledger has the database's own clock, so the days are counted from there.
    const day = async (offset: number) => {
      const row = await world.database.row<{ day: string }>(
        "select to_char((now() at time zone 'Asia/Seoul')::date + $1::int, 'YYYY-MM-DD') as day",
        [offset],
      );
      return row?.day ?? '';
    };
    const [before, after] = [await day(-2), await day(2)];
    const count = async (period: { startDate?: string; endDate?: string }) =>
      (await member.call('/api/wallet/history', period)).pageInfo.total;
    expect(await count({ startDate: before, endDate: after })).toBe(1);
    expect(await count({ startDate: after })).toBe(0);
    expect(await count({ endDate: before })).toBe(0);
  });

  test('[CL-34] ten a page, and nobody sees the statement of somebody else', async () => {
    const member = await world.member();
    for (let index = 0; index < 11; index += 1) await finish(await ask(member));
    expect((await member.call('/api/wallet/history', {})).list).toHaveLength(10);
    expect((await member.call('/api/wallet/history', { page: 2 })).list).toHaveLength(1);
    expect((await (await world.member()).call('/api/wallet/history', {})).list).toEqual([]);
  });
});

describe('rules by member level', () => {
  const levels = {
    cashLevels: {
      2: {
        deposit: { minAmount: 50_000, maxAmount: 60_000, unitAmount: 5_000 },
        withdrawal: { minAmount: 50_000, maxAmount: 60_000, unitAmount: 5_000 },
        withdrawalRepeatMinutes: 60,
      },
      3: { deposit: { maxAmount: 90_000_000 } },
    },
  };
  const memberAt = async (level: number) => {
    const site = await world.addSite(levels);
    const member = await world.member({ site, cash: 200_000 });
    await world.setMember(member, `level = ${level}`);
    return { site, member };
  };
  const deposit = (amount: number) => ({ idempotencyKey: newKey(), amount });
  const withdrawal = (amount: number) => ({ ...deposit(amount), cashOutPass: pin });

  test('[ER-07] limits and units of deposits are those of the level', async () => {
    const { member } = await memberAt(2);
    expect(await member.codeOf('/api/cash/in', deposit(45_000))).toBe('C102');
    expect(await member.codeOf('/api/cash/in', deposit(65_000))).toBe('C101');
    expect(await member.codeOf('/api/cash/in', deposit(51_000))).toBe('C103');
    expect(await member.codeOf('/api/cash/in', deposit(55_000))).toBe('0');
    const answer = await (await memberAt(2)).member.inLocale('en').ask('/api/cash/in', deposit(45_000));
    expect(answer.message).toContain('50,000');
  });

  test('[ER-08] limits and units of withdrawals are those of the level', async () => {
    const { member } = await memberAt(2);
    expect(await member.codeOf('/api/cash/out', withdrawal(45_000))).toBe('C214');
    expect(await member.codeOf('/api/cash/out', withdrawal(65_000))).toBe('C220');
    expect(await member.codeOf('/api/cash/out', withdrawal(51_000))).toBe('C215');
    expect(await member.codeOf('/api/cash/out', withdrawal(55_000))).toBe('0');
  });

  test('[ER-08] so is the wait before the next withdrawal, to the millisecond', async () => {
    const { site, member } = await memberAt(2);
    const { request } = await member.call('/api/cash/out', withdrawal(50_000));
    await finish(request.cashIdx, site);
    world.clock.advance(3_599_999);
    const again = await world.signIn(member.memId, site);
    expect(await again.codeOf('/api/cash/out', withdrawal(50_000))).toBe('C216');
    world.clock.advance(1);
    expect(await again.codeOf('/api/cash/out', withdrawal(50_000))).toBe('0');
  });

  test('another level has what it sets and the rest from the site', async () => {
    const { member } = await memberAt(3);
    expect(await member.codeOf('/api/cash/in', deposit(80_000_000))).toBe('0');
    const rules = await (await memberAt(3)).member.call('/api/cash/rules', {});
    expect(rules).toMatchObject({
      memLevel: 3,
      deposit: { minAmount: 10_000, maxAmount: 90_000_000, unitAmount: 1_000 },
      withdrawal: { maxAmount: 10_000_000 },
      withdrawalRepeatMinutes: 0,
      depositRefusal: null,
      withdrawalRefusal: null,
    });
  });

  test('what the site or an operator has closed is shown before a member fills in a form', async () => {
    const site = await world.addSite({ depositOpen: false });
    const member = await world.member({ site });
    await world.setMember(member, 'withdrawal_allowed = false');
    expect(await member.call('/api/cash/rules', {})).toMatchObject({
      depositRefusal: 'C001',
      withdrawalRefusal: 'C203',
    });
  });
});
