import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { installVendor, vendorCode } from '../../../testing/game-vendor.ts';
import { giveCompTo } from '../../../testing/points.ts';
import { outcomeOf, settle, settleAgain, sumAllDays } from '../../../testing/settlements.ts';
import { createWorld, newKey } from '../../../testing/world.ts';
import { lookAtLiabilities } from '../index.ts';

const world = await createWorld();
await installVendor(world);
const path = '/api/console/report/revenue';
const noon = (day: string) => ({
  placedAt: new Date(`${day}T03:00:00Z`),
  settledAt: new Date(`${day}T03:00:00Z`),
});
const days = { startDate: '2026-11-16', endDate: '2026-11-20' };

async function played() {
  const site = await world.addSite();
  const desk = await world.operator('supervisor', site);
  const [kim, lee] = [await world.addMember({ site }), await world.addMember({ site, parentId: null })];
  await world.owner.run(
    `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent)
     select id, 'rtp' || $1, 'slot', '{"ko":"용","en":"Dragon","vi":"Rong"}', '', '96.50' from vendor order by id limit 1`,
    [String(site.id)],
  );
  const vendor = need(
    await world.database.row<{ code: string }>('select code from vendor order by id limit 1'),
    'v',
  );
  const slot = { site, family: 'vendor', vendor: vendor.code, gameType: 'slot', game: `rtp${site.id}` };
  await settle(
    world,
    outcomeOf(world, kim, { stake: 100_000, win: 30_000 }, { site, ...noon('2026-11-17') }),
    outcomeOf(world, kim, { stake: 20_000, win: 19_000 }, { ...slot, ...noon('2026-11-17') }),
    outcomeOf(world, lee, { stake: 60_000, returned: 10_000 }, { ...slot, ...noon('2026-11-18') }),
  );
  await sumAllDays(world);
  return { site, desk, kim, lee, vendor: vendorCode, game: slot.game };
}

test('revenue is shown by family, provider, game type, game, partner and day, and each is narrowed to the next', async () => {
  const { desk, site, vendor, game } = await played();
  const by = async (body: object) => (await desk.call(path, { by: 'day', ...days, ...body })).list;
  expect(await by({ by: 'family' })).toMatchObject([
    {
      family: 'sports',
      stakeAmt: 100_000,
      ggrAmt: 70_000,
      returnBasisPoints: 3_000,
      theoreticalBasisPoints: null,
    },
    {
      family: 'vendor',
      stakeAmt: 80_000,
      paidAmt: 29_000,
      turnoverAmt: 70_000,
      theoreticalBasisPoints: 9_650,
    },
  ]);
  expect(await by({ by: 'vendor', family: 'vendor' })).toMatchObject([{ vendor, betCount: 2 }]);
  expect(await by({ by: 'gameType', vendor })).toMatchObject([{ gameType: 'slot', ggrAmt: 51_000 }]);
  expect(await by({ by: 'game', vendor })).toMatchObject([{ game, gameName: { en: 'Dragon' }, betCount: 2 }]);
  expect(await by({ game, vendor })).toMatchObject([
    { day: '2026-11-17', stakeAmt: 20_000, playerCount: null },
    { day: '2026-11-18', stakeAmt: 60_000 },
  ]);
  expect(await by({ family: 'vendor', vendor })).toMatchObject([{ playerCount: 1 }, { playerCount: 1 }]);
  expect(await by({ by: 'partner' })).toMatchObject([
    { partner: { memberKey: site.storeKey }, stakeAmt: 120_000 },
    { partner: null, stakeAmt: 60_000 },
  ]);
  expect(await by({ by: 'family', partnerKey: site.storeKey })).toMatchObject([
    { family: 'sports', stakeAmt: 100_000 },
    { family: 'vendor', stakeAmt: 20_000 },
  ]);
  expect(await by({ partnerKey: 0 })).toMatchObject([{ day: '2026-11-18', stakeAmt: 60_000 }]);
});

test('what a day cost is shared by what counts of its stakes', async () => {
  const site = await world.addSite();
  const desk = await world.operator('supervisor', site);
  const member = await world.addMember({ site });
  const gift = { idempotencyKey: newKey(), memberKey: member.key, amount: 3_000, reason: 'for the test' };
  await desk.call('/api/console/point/give', gift);
  const posted = need(
    await world.database.row<{ at: Date }>('select max(posted_at) as at from ledger_transfer'),
    'a transfer',
  );
  const at = { placedAt: posted.at, settledAt: posted.at };
  await settle(
    world,
    outcomeOf(world, member, { stake: 20_000 }, { site, ...at }),
    outcomeOf(
      world,
      member,
      { stake: 10_000 },
      { site, ...at, family: 'vendor', vendor: 'x', gameType: 'slot' },
    ),
  );
  await sumAllDays(world);
  // The ledger keeps its own time.
  const { list } = await desk.call(path, { by: 'family', endDate: nextDay(posted.at) });
  expect(list).toMatchObject([
    { family: 'sports', costAmt: 2_000, ngrAmt: 18_000 },
    { family: 'vendor', costAmt: 1_000, ngrAmt: 9_000 },
  ]);
});

