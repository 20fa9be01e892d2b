import { expect, test } from 'vitest';
import { installVendor } from '../../testing/game-vendor.ts';
import { miniBetBody } from '../../testing/mini-rounds.ts';
import { slipOn } from '../../testing/slips.ts';
import { createWorld } from '../../testing/world.ts';
import { lookAtLiabilities } from './sums/sum-facts.ts';

const world = await createWorld();
await installVendor(world);

test('[INT-3] what members have staked and nobody has decided is one sum in the account, in the glance and in what the house owes, whatever family it is in', async () => {
  const site = await world.addSite();
  const desk = await world.operator('supervisor', site);
  const member = await world.member({ site, cash: 100_000 });
  await member.call('/api/bet/betProc', slipOn([await world.match()]));
  await member.call('/api/minigame/bet', await miniBetBody(world, { stake: 3_000 }, site));
  const round = (name: string, stake: number, returned: number, closedAt: Date | null) =>
    world.database.run(
      `insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, returned, started_at, closed_at)
       select 1, $1, $2, $3, key, $4, $5, $6, $7 from vendor_game where vendor_id = 1 limit 1`,
      [name, site.id, member.key, stake, returned, world.clock.read.date(), closedAt],
    );
  await round('open', 700, 200, null);
  await round('over', 5_000, 0, world.clock.read.date());

  await lookAtLiabilities(world.services);
  const glance = await desk.call('/api/console/today', {});
  const { list } = await desk.call('/api/console/report/liabilities', {});
  expect([glance.openStakeAmt, list[0]?.openStakeAmt]).toEqual([13_500, 13_500]);
  const { total } = await member.call('/api/bet/betlistNew', {});
  expect(total).toMatchObject({ waitCash: 13_500, resultCash: -5_000 });
  expect(
    await world.operator('supervisor').then((other) => other.call('/api/console/today', {})),
  ).toMatchObject({
    openStakeAmt: 0,
  });
});
