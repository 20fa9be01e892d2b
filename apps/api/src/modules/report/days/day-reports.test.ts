import { expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { giveCompTo, givePointsTo } from '../../../testing/points.ts';
import { outcomeOf, settle, sumAllDays } from '../../../testing/settlements.ts';
import { createWorld, newKey } from '../../../testing/world.ts';

const world = await createWorld();

test('[FND-15][MS-06] the day shows what was played, moved and given, and what the house owes', async () => {
  const site = await world.addSite();
  const desk = await world.operator('supervisor', site);
  const member = await world.member({ site, cash: 500_000 });
  const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 50_000 });
  await desk.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
  await desk.call('/api/console/cash/approve', { idempotencyKey: newKey(), cashIdx: request.cashIdx });
  await giveCompTo(world, member, 8_000, site);
  await settle(
    world,
    outcomeOf(world, member, { stake: 100_000, win: 30_000 }, { site }),
    outcomeOf(
      world,
      member,
      { stake: 20_000 },
      { site, family: 'vendor', vendor: 'cheongsa', gameType: 'slot' },
    ),
  );
  await sumAllDays(world);
  const glance = await desk.call('/api/console/today', {});
  expect(glance.today).toMatchObject({
    stakeAmt: 120_000,
    paidAmt: 30_000,
    ggrAmt: 90_000,
    betCount: 2,
    playerCount: 1,
    depositAmt: 50_000,
    depositCount: 1,
    withdrawalAmt: 0,
  });
  expect(glance.onlineCount).toBe(1);
  expect(glance.liabilities).toMatchObject({ cashAmt: 550_000, compAmt: 8_000 });
  expect(glance.trend).toHaveLength(14);
  const { list: days } = await desk.call('/api/console/report/days', { startDate: glance.day });
  expect(days).toEqual([{ day: glance.day, ...glance.today }]);
});

test('points that were given are a cost of the day on which they were', async () => {
  const desk = await world.operator('supervisor');
  const before = need((await desk.call('/api/console/report/days', {})).list.at(-1), 'today');
  await givePointsTo(world, await world.addMember(), 3_000);
  await sumAllDays(world);
  // The ledger keeps its own time.
  const { list } = await desk.call('/api/console/report/days', {
    endDate: '2100-01-01',
    startDate: '2099-12-31',
  });
  expect(list).toHaveLength(2);
  const posted = await world.database.row<{ day: string }>(
    "select to_char(max(posted_at) at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day from ledger_transfer",
  );
  const day = need(posted, 'a transfer').day;
  const on = await desk.call('/api/console/report/days', { startDate: day, endDate: day });
  expect(on.list[0]?.costAmt).toBeGreaterThanOrEqual(3_000);
  expect(before.ngrAmt).toBe(before.ggrAmt - before.costAmt);
});

test('a period is a year at most, and other sites are not in it', async () => {
  const desk = await world.operator('readOnly', await world.addSite());
  const period = { startDate: '2020-01-01', endDate: '2026-11-20' };
  const days = await desk.call('/api/console/report/days', period);
  expect(days.list).toHaveLength(366);
  expect(days.startDate).toBe(days.list[0]?.day);
  const revenue = await desk.call('/api/console/report/revenue', { by: 'vendor', ...period });
  expect(revenue).toMatchObject({ list: [], startDate: days.startDate });
  for (const path of [
    '/api/console/report/liabilities',
    '/api/console/report/retention',
    '/api/console/report/play',
  ] as const)
    expect([path, (await desk.call(path, period)).startDate]).toEqual([path, days.startDate]);
});

test('a report of play that has too many rows begins with the first day that it holds whole', async () => {
  const site = await world.addSite();
  const desk = await world.operator('readOnly', site);
  // Three rows a day: a thousand of them end within a day.
  await world.owner.run(
    `insert into report_day (site_id, day, family, vendor, game_type, game, bets, stake, counted, returned, win)
     select $1, date '2026-01-01' + day, 'vendor', '', type, '', 1, 10, 10, 0, 5
       from generate_series(0, 339) day, unnest(array['casino', 'slot', 'mini']) type`,
    [site.id],
  );
  const period = { startDate: '2026-01-01', endDate: '2026-12-31' };
  const { list, startDate } = await desk.call('/api/console/report/play', period);
  expect(list).toHaveLength(999);
  expect([startDate, list.at(-1)?.day]).toEqual(['2026-01-08', '2026-01-08']);
  const short = await desk.call('/api/console/report/play', { ...period, endDate: '2026-06-30' });
  expect(short.startDate).toBe('2026-01-01');
});

test('every report that reads sums says until when they are complete, and does not move on while nobody sums', async () => {
  const desk = await world.operator('supervisor');
  await sumAllDays(world);
  const read = async () => {
    const answers = await Promise.all([
      desk.call('/api/console/report/revenue', { by: 'family' }),
      desk.call('/api/console/report/days', {}),
      desk.call('/api/console/report/retention', {}),
      desk.call('/api/console/report/play', {}),
      desk.call('/api/console/today', {}),
    ]);
    return answers.map(({ completeUntil }) => completeUntil);
  };
  const before = await read();
  expect(before[0]).not.toBeNull();
  expect(new Set(before).size).toBe(1);
  world.clock.advance(20 * 60_000);
  expect(await read()).toEqual(before);
});