test('what was taken back bears no costs, what nobody bears is a row of its own, and all rows cost what the days do', async () => {
  const site = await world.addSite();
  const desk = await world.operator('supervisor', site);
  const member = await world.addMember({ site });
  const gift = { idempotencyKey: newKey(), memberKey: member.key, amount: 3_001, reason: 'for the test' };
  await desk.call('/api/console/point/give', gift);
  const posted = need(
    await world.database.row<{ at: Date }>('select max(posted_at) as at from ledger_transfer'),
    'a transfer',
  );
  await sumAllDays(world);
  const costs = async (body: object) => {
    const { list } = await desk.call(path, { by: 'family', endDate: nextDay(posted.at), ...body });
    return list.map(({ family, costAmt, ngrAmt, isUnshared }) => ({ family, costAmt, ngrAmt, isUnshared }));
  };
  const whole = { family: null, costAmt: 3_001, ngrAmt: -3_001, isUnshared: true };
  for (const by of ['day', 'family', 'game', 'partner']) expect(await costs({ by })).toEqual([whole]);
  // A bet of long ago that is void after all: the day counts less than nothing in all.
  const before = { placedAt: new Date(posted.at.getTime() - 9 * 86_400_000) };
  const at = { placedAt: posted.at, settledAt: posted.at };
  const slot = { site, family: 'vendor', vendor: 'x', gameType: 'slot', game: 'y' };
  const long = outcomeOf(
    world,
    member,
    { stake: 90_000 },
    { ...slot, ...before, settledAt: before.placedAt },
  );
  await settle(
    world,
    long,
    outcomeOf(world, member, { stake: 20_000 }, { site, ...at }),
    outcomeOf(world, member, { stake: 10_000 }, { site, ...at, family: 'minigame', gameType: 'mini' }),
  );
  await settleAgain(world, { ...long, counted: amount(0), returned: long.stake, settledAt: posted.at });
  await sumAllDays(world);
  const shared = [
    { family: 'sports', costAmt: 2_000, ngrAmt: 18_000, isUnshared: false },
    { family: 'minigame', costAmt: 1_000, ngrAmt: 9_000, isUnshared: false },
    { family: 'vendor', costAmt: 0, isUnshared: false },
    { family: null, costAmt: 1, ngrAmt: -1, isUnshared: true },
  ];
  const byFamily = await costs({});
  expect(byFamily.toSorted((a, b) => b.costAmt - a.costAmt)).toMatchObject([
    shared[0],
    shared[1],
    shared[3],
    shared[2],
  ]);
  expect(byFamily.at(-1)).toMatchObject({ isUnshared: true });
  const { list } = await desk.call('/api/console/report/days', { endDate: nextDay(posted.at) });
  const sum = (rows: readonly { costAmt: number }[]) => rows.reduce((all, { costAmt }) => all + costAmt, 0);
  for (const by of ['day', 'family', 'vendor', 'gameType', 'game', 'partner'])
    expect([by, sum(await costs({ by }))]).toEqual([by, sum(list)]);
  // Narrowed, a report has its own part, and nothing beside it.
  expect(await costs({ family: 'sports' })).toEqual([{ ...shared[0] }]);
});

function nextDay(at: Date): string {
  return new Date(at.getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
}

test('a game is not asked of a partner, whose sums know none', async () => {
  const desk = await world.operator('supervisor');
  expect(await desk.codeOf(path, { by: 'game', partnerKey: 1 })).toBe('E400');
  expect(await desk.codeOf(path, { by: 'partner', game: 'x' })).toBe('E400');
});

test('of the members of a week it is told how many played in it and in each one after it', async () => {
  const site = await world.addSite();
  const desk = await world.operator('readOnly', site);
  const members = [await world.addMember({ site }), await world.addMember({ site })];
  for (const { key } of members)
    await world.setMember(
      { key },
      `applied_at = '2026-11-03T03:00:00Z', decided_at = '2026-11-03T03:00:00Z'`,
    );
  const [first, second] = members;
  if (first === undefined || second === undefined) throw new Error('nobody');
  await settle(
    world,
    outcomeOf(world, first, { stake: 1_000 }, { site, ...noon('2026-11-04') }),
    outcomeOf(world, second, { stake: 1_000 }, { site, ...noon('2026-11-05') }),
    outcomeOf(world, first, { stake: 1_000 }, { site, ...noon('2026-11-17') }),
  );
  await sumAllDays(world);
  const { list } = await desk.call('/api/console/report/retention', {
    startDate: '2026-11-02',
    endDate: '2026-11-08',
  });
  expect(list).toEqual([{ week: '2026-11-02', memberCount: 2, activeCounts: [2, 0, 1] }]);
});

test('what members hold is kept for each day, and the last look of the day counts', async () => {
  const site = await world.addSite();
  const desk = await world.operator('supervisor', site);
  const partner = await world.member({ site, cash: 50_000 });
  await giveCompTo(world, partner, 4_000, site);
  await lookAtLiabilities(world.services);
  await world.member({ site, cash: 20_000 });
  world.clock.advance(60_000);
  await lookAtLiabilities(world.services);
  const { list } = await desk.call('/api/console/report/liabilities', {});
  expect(list).toMatchObject([{ day: '2026-11-20', cashAmt: 70_000, compAmt: 4_000, openStakeAmt: 0 }]);
});
