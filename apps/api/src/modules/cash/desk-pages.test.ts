import { describe, expect, test } from 'vitest';
import { minutes } from '../../testing/clock.ts';
import { pin } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey } from '../../testing/world.ts';

const world = await createWorld();

const ask = async () => {
  const member = await world.member({ cash: 5_000 });
  const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 20_000 });
  return { member, request };
};

describe('what an operator sees of the cash desk', () => {
  test('open requests are listed oldest first, with the member, its upline and when they are due', async () => {
    const site = await world.addSite();
    const operator = await world.operator('operator', site);
    const [a, b] = [await world.member({ site }), await world.member({ site })];
    const deposit = () => ({ idempotencyKey: newKey(), amount: 20_000 });
    await a.call('/api/cash/in', deposit());
    world.clock.advance(minutes(1));
    await b.call('/api/cash/in', deposit());
    const { list, pageInfo, totalAmount } = await operator.call('/api/console/cash/list', { kind: 'in' });
    expect(list.map((row) => row.memId)).toEqual([a.memId, b.memId]);
    expect(pageInfo.total).toBe(2);
    expect(totalAmount).toBe(40_000);
    expect(list[0]).toMatchObject({ tree: [site.storeId], claimedBy: null, needsSecond: false });
    expect(Date.parse(list[1]?.dueAt ?? '')).toBe(world.clock.read() + minutes(5));
    expect((await operator.call('/api/console/cash/list', { kind: 'out' })).list).toEqual([]);
    expect((await operator.call('/api/console/cash/list', { kind: 'in', state: 1 })).list).toEqual([]);
    expect((await operator.call('/api/console/queue', {})).deposits).toBe(2);
  });

  test('quick filters count over the whole queue, and list what they count', async () => {
    const site = await world.addSite();
    const [one, other] = [await world.operator('operator', site), await world.operator('operator', site)];
    const list = async (quick: 'all' | 'mine' | 'overdue' | 'second') =>
      one.call('/api/console/cash/list', { kind: 'in', quick });
    const asked = async (amount: number) => {
      const member = await world.member({ site });
      const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount });
      return request.cashIdx;
    };
    const [mine, others, large] = [await asked(20_000), await asked(30_000), await asked(3_000_000)];
    await one.call('/api/console/cash/claim', { cashIdx: mine });
    await other.call('/api/console/cash/claim', { cashIdx: others });
    expect((await list('all')).quickCounts).toEqual({ mine: 1, overdue: 0, second: 1 });
    expect((await list('mine')).list.map(({ cashIdx }) => cashIdx)).toEqual([mine]);
    expect((await list('second')).list.map(({ cashIdx }) => cashIdx)).toEqual([large]);
    expect((await list('overdue')).pageInfo.total).toBe(0);
    world.clock.advance(minutes(6));
    expect((await list('overdue')).quickCounts.overdue).toBe(3);
    expect((await list('overdue')).pageInfo.total).toBe(3);
  });

  test('the detail tells the steps, the latest entries, and the balance after an approval', async () => {
    const operator = await world.operator();
    const { request } = await ask();
    await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
    const detail = await operator.call('/api/console/cash/detail', { cashIdx: request.cashIdx });
    expect(detail.history.map(({ state, by }) => [state, by])).toEqual([
      [0, 'member'],
      [2, operator.memId],
    ]);
    expect(detail).toMatchObject({ cashAmt: 5_000, afterAmt: 25_000 });
    expect(detail.ledger).toEqual([expect.objectContaining({ flow: 'adjustment', amount: 5_000 })]);
  });

  test.each(
    refusalsOf('/api/console/cash/detail', {
      E404: [
        'a request of another site',
        async () => {
          const stranger = await world.operator('operator', await world.addSite());
          const { request } = await ask();
          return stranger.codeOf('/api/console/cash/detail', { cashIdx: request.cashIdx });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('[KR-6][CL-14][EN-15] the ticker shows closed requests, at most three, with masked ids and whole minutes', async () => {
    const site = await world.addSite();
    const operator = await world.operator('operator', site);
    for (let index = 0; index < 4; index += 1) {
      const member = await world.member({ site });
      const { request } = await member.call('/api/cash/in', {
        idempotencyKey: newKey(),
        amount: 10_000 + index * 1_000,
      });
      world.clock.advance(minutes(1) + 123);
      await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
      await operator.call('/api/console/cash/approve', {
        idempotencyKey: newKey(),
        cashIdx: request.cashIdx,
      });
    }
    const rich = await world.member({ site, cash: 100_000 });
    const taken = { idempotencyKey: newKey(), amount: 20_000, cashOutPass: pin };
    const { cashIdx } = (await rich.call('/api/cash/out', taken)).request;
    const desk = await world.operator('operator', site);
    await desk.call('/api/console/cash/claim', { cashIdx });
    const paid = { idempotencyKey: newKey(), cashIdx, payoutReference: 'transfer 1' };
    await desk.call('/api/console/cash/approve', paid);
    const { cashInList, cashOutList } = await world.guest(site).call('/api/main/cashList', {});
    expect(cashInList.map((entry) => entry.cashAmt)).toEqual([13_000, 12_000, 11_000]);
    expect(cashInList[0]?.memId).toBe('mem***');
    expect(cashInList[0]?.regDate).toMatch(/:00\.000Z$/);
    const regDate = expect.stringMatching(/:00\.000Z$/);
    expect(cashOutList).toEqual([{ regDate, memId: 'mem***', cashAmt: 20_000 }]);
  });
});

describe("a member's own requests", () => {
  test('[CL-28] ten a page, newest first, by kind', async () => {
    const member = await world.member();
    const operator = await world.operator();
    for (let index = 0; index < 11; index += 1) {
      const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 10_000 });
      await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
      await operator.call('/api/console/cash/reject', {
        idempotencyKey: newKey(),
        cashIdx: request.cashIdx,
        reason: 'a test',
      });
    }
    const first = await member.call('/api/cash/list/', {});
    expect(first.list).toHaveLength(10);
    expect(first.pageInfo).toEqual({ page: 1, count_per_list: 10, total: 11 });
    expect(first.list[0]?.cashIdx).toBeGreaterThan(first.list[1]?.cashIdx ?? 0);
    expect((await member.call('/api/cash/list/', { page: 2 })).list).toHaveLength(1);
    expect((await member.call('/api/cash/list/', { cashType: 'out' })).list).toEqual([]);
  });

  test('[SEC-4] nobody sees the requests of somebody else', async () => {
    await ask();
    expect((await (await world.member()).call('/api/cash/list/', {})).list).toEqual([]);
  });
});
