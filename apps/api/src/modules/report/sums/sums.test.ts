import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { Dice } from '../../../testing/partners/random-tree.ts';
import { outcomeOf, settle, settleAgain, sumAllDays } from '../../../testing/settlements.ts';
import { createWorld } from '../../../testing/world.ts';
import type { Outcome } from '../../play/index.ts';
import { countDays, sumFacts } from '../index.ts';

const world = await createWorld();
const dayMs = 24 * 3_600_000;

/** What is wrong between the sums and the facts: nothing, whatever was played and however it was read. */
const differences = () =>
  world.database.rows(
    `with day as (
       select day, family, vendor, game_type, game, sum(sign)::int as bets, sum(sign * stake)::bigint as stake,
              sum(sign * counted)::bigint as counted, sum(sign * returned)::bigint as returned, sum(sign * win)::bigint as win
         from (select day, family, coalesce(vendor, '') as vendor, game_type, coalesce(game, '') as game, sign, stake, counted, returned, win
                 from (select (settled_at at time zone 'Asia/Seoul')::date as day, * from play_settlement) f) f group by 1, 2, 3, 4, 5
     ), partner as (
       select (f.settled_at at time zone 'Asia/Seoul')::date as day, coalesce(m.parent_id, 0) as partner_id, sum(sign)::int as bets,
              sum(sign * stake)::bigint as stake, sum(sign * win)::bigint as win
         from play_settlement f join member m on m.id = f.member_id group by 1, 2
     )
     select 'day' as what, to_jsonb(f) as fact, to_jsonb(d) as sum from day f
       full join (select day, family, vendor, game_type, game, bets, stake, counted, returned, win from report_day) d
         using (day, family, vendor, game_type, game)
      where (f.bets, f.stake, f.counted, f.returned, f.win) is distinct from (d.bets, d.stake, d.counted, d.returned, d.win)
     union all
     select 'partner', to_jsonb(f), to_jsonb(d) from partner f
       full join (select day, partner_id, sum(bets)::int as bets, sum(stake)::bigint as stake, sum(win)::bigint as win
                    from report_partner_day group by 1, 2) d using (day, partner_id)
      where (f.bets, f.stake, f.win) is distinct from (d.bets, d.stake, d.win)
     union all
     select 'player', to_jsonb(f), to_jsonb(d)
       from (select day, count(*)::int as players from (
               select (settled_at at time zone 'Asia/Seoul')::date as day, member_id, sum(sign) from play_settlement
                group by 1, 2 having sum(sign) > 0) p group by 1) f
       full join (select day, players from report_player_day where family = '' and vendor = '' and game_type = '') d using (day)
      where f.players is distinct from d.players`,
  );

const snapshot = () =>
  world.database.rows(
    `select to_jsonb(d) as row from report_day d union all select to_jsonb(p) from report_partner_day p
     union all select to_jsonb(w) from report_player_week w order by 1`,
  );

test('the sums are the sums of the facts, whatever was played, settled again, and however the reading was split', async () => {
  const dice = new Dice(Number(process.env.HANPAN_TEST_SEED));
  const members = await Promise.all(Array.from({ length: 5 }, () => world.addMember()));
  members.push(await world.addMember({ parentId: null }));
  const start = Date.parse('2026-11-01T00:00:00Z');
  const settled: Outcome[] = [];
  for (let round = 0; round < 120; round += 1) {
    const member = members[dice.below(members.length)];
    if (member === undefined) throw new Error('nobody plays');
    const stake = dice.between(1, 100) * 1_000;
    const at = new Date(start + dice.below(20) * dayMs + dice.below(dayMs));
    const isVendor = dice.below(2) === 0;
    const outcome = outcomeOf(
      world,
      member,
      {
        stake,
        returned: dice.below(4) === 0 ? stake : 0,
        win: dice.below(3) === 0 ? dice.below(300_000) : 0,
      },
      {
        family: isVendor ? 'vendor' : 'sports',
        vendor: isVendor ? `v${dice.below(2)}` : null,
        game: isVendor ? `g${dice.below(3)}` : null,
        gameType: isVendor ? (['slot', 'casino'][dice.below(2)] ?? 'slot') : 'sports',
        placedAt: at,
        settledAt: at,
      },
    );
    await settle(world, outcome);
    settled.push(outcome);
    if (dice.below(5) === 0) {
      const before = settled[dice.below(settled.length)] ?? outcome;
      const later = new Date(before.settledAt.getTime() + dice.below(3) * dayMs);
      await settleAgain(world, { ...before, win: amount(dice.below(200_000)), settledAt: later });
    }
    if (dice.below(8) === 0) await sumFacts(world.services, dice.between(1, 7));
    if (dice.below(12) === 0) await countDays(world.services, dice.between(1, 4));
  }
  await sumAllDays(world, dice.between(1, 9));
  expect(await differences()).toEqual([]);
});

test('two workers at once, and one that reads again what it has read, add nothing twice', async () => {
  const member = await world.addMember();
  for (let bet = 0; bet < 30; bet += 1) await settle(world, outcomeOf(world, member, { stake: 1_000 }));
  await Promise.all([sumFacts(world.services, 4), sumFacts(world.services, 3)]);
  await sumAllDays(world, 2);
  expect(await differences()).toEqual([]);
  const before = await snapshot();
  await sumAllDays(world);
  expect(await snapshot()).toEqual(before);
});

test('a worker that dies in the middle leaves neither sums nor a place behind', async () => {
  await settle(world, outcomeOf(world, await world.addMember(), { stake: 7_000 }));
  await sumAllDays(world);
  const before = await snapshot();
  await settle(world, outcomeOf(world, await world.addMember(), { stake: 9_000 }));
  // The last statement of the transaction fails: what stands before it is gone with it.
  await world.owner.run(
    `create function no_place() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$;
     create trigger no_place before update on play_cursor for each row when (new.reader = 'report.days') execute function no_place()`,
  );
  await expect.poll(() => sumFacts(world.services, 10).catch(() => 'died')).toBe('died');
  expect(await snapshot()).toEqual(before);
  await world.owner.run('drop trigger no_place on play_cursor; drop function no_place()');
  await sumAllDays(world);
  expect(await differences()).toEqual([]);
});
