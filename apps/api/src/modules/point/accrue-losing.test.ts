import { describe, expect, test } from 'vitest';
import type { TestSite } from '../../testing/people.ts';
import { checkPointRows } from '../../testing/points.ts';
import { outcomeOf, settle, sumAllDays } from '../../testing/settlements.ts';
import { createWorld } from '../../testing/world.ts';
import { accrueLosing } from './index.ts';

const world = await createWorld();
checkPointRows(world);
const losing = {
  sports: { basisPoints: 100, bonusByLevel: { 2: 100 } },
  slot: { basisPoints: 50 },
};
const day = {
  during: '2026-11-20T03:00:00Z',
  last: '2026-11-20T14:59:59.999Z',
  next: '2026-11-20T15:00:00Z',
};
const afterTheDay = '2026-11-20T15:10:00.000Z';

const newSite = () => world.addSite({ pointAccrual: { losing } });
const run = async (limit = 100) => {
  await sumAllDays(world);
  await accrueLosing(world.services, limit);
};

/** A bet that was staked and settled then. A tie gives the stake back, and so does a void. */
async function bet(
  site: TestSite,
  member: { key: number },
  [stake, win]: [number, number],
  settledAt = day.during,
  isGivenBack = false,
): Promise<void> {
  const at = new Date(settledAt);
  const figures = isGivenBack ? { stake, returned: stake } : { stake, win };
  await settle(world, outcomeOf(world, member, figures, { site, placedAt: at, settledAt: at }));
}

async function round(
  site: TestSite,
  member: { key: number },
  [stake, win, returned]: [number, number, number],
  gameType = 'slot',
): Promise<void> {
  const at = new Date(day.during);
  const what = { site, family: 'vendor', gameType, placedAt: at, settledAt: at };
  await settle(world, outcomeOf(world, member, { stake, win, returned }, what));
}

const entriesOf = (member: { key: number }) =>
  world.database.rows<{ reference: string; applied: number }>(
    'select reference, applied, basis_points, bonus_basis_points from point_entry where member_id = $1 order by id',
    [member.key],
  );

