import { partnerBetsCsv, partnerCashCsv } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { fiveLevels, rateAll, sameRates } from '../../../testing/partners/tree.ts';
import { deposit } from '../../../testing/points.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import { playEvents } from '../../sports/replay/play-events.ts';
import { settleBets } from '../../sports/settlement/settle-bets.ts';

const world = await createWorld();

type Five = [Person, Person, Person, Person, Person];

/** How many rows the file of a list has for one day. */
async function savedRows(
  who: Pick<Person, 'token'>,
  { path }: { readonly path: string },
  day: string,
  basis: string,
): Promise<number> {
  const query = new URLSearchParams({ head: 'columns', from: day, to: day, basis });
  const headers = { authorization: world.site.key, token: who.token };
  const { statusCode, body } = await world.app.inject({ url: `${path}?${query}`, headers });
  expect(statusCode).toBe(200);
  return body.trim().split('\r\n').length - 1;
}

/** A tree in which a member and its store deposited and bet. */
async function livelyTree() {
  const { partners, member } = await fiveLevels(world);
  const [head, , , distributor, store] = partners as Five;
  const match = await world.match();
  for (const [who, sum] of [
    [member, 100_000],
    [store, 30_000],
  ] as const) {
    await deposit(world, who, sum);
    await who.call('/api/bet/betProc', slipOn([match], { stake: sum / 10 }));
  }
  return { head, distributor, store, member };
}

describe('the rows behind a figure', () => {
  test('[EN-12] an ordinary member of the list leads to its own bets, deposits and withdrawals', async () => {
    const { head, member } = await livelyTree();
    for (const scope of ['person', 'below'] as const) {
      const body = { memId: member.memId, scope };
      const bets = await head.call('/api/partner/bettingList', body);
      expect(bets.list.map(({ memId, cash }) => [memId, cash])).toEqual([[member.memId, 10_000]]);
      expect(bets.total.cash).toBe(10_000);
      const cash = await head.call('/api/partner/cashList', body);
      expect(cash.list.map(({ memId, amount }) => [memId, amount])).toEqual([[member.memId, 100_000]]);
      expect(cash).toMatchObject({ depositAmount: 100_000, pageInfo: { total: 1 } });
    }
  });

  test('[EN-12] a partner of the list leads to its own play, one of the tree to that of everybody below it', async () => {
    const { head, store, member } = await livelyTree();
    const of = async (scope: 'person' | 'below') => {
      const body = { memId: store.memId, scope };
      const bets = await head.call('/api/partner/bettingList', body);
      const cash = await head.call('/api/partner/cashList', body);
      return [bets.list.map(({ memId }) => memId), cash.list.map(({ memId }) => memId)];
    };
    expect(await of('person')).toEqual([[store.memId], [store.memId]]);
    expect(await of('below')).toEqual([[member.memId], [member.memId]]);
  });

  test("the caller's own id is the caller, whatever its case", async () => {
    const { store, member } = await livelyTree();
    for (const memId of [store.memId, store.memId.toUpperCase()]) {
      const body = { memId };
      expect((await store.call('/api/partner/tree', body)).list[0]?.memId).toBe(store.memId);
      expect((await store.call('/api/partner/members', body)).list[0]?.memId).toBe(member.memId);
      expect((await store.call('/api/partner/rates', body)).memId).toBe(store.memId);
      expect((await store.call('/api/partner/moneyMoves', body)).list).toEqual([]);
      for (const scope of ['person', 'below'] as const) {
        expect((await store.call('/api/partner/bettingList', { memId, scope })).total.cash).toBe(10_000);
        expect((await store.call('/api/partner/cashList', { memId, scope })).depositAmount).toBe(100_000);
      }
    }
    const own = { memId: store.memId, idempotencyKey: newKey() };
    expect(await store.codeOf('/api/partner/setRates', { ...own, rates: sameRates(0, 0) })).toBe('PT06');
  });
});

