import { describe, expect, test } from 'vitest';
import { giveRates, rateAll } from './partners/tree.ts';
import { outcomeOf, settle } from './settlements.ts';
import { slipOn } from './slips.ts';
import { createWorld, newKey } from './world.ts';

const world = await createWorld();

/** Somebody whose earlier application for the same name was rejected: the site has two rows of the name. */
async function appliedAgain(options: Parameters<typeof world.member>[0] = {}) {
  const rejected = await world.addMember(options);
  await world.setMember(rejected, "status = 'rejected'");
  return world.member({ ...options, memId: rejected.memId });
}

describe('[VL-11] who was rejected before and has the same name again', () => {
  test('is found at the cash desk, however its name is written', async () => {
    const site = await world.addSite();
    const [member, operator] = [await appliedAgain({ site }), await world.operator('operator', site)];
    const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 20_000 });
    const asked = { kind: 'in', memId: member.memId.toUpperCase() } as const;
    const { list, totalAmount } = await operator.call('/api/console/cash/list', asked);
    expect([list.map(({ cashIdx }) => cashIdx), totalAmount]).toEqual([[request.cashIdx], 20_000]);
  });

  test('is found with its bets, however its name is written', async () => {
    const site = await world.addSite();
    const member = await appliedAgain({ site, cash: 100_000 });
    const desk = await world.operator('supervisor', site);
    const { bet } = await member.call('/api/bet/betProc', slipOn([await world.match()]));
    const { list, total } = await desk.call('/api/console/bets/list', { memId: member.memId.toUpperCase() });
    expect(list.map(({ receiptId }) => receiptId)).toEqual([bet.receiptId]);
    expect(total.cash).toBe(bet.stake);
  });

  test('is whom the confirmation of an adjustment is about: it is asked for again when the member was suspended', async () => {
    const site = await world.addSite({ stepUpAmount: 20_000, fourEyesAmount: 100_000_000 });
    const [member, operator] = [await appliedAgain({ site }), await world.operator('supervisor', site)];
    const body = {
      ...{ idempotencyKey: newKey(), memId: member.memId, reason: 'a wrong result' },
      ...({ direction: 'credit', amount: 50_000 } as const),
    };
    const confirmationKey = await operator.confirm('/api/console/adjustment/ask', body);
    await world.setMember(member, "status = 'suspended'");
    const answer = await operator.askOnce('/api/console/adjustment/ask', {
      ...body,
      ...(confirmationKey !== undefined && { confirmationKey }),
    });
    expect([confirmationKey === undefined, answer.code]).toEqual([false, 'L015']);
  });

  test('is the branch that a line of a commission opens', async () => {
    const head = await world.member({ rank: 'PTN_4' });
    await giveRates(world, head, 200, 4_000);
    const store = await appliedAgain({ rank: 'PTN_5', parentId: head.key });
    await giveRates(world, store, 100, 2_000);
    const player = await world.addMember({ parentId: store.key });
    world.clock.advance(1_000);
    await settle(world, outcomeOf(world, player, { stake: 50_000 }));
    await rateAll(world);
    const period = { startDate: '2000-01-01', endDate: '2100-12-31' };
    const { rollingAmount } = await head.call('/api/partner/commissions', period);
    const bets = await head.call('/api/partner/commissionBets', { ...period, branchMemId: store.memId });
    expect(bets.list.map(({ memId }) => memId)).toEqual([player.memId]);
    expect([bets.amount, rollingAmount]).toEqual([500, 500]);
  });
});