describe('points for losses', () => {
  test('a percentage of the net loss of the day, by game family and level', async () => {
    const site = await newSite();
    const [loser, winner] = [await world.addMember({ site }), await world.addMember({ site })];
    await world.setMember(loser, 'level = 2');
    await bet(site, loser, [100_000, 0]);
    await bet(site, loser, [50_000, 90_000]);
    await bet(site, loser, [30_000, 0], day.during, true);
    await round(site, loser, [40_000, 10_000, 10_000]);
    await round(site, loser, [90_000, 0, 0], 'fishing');
    await bet(site, winner, [10_000, 50_000]);
    world.clock.set(afterTheDay);
    await run();
    expect(await entriesOf(loser)).toEqual([
      {
        reference: `slot:${loser.key}:2026-11-20`,
        applied: 100,
        basis_points: 50,
        bonus_basis_points: 0,
      },
      {
        reference: `sports:${loser.key}:2026-11-20`,
        applied: 1_200,
        basis_points: 100,
        bonus_basis_points: 100,
      },
    ]);
    expect(await entriesOf(winner)).toEqual([]);
  });

  test("the day is the site's own, to the millisecond, and comes when it is over", async () => {
    const site = await newSite();
    const [inTime, late] = [await world.addMember({ site }), await world.addMember({ site })];
    await bet(site, inTime, [10_000, 0], day.last);
    await bet(site, late, [10_000, 0], day.next);
    world.clock.set('2026-11-20T15:09:59.999Z');
    await run();
    expect(await entriesOf(inTime)).toEqual([]);
    world.clock.set(afterTheDay);
    await run();
    expect(await entriesOf(inTime)).toHaveLength(1);
    expect(await entriesOf(late)).toEqual([]);
    world.clock.set('2026-11-21T15:10:00.000Z');
    await run();
    expect(await entriesOf(late)).toMatchObject([{ reference: `sports:${late.key}:2026-11-21` }]);
  });

  test('run again, at once by two, or after its mark was lost, it grants nothing twice', async () => {
    const site = await newSite();
    const members = [];
    for (let index = 0; index < 5; index += 1) {
      const member = await world.addMember({ site });
      await bet(site, member, [10_000, 0]);
      members.push(member);
    }
    world.clock.set(afterTheDay);
    await Promise.all([run(2), run(2)]);
    await world.owner.run('delete from losing_day where site_id = $1', [site.id]);
    await run(2);
    for (const member of members) {
      expect(await entriesOf(member)).toHaveLength(1);
      expect((await world.holdingsOf(member, site)).point).toBe(100);
    }
  });

  test('a worker that was away catches up day by day', async () => {
    const site = await newSite();
    const member = await world.addMember({ site });
    world.clock.set('2026-11-19T15:10:00.000Z');
    await run();
    await bet(site, member, [10_000, 0], day.during);
    await bet(site, member, [20_000, 0], '2026-11-21T03:00:00Z');
    world.clock.set('2026-11-23T15:10:00.000Z');
    await run();
    expect(await entriesOf(member)).toMatchObject([{ applied: 100 }, { applied: 200 }]);
    const days = await world.database.row('select count(*) from losing_day where site_id = $1', [site.id]);
    expect(days).toEqual({ count: 5 });
  });

  test('days that are caught up in one run have a cap each', async () => {
    const site = await world.addSite({ pointAccrual: { losing, dayCapPoints: 150 } });
    const member = await world.addMember({ site });
    world.clock.set('2026-11-19T15:10:00.000Z');
    await run();
    await bet(site, member, [10_000, 0], day.during);
    await bet(site, member, [20_000, 0], '2026-11-21T03:00:00Z');
    await bet(site, member, [10_000, 0], '2026-11-22T03:00:00Z');
    world.clock.set('2026-11-23T15:10:00.000Z');
    await run();
    expect(await entriesOf(member)).toMatchObject([{ applied: 100 }, { applied: 150 }, { applied: 100 }]);
  });

  test('a member whose points cannot be granted blocks nobody, and gets them once that is fixed', async () => {
    const [site, later] = [await newSite(), await newSite()];
    world.clock.set('2026-11-19T15:10:00.000Z');
    await run();
    const [broken, behind] = [await world.addMember({ site }), await world.addMember({ site })];
    const elsewhere = await world.addMember({ site: later });
    await bet(site, broken, [10_000, 0]);
    await bet(site, behind, [10_000, 0]);
    await bet(site, behind, [20_000, 0], '2026-11-21T03:00:00Z');
    await bet(later, elsewhere, [10_000, 0]);
    await world.owner.run(`alter table point_entry add constraint broken check (member_id <> ${broken.key})`);
    world.clock.set('2026-11-21T15:10:00.000Z');
    await expect(run(1)).rejects.toThrow('broken');
    await world.owner.run('alter table point_entry drop constraint broken');
    expect(await entriesOf(behind)).toMatchObject([{ applied: 100 }, { applied: 200 }]);
    expect(await entriesOf(elsewhere)).toHaveLength(1);
    expect(await entriesOf(broken)).toEqual([]);
    await run(1);
    expect(await entriesOf(broken)).toMatchObject([{ applied: 100 }]);
    expect(await entriesOf(behind)).toHaveLength(2);
  });

  test('a suspended member or a partner gets none, and blocks nobody', async () => {
    const site = await newSite();
    const [suspended, partner] = [
      await world.addMember({ site, status: 'suspended' }),
      await world.addMember({ site, rank: 'PTN_5' }),
    ];
    const active = await world.addMember({ site });
    for (const member of [suspended, partner, active]) await bet(site, member, [10_000, 0]);
    world.clock.set(afterTheDay);
    await run(1);
    expect(await entriesOf(active)).toHaveLength(1);
    for (const member of [suspended, partner]) expect(await entriesOf(member)).toEqual([]);
  });
});
