import { expect, test } from 'vitest';
import { givePointsTo } from '../../../testing/points.ts';
import { createWorld } from '../../../testing/world.ts';
import { revenueReport } from '../revenue/revenue.ts';
import { firstUnreadCost } from './cost-store.ts';
import { sumCosts } from './sum-costs.ts';

const world = await createWorld();

/** What is wrong between the sums and the ledger: nothing, however it was read. */
const differences = () =>
  world.database.rows(
    `with moved as (
       select a.site_id, (e.posted_at at time zone 'Asia/Seoul')::date as day, -sum(e.amount) as amount
         from report_cost_account a join ledger_entry e on e.account_id = a.id group by 1, 2
     )
     select to_jsonb(m) as moved, to_jsonb(d) as sum
       from moved m full join report_cost_day d using (site_id, day) where m.amount is distinct from d.amount`,
  );

async function give(times: number): Promise<void> {
  const member = await world.addMember();
  for (let time = 0; time < times; time += 1) await givePointsTo(world, member, 1_000 + time);
}

test('costs of before there were sums are read from the first on, in pieces, each once', async () => {
  await give(7);
  expect(await differences()).not.toEqual([]);
  expect(await firstUnreadCost(world.database)).not.toBeNull();
  await sumCosts(world.services, 2);
  expect(await differences()).toEqual([]);
  expect(await firstUnreadCost(world.database)).toBeNull();
  await sumCosts(world.services, 2);
  expect(await differences()).toEqual([]);
});

test('two workers at once, and one that dies in the middle, add nothing twice', async () => {
  await give(5);
  await Promise.all([sumCosts(world.services, 1), sumCosts(world.services, 2)]);
  expect(await differences()).toEqual([]);
  await give(3);
  await world.owner.run(
    `create function no_place() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$;
     create trigger no_place before update on report_cost_place for each row execute function no_place()`,
  );
  await expect(sumCosts(world.services, 10)).rejects.toThrow('died');
  await world.owner.run('drop trigger no_place on report_cost_place; drop function no_place()');
  await sumCosts(world.services, 10);
  expect(await differences()).toEqual([]);
});

test('a report says that it is complete only up to the first cost that is in no sum', async () => {
  await world.owner.run(
    `insert into play_cursor (reader, caught_up_at) values ('report.days', now() + interval '1 day')
     on conflict (reader) do update set caught_up_at = excluded.caught_up_at`,
  );
  await give(1);
  const first = await firstUnreadCost(world.database);
  const days = { from: '2026-11-01', to: '2026-11-20', timeZone: 'Asia/Seoul' };
  const narrowing = { family: null, vendor: null, gameType: null, game: null, partnerKey: null };
  const asked = { siteId: world.site.id, ...days, ...narrowing };
  expect((await revenueReport(world.database, 'day', asked)).completeUntil).toBe(first?.toISOString());
});
