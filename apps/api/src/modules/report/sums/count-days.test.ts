import { expect, test } from 'vitest';
import { outcomeOf, settle, sumAllDays } from '../../../testing/settlements.ts';
import { createWorld } from '../../../testing/world.ts';
import { countDays, lookAtLiabilities, sumFacts } from '../index.ts';

const world = await createWorld();
const other = await world.addSite();
const hourMs = 3_600_000;

const playersOf = (siteId: number) =>
  world.database.rows<{ day: string; players: number }>(
    `select to_char(day, 'YYYY-MM-DD') as day, players from report_player_day where site_id = $1 and family = '' order by 1`,
    [siteId],
  );
const uncounted = () =>
  world.database.rows<{ day: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day from report_uncounted_day order by 1`,
  );

/** Whatever is written for these rows of a table fails until the returned function is called. */
async function failing(table: string, rows: string): Promise<() => Promise<unknown>> {
  await world.owner.run(
    `create function refused() returns trigger language plpgsql as $$ begin raise exception 'too long'; end $$;
     create trigger refused before insert on ${table} for each row when (${rows}) execute function refused()`,
  );
  return () => world.owner.run(`drop trigger refused on ${table}; drop function refused()`);
}

test('a day that cannot be counted stops neither the other days nor the other sites, and is counted later', async () => {
  const [here, there] = [await world.addMember(), await world.addMember({ site: other })];
  const days = ['2026-10-01', '2026-10-02', '2026-10-03'];
  for (const day of days) {
    const settledAt = new Date(`${day}T03:00:00Z`);
    await settle(world, outcomeOf(world, here, { stake: 1_000 }, { placedAt: settledAt, settledAt }));
    await settle(
      world,
      outcomeOf(world, there, { stake: 1_000 }, { placedAt: settledAt, settledAt, site: other }),
    );
  }
  await expect.poll(() => sumFacts(world.services, 1_000)).toBe(true);
  const mend = await failing(
    'report_player_day',
    `new.site_id = ${world.site.id} and new.day = '2026-10-03'`,
  );
  await expect(countDays(world.services, 100)).rejects.toThrow('too long');
  const counted = days.map((day) => ({ day, players: 1 }));
  expect(await playersOf(world.site.id)).toEqual(counted.slice(0, 2));
  expect(await playersOf(other.id)).toEqual(counted);
  expect(await uncounted()).toEqual([{ day: '2026-10-03' }]);
  await mend();
  await countDays(world.services, 100);
  expect(await playersOf(world.site.id)).toEqual(counted);
  expect(await uncounted()).toEqual([]);
});

test('a day that is over may be counted for as long as it takes; one that goes on has the limit of every job', async () => {
  await world.owner.run(
    `create table pace (day date, allowed text); grant insert on pace to hanpan_app;
     create function note_pace() returns trigger language plpgsql as $$
       begin insert into pace values (new.day, current_setting('statement_timeout')); return new; end $$;
     create trigger note_pace before insert on report_player_day for each row when (new.family = '') execute function note_pace()`,
  );
  const member = await world.addMember();
  const now = world.clock.read();
  for (const ageMs of [0, 48 * hourMs]) {
    const settledAt = new Date(now - ageMs);
    await settle(world, outcomeOf(world, member, { stake: 1_000 }, { placedAt: settledAt, settledAt }));
  }
  await sumAllDays(world);
  expect(await world.owner.rows('select allowed from pace order by day')).toEqual([
    { allowed: '0' },
    { allowed: '30s' },
  ]);
  await world.owner.run(
    'drop trigger note_pace on report_player_day; drop function note_pace(); drop table pace',
  );
});

test('a site whose liabilities cannot be looked at stops no other', async () => {
  const mend = await failing('report_liability_day', `new.site_id = ${world.site.id}`);
  await expect(lookAtLiabilities(world.services)).rejects.toThrow('too long');
  await mend();
  expect(await world.database.rows('select site_id as id from report_liability_day')).toEqual([
    { id: other.id },
  ]);
});
