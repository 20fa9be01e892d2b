import { expect, test } from 'vitest';
import { minutes } from '../../testing/clock.ts';
import { miniBetBody } from '../../testing/mini-rounds.ts';
import { outcomeOf, settle, sumAllDays } from '../../testing/settlements.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';
import { findMarkers } from './find-markers.ts';

const world = await createWorld();
/** The day that is looked at, and the time of Seoul on it or on days before it. */
const day = '2026-11-20';
const at = (date: string, time: string) => new Date(`${date}T${time}:00+09:00`);
const setClock = (date: string, time: string) => world.clock.set(at(date, time).toISOString());

const site = await world.addSite({ minigame: { isOn: true } });

async function look(limit = 31): Promise<void> {
  await sumAllDays(world);
  await findMarkers(world.services, limit);
}

/** Everything that was found, by member, day and kind; and by which key, so that what is written anew is seen. */
const rows = () =>
  world.database.rows<{ id: number; memberId: number; day: string; kind: string; figures: object }>(
    `select id, member_id as "memberId", to_char(day, 'YYYY-MM-DD') as day, kind, figures from harm_marker
      where site_id = $1 order by id`,
    [site.id],
  );

async function deposit(member: Person, amount: number): Promise<void> {
  const desk = await world.operator('supervisor', site);
  const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount });
  await desk.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
  await desk.call('/api/console/cash/approve', { idempotencyKey: newKey(), cashIdx: request.cashIdx });
}

/** It was signed in for so long from then on. */
async function signedIn(memId: string, date: string, time: string, spent: number): Promise<void> {
  setClock(date, time);
  await world.signIn(memId, site);
  await world.database.run(
    `update session set seen_at = created_at + $2 * interval '1 minute', ended_at = created_at + $2 * interval '1 minute'
      where member_id = (select id from member where mem_id = $1) and created_at = $3`,
    [memId, spent, at(date, time)],
  );
}

async function exclude(member: { key: number }, endsAt: Date): Promise<void> {
  await world.database.run(
    `insert into member_exclusion (site_id, member_id, period, asked_at, ends_at) values ($1, $2, 'day', $3, $4)`,
    [site.id, member.key, new Date(endsAt.getTime() - 86_400_000), endsAt],
  );
}

test('[RG-20] the facts of a day become markers once, whoever looks how often, and a day that was missed is caught up', async () => {
  setClock('2026-11-18', '12:00');
  await look();
  expect(await rows()).toEqual([]);

  const sleepless = await world.addMember({ site });
  for (const date of ['2026-11-18', '2026-11-19', day]) await signedIn(sleepless.memId, date, '01:30', 90);

  setClock(day, '12:00');
  const [chasing, losing, loosening, back, calm, longer] = [
    await world.member({ site }),
    await world.addMember({ site }),
    await world.member({ site }),
    await world.member({ site, cash: 100_000 }),
    await world.member({ site, cash: 100_000 }),
    await world.member({ site, cash: 100_000 }),
  ];
  await settle(world, outcomeOf(world, losing, { stake: 1_500_000 }, { site }));
  for (const kind of ['loss', 'stake'] as const)
    for (const amount of [50_000, 60_000])
      await loosening.call('/api/protection/setLimit', { kind, period: 'day', amount });
  await exclude(back, at(day, '10:00'));
  await exclude(calm, at('2026-11-19', '11:59'));
  await exclude(longer, at(day, '10:00'));
  for (const member of [back, calm, longer])
    await member.call('/api/minigame/bet', await miniBetBody(world, {}, site));
  // Asked for after the bet, it does not undo the return; asked for before the end of the other, it goes on with it.
  await exclude(back, at('2026-11-21', '12:10'));
  await exclude(longer, at('2026-11-21', '09:00'));
  for (let time = 1; time <= 3; time += 1) {
    await settle(world, outcomeOf(world, chasing, { stake: 80_000 }, { site }));
    world.clock.advance(minutes(5));
    await deposit(chasing, 50_000);
    world.clock.advance(minutes(20));
  }

  setClock(day, '23:59');
  await look();
  expect(await rows()).toEqual([]);

  // The worker stood still for two days: both are looked at, and neither by two workers twice.
  setClock('2026-11-22', '00:20');
  await sumAllDays(world);
  await Promise.all([findMarkers(world.services, 31), findMarkers(world.services, 31)]);
  const found = await rows();
  expect(found.map(({ id: _, ...row }) => row).sort((a, b) => a.memberId - b.memberId)).toEqual(
    [
      { memberId: sleepless.key, day, kind: 'night-play', figures: { count: 3, minutes: 270 } },
      {
        memberId: chasing.key,
        day,
        kind: 'chasing',
        figures: { count: 3, amount: 150_000, beforeAmount: 240_000 },
      },
      { memberId: losing.key, day, kind: 'growing-loss', figures: { amount: 1_500_000, beforeAmount: 0 } },
      { memberId: loosening.key, day, kind: 'loosened-limits', figures: { count: 2 } },
      { memberId: back.key, day, kind: 'back-at-once', figures: { minutes: 120 } },
    ].sort((a, b) => a.memberId - b.memberId),
  );
  await look();
  expect(await rows()).toEqual(found);
  const { lookedUntil } = await (await world.operator('support', site)).call('/api/console/harm/list', {});
  expect(lookedUntil).toBe('2026-11-21');
  await world.expectBalancedBooks();
});

test('[RG-20] a marker of a month is quiet for a month, whatever is lost meanwhile, and a site looks for what it chose alone', async () => {
  const own = await world.addSite({ harm: { floorAmount: 10_000 } });
  const blind = await world.addSite({ harm: { watched: ['night-play'] } });
  setClock('2026-12-01', '12:00');
  await look();
  const [member, unseen] = [await world.addMember({ site: own }), await world.addMember({ site: blind })];
  const lose = async (date: string) => {
    setClock(date, '15:00');
    await settle(world, outcomeOf(world, member, { stake: 10_000 }, { site: own }));
    await settle(world, outcomeOf(world, unseen, { stake: 9_000_000 }, { site: blind }));
  };
  for (const date of ['2026-12-02', '2026-12-03', '2026-12-31', '2027-01-01']) await lose(date);
  setClock('2027-01-03', '00:30');
  await sumAllDays(world);
  // In pieces, as after a long standstill.
  for (let run = 0; run < 4; run += 1) await findMarkers(world.services, 10);
  const found = await world.database.rows<{ memberId: number; day: string; kind: string }>(
    `select member_id as "memberId", to_char(day, 'YYYY-MM-DD') as day, kind from harm_marker
      where site_id = any($1) order by id`,
    [[own.id, blind.id]],
  );
  expect(found).toEqual([
    { memberId: member.key, day: '2026-12-02', kind: 'growing-loss' },
    { memberId: member.key, day: '2027-01-01', kind: 'growing-loss' },
  ]);
});

test('[RG-20] a day whose settlements are not all in the sums waits', async () => {
  const own = await world.addSite({ harm: { floorAmount: 10_000 } });
  setClock('2027-02-01', '12:00');
  await look();
  const member = await world.addMember({ site: own });
  await settle(world, outcomeOf(world, member, { stake: 10_000 }, { site: own }));
  const count = async () =>
    (await world.database.rows('select from harm_marker where site_id = $1', [own.id])).length;
  setClock('2027-02-02', '00:30');
  await findMarkers(world.services, 31);
  expect(await count()).toBe(0);
  await look();
  expect(await count()).toBe(1);
});
