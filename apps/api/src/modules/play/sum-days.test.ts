import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { outcomeOf, settle, sumAllDays } from '../../testing/settlements.ts';
import { createWorld } from '../../testing/world.ts';
import { daysCompleteUntil, daysOfMember, recordResettlements, sumsOfMember } from './index.ts';

const world = await createWorld();
const sum = () => sumAllDays(world, 3);
const always = { startDate: null, endDate: null };

const at = (instant: string) => ({ placedAt: new Date(instant), settledAt: new Date(instant) });

test("a settlement counts on the day of its site's calendar", async () => {
  const seoul = await world.addSite();
  const newYork = await world.addSite({ timeZone: 'America/New_York' });
  const members: number[] = [];
  for (const site of [seoul, newYork]) {
    const member = await world.addMember({ site });
    members.push(member.key);
    await settle(
      world,
      outcomeOf(world, member, { stake: 100 }, { site, ...at('2026-11-20T04:59:59.999Z') }),
      outcomeOf(world, member, { stake: 20 }, { site, ...at('2026-11-20T15:00:00.000Z') }),
    );
  }
  await sum();
  const days = async (member = 0) =>
    (await daysOfMember(world.database, member, always, 10)).map(({ day, stake }) => [day, stake]);
  expect(await days(members[0])).toEqual([
    ['2026-11-21', 20],
    ['2026-11-20', 100],
  ]);
  expect(await days(members[1])).toEqual([
    ['2026-11-20', 20],
    ['2026-11-19', 100],
  ]);
});

test('what is settled again changes the sums of the day on which that was done, and the total is right', async () => {
  const member = await world.addMember();
  const first = outcomeOf(world, member, { stake: 1_000, win: 1_900 }, at('2026-11-18T03:00:00Z'));
  await settle(world, first);
  await sum();
  const again = { ...first, win: amount(0), settledAt: new Date('2026-11-19T03:00:00Z') };
  await world.database.transaction((tx) => recordResettlements(tx, [again]));
  await sum();
  const of = (day: string) => sumsOfMember(world.database, member.key, { startDate: day, endDate: day });
  expect(await of('2026-11-18')).toMatchObject([{ bets: 1, stake: 1_000, win: 1_900 }]);
  expect(await of('2026-11-19')).toMatchObject([{ bets: 0, stake: 0, win: -1_900 }]);
  expect(await sumsOfMember(world.database, member.key, always)).toMatchObject([{ bets: 1, win: 0 }]);
});

test('the sums are the sums of the facts, whatever was played and however the reading was split', async () => {
  const members = [await world.addMember(), await world.addMember()];
  for (let index = 0; index < 40; index += 1) {
    const member = members[index % 2];
    if (member === undefined) continue;
    const figures = {
      stake: 100 + index,
      returned: index % 3 === 0 ? 50 : 0,
      win: index % 5 === 0 ? 777 : 0,
    };
    const what = {
      gameType: index % 4 === 0 ? 'slot' : 'sports',
      ...at(`2026-11-${10 + (index % 7)}T03:00:00Z`),
    };
    await settle(world, outcomeOf(world, member, figures, what));
    if (index % 6 === 0) await sum();
  }
  await Promise.all([sum(), sum()]);
  const wrong = await world.database.rows(
    `select from (select member_id, family, game_type, sum(sign)::int as bets, sum(sign * stake) as stake,
                         sum(sign * counted) as counted, sum(sign * result) as result
                    from play_settlement group by 1, 2, 3) f
       full join (select member_id, family, game_type, sum(bets)::int as bets, sum(stake) as stake,
                         sum(counted) as counted, sum(win + returned - stake) as result
                    from play_day group by 1, 2, 3) d using (member_id, family, game_type)
      where (f.bets, f.stake, f.counted, f.result) is distinct from (d.bets, d.stake, d.counted, d.result)`,
  );
  expect(wrong).toEqual([]);
});

test('days are complete ten minutes behind the last reading that found nothing more', async () => {
  world.clock.set('2026-11-20T15:10:00.000Z');
  await sum();
  expect(await daysCompleteUntil(world.database)).toBe(Date.parse('2026-11-20T15:00:00.000Z'));
});
