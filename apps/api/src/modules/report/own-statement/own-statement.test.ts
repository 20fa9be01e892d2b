import { flows } from '@hanpan/ledger';
import { amount, zero } from '@hanpan/money';
import { expect, test } from 'vitest';
import { outcomeOf, settle, sumAllDays } from '../../../testing/settlements.ts';
import { createWorld } from '../../../testing/world.ts';

const world = await createWorld();
const path = '/api/protection/statement';
const nothing = {
  ...{ depositAmount: 0, withdrawalAmount: 0, partnerAmount: 0, rewardAmount: 0, adjustmentAmount: 0 },
  ...{ stakeAmount: 0, paidAmount: 0, resultAmount: 0 },
};

test('[FND-9][FND-8][FND-10] a statement says of each of the last twelve months what came in, went out and was played, and of all time what was put in', async () => {
  // The ledger's own clock says when money moved, and settlements are of the world's.
  world.clock.set(new Date().toISOString());
  const member = await world.member();
  const partner = { siteId: world.site.id, memberId: (await world.member({ rank: 'PTN_5' })).key };
  const holder = { siteId: world.site.id, memberId: member.key };
  const post = (...transfers: Parameters<typeof world.services.ledger.postIn>[1]) =>
    world.database.transaction((tx) => world.services.ledger.postIn(tx, transfers));
  const ofPartner = flows.deposit({ holder: partner, amount: amount(900_000) }, 1);
  const rewards = flows.coupon({ holder, amount: amount(3_000) }, 7, 'cash');
  await post(ofPartner, flows.deposit({ holder, amount: amount(100_000) }, 2), rewards);
  const hold = (sum: number, id: number) => flows.withdrawalHold({ holder, amount: amount(sum) }, id);
  await post(hold(40_000, 3), hold(5_000, 4));
  await post(flows.withdrawalReturn({ holder, amount: amount(5_000) }, 4));
  const gift = { partner, member: holder, amount: amount(20_000) };
  await post(flows.give(gift, 5), flows.adjustmentCredit({ holder, amount: amount(1_500) }, 'adjustment:6'));
  // Money that moves in play stands in the lines of play, and nowhere else.
  await post(flows.bet({ holder, amount: amount(10_000) }, 'r1'));
  await settle(world, outcomeOf(world, member, { stake: 10_000, win: 4_000 }));
  await sumAllDays(world);

  const { months, games, lifetime } = await member.call(path, {});
  const names = await world.database.rows<{ month: string }>(
    `select to_char(now() at time zone 'Asia/Seoul' - ago * interval '1 month', 'YYYY-MM') as month
       from generate_series(0, 11) ago`,
  );
  expect(months.map(({ month }) => month)).toEqual(names.map(({ month }) => month));
  const moved = {
    ...{ depositAmount: 100_000, withdrawalAmount: 40_000, partnerAmount: 20_000, rewardAmount: 3_000 },
    adjustmentAmount: 1_500,
  };
  const played = { stakeAmount: 10_000, paidAmount: 4_000, resultAmount: -6_000 };
  expect(months[0]).toEqual({ ...moved, ...played, month: names[0]?.month });
  for (const each of months.slice(1)) expect(each).toEqual({ ...nothing, month: each.month });
  expect(games).toMatchObject([{ family: 'sports', betCount: 1, stakeAmount: 10_000, resultAmount: -6_000 }]);
  expect(lifetime).toEqual({ depositAmount: 100_000, withdrawalAmount: 40_000, netAmount: 60_000 });
});

test('of somebody who has just come every line is nothing', async () => {
  const { months, games, lifetime } = await (await world.member()).call(path, {});
  expect(
    months.every((each) => Object.values(each).every((value) => value === 0 || value === each.month)),
  ).toBe(true);
  expect(games).toEqual([]);
  expect(lifetime).toEqual({ depositAmount: zero, withdrawalAmount: zero, netAmount: zero });
});
