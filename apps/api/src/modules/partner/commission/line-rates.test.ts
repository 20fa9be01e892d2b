import { partnerCommissionBetsCsv } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { rateAll, sameRates, threeLevels } from '../../../testing/partners/tree.ts';
import { outcomeOf, settle } from '../../../testing/settlements.ts';
import { createWorld, newKey } from '../../../testing/world.ts';

const world = await createWorld();

test.each(['rolling', 'losing'] as const)(
  'two lines of %s with other rates and one difference lead each to its own bets, for the partner, its file and the desk',
  async (kind) => {
    const { distributor, store } = await threeLevels(world);
    const player = await world.addMember({ parentId: store.key });
    await settle(world, outcomeOf(world, player, { stake: 100_000 }));
    world.clock.advance(1_000);
    const desk = await world.operator();
    for (const [partner, rates] of [
      [distributor, sameRates(160, 3_100)],
      [store, sameRates(110, 2_100)],
    ] as const)
      await desk.call('/api/console/partner/setRates', {
        ...{ idempotencyKey: newKey(), memberKey: partner.key, rates, reason: 'of the test' },
      });
    world.clock.advance(1_000);
    await settle(world, outcomeOf(world, player, { stake: 40_000 }));
    await rateAll(world);
    const { list } = await distributor.call('/api/partner/commissions', { kind });
    expect(list.map(({ stakeAmount }) => stakeAmount)).toEqual([100_000, 40_000]);
    expect(new Set(list.map(({ basisPoints }) => basisPoints)).size).toBe(1);
    for (const { gameType, ownBasisPoints, branchBasisPoints, stakeAmount } of list) {
      const line = { kind, gameType, branch: 'partner', ownBasisPoints, branchBasisPoints } as const;
      const own = { ...line, branchMemId: store.memId };
      const users = await distributor.call('/api/partner/calculationUsers', own);
      expect(users.list.map((row) => row.stakeAmount)).toEqual([stakeAmount]);
      const bets = await distributor.call('/api/partner/commissionBets', own);
      expect(bets.list.map((bet) => bet.stakeAmount)).toEqual([stakeAmount]);
      expect(bets.pageInfo.total).toBe(1);
      const seen = { ...line, memberKey: distributor.key, branchKey: store.key };
      const atDesk = await desk.call('/api/console/partner/commissionBets', seen);
      expect([atDesk.amount, atDesk.list.length]).toEqual([bets.amount, 1]);
      const rows = (await desk.call('/api/console/partner/commissionUsers', seen)).list;
      expect(rows.map((row) => row.stakeAmount)).toEqual([stakeAmount]);
      const query = Object.entries(own).map(([name, value]) => `${name}=${value}`);
      const file = await world.app.inject({
        url: `${partnerCommissionBetsCsv.path}?${query.join('&')}&head=columns&reason=a+check`,
        headers: distributor.headers,
      });
      expect(file.statusCode).toBe(200);
      expect(file.payload.trim().split('\n')).toHaveLength(2);
      expect(file.payload).toContain(`,${stakeAmount},`);
    }
  },
);
