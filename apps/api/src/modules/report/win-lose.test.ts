import { expect, test } from 'vitest';
import { outcomeOf, settle, sumAllDays } from '../../testing/settlements.ts';
import { createWorld } from '../../testing/world.ts';

const world = await createWorld();
const path = '/api/member/winlose';
const slot = { family: 'vendor', gameType: 'slot' };

test('sums are told by game type and by day, the oldest day first, and agree with each other', async () => {
  const member = await world.addMember();
  await settle(
    world,
    outcomeOf(world, member, { stake: 10_000, win: 25_000 }),
    outcomeOf(world, member, { stake: 4_000 }, slot),
  );
  world.clock.advance(86_400_000);
  await settle(world, outcomeOf(world, member, { stake: 5_000, returned: 5_000 }));
  await sumAllDays(world);
  const signedIn = await world.signIn(member.memId);
  const { list, days, resultAmount } = await signedIn.call(path, {});
  expect(list.map(({ gameType, resultAmount: of }) => [gameType, of])).toEqual([
    ['sports', 15_000],
    ['slot', -4_000],
  ]);
  expect(days).toEqual([
    { day: '2026-11-20', betCount: 2, stakeAmount: 14_000, paidAmount: 25_000, resultAmount: 11_000 },
    { day: '2026-11-21', betCount: 1, stakeAmount: 5_000, paidAmount: 5_000, resultAmount: 0 },
  ]);
  expect(resultAmount).toBe(11_000);
  const day = await signedIn.call(path, { startDate: '2026-11-21', endDate: '2026-11-21' });
  expect([day.days.length, day.resultAmount]).toEqual([1, 0]);
});

test('a hundred years are answered with the last 366 days on which something was settled', async () => {
  const member = await world.member();
  await world.database.run(
    `insert into play_day (site_id, member_id, day, family, game_type, bets, stake, counted, returned, win)
     select $1, $2, date '2026-11-20' - n, 'sports', 'sports', 1, 100, 100, 0, 0 from generate_series(0, 499) n`,
    [world.site.id, member.key],
  );
  const { days, resultAmount } = await member.call(path, { startDate: '2000-01-01', endDate: '2100-12-31' });
  expect(days).toHaveLength(366);
  expect(days.at(-1)?.day).toBe('2026-11-20');
  expect(resultAmount).toBe(-50_000);
});

test('nobody sees the sums of another member', async () => {
  expect(await (await world.member()).call(path, {})).toEqual({ list: [], days: [], resultAmount: 0 });
});

test.each([
  { startDate: '2026-11-21', endDate: '2026-11-20' },
  { startDate: '1999-12-31' },
  { endDate: '2026-13-01' },
  { startDate: 20_261_120 },
])('%o is refused with E400', async (body) => {
  expect((await (await world.member()).sendRaw(path, JSON.stringify(body))).code).toBe('E400');
});