describe('a figure and its rows are the same sum', () => {
  const days = [
    ['2026-11-20', 0],
    ['2026-11-21', 1],
  ] as const;
  const of = (day: string) => ({ startDate: day, endDate: day });

  test('[EN-12] deposits count on the day of their approval, and a partner’s own to those above it', async () => {
    const { partners, member } = await fiveLevels(world);
    const [head, , , , store] = partners as Five;
    // Ten minutes before midnight in Seoul; approved ten minutes after it.
    world.clock.set('2026-11-20T14:50:00.000Z');
    const asked: number[] = [];
    for (const { memId } of [member, store, head]) {
      const person = await world.signIn(memId);
      const { request } = await person.call('/api/cash/in', { idempotencyKey: newKey(), amount: 40_000 });
      asked.push(request.cashIdx);
    }
    world.clock.set('2026-11-20T15:10:00.000Z');
    const operator = await world.operator();
    for (const cashIdx of asked) {
      await operator.call('/api/console/cash/claim', { cashIdx });
      await operator.call('/api/console/cash/approve', { cashIdx, idempotencyKey: newKey() });
    }
    const [top, bottom] = [await world.signIn(head.memId), await world.signIn(store.memId)];
    for (const [day, isApproved] of days) {
      const [all, one] = [80_000 * isApproved, 40_000 * isApproved];
      expect((await top.call('/api/partner/summary', of(day))).totals.depositAmount).toBe(all);
      expect((await bottom.call('/api/partner/summary', of(day))).totals.depositAmount).toBe(one);
      const tree = await top.call('/api/partner/tree', of(day));
      expect(tree.list.map(({ depositAmount }) => depositAmount)).toEqual([all, all, all, all, one]);
      const cashOf = (who: Pick<Person, 'call'>, memId: string) =>
        who.call('/api/partner/cashList', { ...of(day), memId, basis: 'approved' });
      expect((await cashOf(top, '')).depositAmount).toBe(all);
      expect((await cashOf(top, store.memId)).depositAmount).toBe(one);
      expect((await cashOf(bottom, '')).depositAmount).toBe(one);
      expect(await savedRows(top, partnerCashCsv, day, 'approved')).toBe(2 * isApproved);
      expect(await savedRows(top, partnerCashCsv, day, 'applied')).toBe(2 - 2 * isApproved);
      // By the day on which they were asked for they are of the day before.
      const applied = await top.call('/api/partner/cashList', of(day));
      expect(applied.depositAmount).toBe(80_000 - all);
    }
  });

  test('[EN-12] what waits for its approval is not in a list by approval, whatever its days', async () => {
    const { partners, member } = await fiveLevels(world);
    const [head] = partners as Five;
    await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 40_000 });
    expect((await head.call('/api/partner/cashList', {})).pageInfo.total).toBe(1);
    expect((await head.call('/api/partner/cashList', { basis: 'approved' })).pageInfo.total).toBe(0);
  });

  test('[EN-12] stakes count on the day of their settlement', async () => {
    const { partners, member } = await fiveLevels(world);
    const [head] = partners as Five;
    const [early, late] = [
      await world.match({ startsInMs: 60_000 }),
      await world.match({ startsInMs: 13 * 3_600_000 }),
    ];
    await deposit(world, member, 100_000);
    await member.call('/api/bet/betProc', slipOn([early], { stake: 10_000 }));
    await member.call('/api/bet/betProc', slipOn([late], { stake: 25_000 }));
    for (const { endsAtMs } of [early, late]) {
      world.clock.set(new Date(endsAtMs).toISOString());
      await playEvents(world.services, 200);
      await settleBets(world.services, 200);
    }
    await rateAll(world);
    const top = await world.signIn(head.memId);
    for (const [day, isNext] of days) {
      const stake = isNext === 1 ? 25_000 : 10_000;
      expect((await top.call('/api/partner/summary', of(day))).totals.stakeAmount).toBe(stake);
      const settled = await top.call('/api/partner/bettingList', { ...of(day), basis: 'settled' });
      expect(settled.total.cash).toBe(stake);
      const members = await top.call('/api/partner/members', { ...of(day), kind: 'member' });
      expect(members.list[0]?.stakeAmount).toBe(stake);
      const placed = await top.call('/api/partner/bettingList', of(day));
      expect(placed.total.cash).toBe(isNext === 1 ? 0 : 35_000);
      expect(await savedRows(top, partnerBetsCsv, day, 'settled')).toBe(1);
      expect(await savedRows(top, partnerBetsCsv, day, 'placed')).toBe(isNext === 1 ? 0 : 2);
    }
  });
});
