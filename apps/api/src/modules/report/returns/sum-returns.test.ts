import { amount } from '@hanpan/money';
import { meanOfMiniBet, roundMs } from '@hanpan/rules';
import { expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { miniBetBody } from '../../../testing/mini-rounds.ts';
import { outcomeOf, settle, settleAgain, sumAllDays } from '../../../testing/settlements.ts';
import { createWorld } from '../../../testing/world.ts';
import { drawRounds } from '../../minigame/draw-rounds.ts';
import { settleMiniBets } from '../../minigame/settlement/settle-mini-bets.ts';
import { sumReturns } from '../index.ts';

const world = await createWorld();
const revenuePath = '/api/console/report/revenue';
const setClock = (day: string, time = '12:00') =>
  world.clock.set(new Date(`${day}T${time}:00+09:00`).toISOString());

test('[GAM-12] mini games have the theoretical return of their prices and chances, exactly', async () => {
  setClock('2026-12-20');
  const site = await world.addSite({ minigame: { isOn: true } });
  const desk = await world.operator('supervisor', site);
  const member = await world.member({ site, cash: 1_000_000 });
  let expected = 0;
  for (const [market, pick, stake] of [
    ['pb_odd_even', 'odd', 10_000],
    ['pb_odd_even', 'even', 20_000],
    ['pb_number', '7', 5_000],
    ['sum_size', 'medium', 8_000],
  ] as const) {
    const body = await miniBetBody(world, { market, pick, stake }, site);
    await member.call('/api/minigame/bet', body);
    const odds = Math.round(body.odds * 1_000);
    expected += stake * need(meanOfMiniBet({ game: 'powerball', market, pick, line: null, odds }), 'a mean');
  }
  world.clock.advance(roundMs * 2);
  await drawRounds(world.services, 1_000);
  await settleMiniBets(world.services, 200);
  await sumAllDays(world);
  const period = { startDate: '2026-12-20', endDate: '2026-12-21' };
  for (const by of ['game', 'family', 'gameType'] as const) {
    const { list } = await desk.call(revenuePath, { by, ...period });
    expect(list[0]?.theoreticalBasisPoints).toBe(Math.round((expected / 43_000) * 10_000));
  }
  // All of them are bets on one draw: how far that lies from what it should have paid is one square.
  const sums = await world.database.row<{ rounds: number; spans: number; paid: number; deviations: number }>(
    `select rounds, spans, paid::float8 as paid, deviations::float8 as deviations from report_return_day where site_id = $1`,
    [site.id],
  );
  expect(sums).toMatchObject({ rounds: 4, spans: 1 });
  expect((sums?.deviations ?? 0) / ((sums?.paid ?? 0) - expected) ** 2).toBeCloseTo(1, 8);
});

test('a bet on a market that no longer is does not stop the sums: it is left out, and the job says so once', async () => {
  setClock('2026-12-20', '12:30');
  const site = await world.addSite({ minigame: { isOn: true } });
  const member = await world.member({ site, cash: 100_000 });
  for (const pick of ['odd', 'even'])
    await member.call(
      '/api/minigame/bet',
      await miniBetBody(world, { market: 'pb_odd_even', pick, stake: 10_000 }, site),
    );
  await world.owner.run(
    `alter table minigame_bet disable trigger minigame_bet_agreed;
     update minigame_bet set market = 'moon' where site_id = ${site.id} and pick = 'even';
     alter table minigame_bet enable trigger minigame_bet_agreed`,
  );
  const bets = await world.database.rows<{ reference: string }>(
    'select receipt_id as reference from minigame_bet where site_id = $1',
    [site.id],
  );
  const played = { site, family: 'minigame', gameType: 'mini', game: 'powerball' };
  await settle(
    world,
    ...bets.map(({ reference }) => outcomeOf(world, member, { stake: 10_000 }, { ...played, reference })),
  );
  let said = '';
  await expect
    .poll(() =>
      sumReturns(world.services, 1_000).catch((error: Error) => {
        said = error.message;
        return false;
      }),
    )
    .toBe(true);
  expect(said).toContain('powerball moon even');
  const sums = await world.database.rows('select rounds, stake from report_return_day where site_id = $1', [
    site.id,
  ]);
  expect(sums).toEqual([{ rounds: 1, stake: 10_000 }]);
});

test('[GAM-12] the sums are those of the facts, whatever is settled again, given back, and however the reading is split', async () => {
  setClock('2026-12-24');
  const site = await world.addSite();
  const member = await world.addMember({ site });
  const slot = { site, family: 'vendor', vendor: 'summed', gameType: 'slot', game: 'slot' };
  const midnight = new Date('2026-12-24T00:00:00+09:00').getTime();
  const rounds = Array.from({ length: 30 }, (_, place) => {
    const settledAt = new Date(midnight + place * 60_000);
    const figures = { stake: 1_000 * (1 + (place % 3)), win: (place % 4) * 900 };
    return outcomeOf(world, member, figures, { ...slot, placedAt: settledAt, settledAt });
  });
  await settle(world, ...rounds);
  await Promise.all([sumReturns(world.services, 4), sumReturns(world.services, 7)]);
  const [first, second] = [need(rounds[0], 'a round'), need(rounds[1], 'a round')];
  await settleAgain(world, { ...first, win: amount(700) });
  await settleAgain(world, { ...second, returned: second.stake, counted: amount(0) });
  await settle(world, outcomeOf(world, member, { stake: 0, win: 5_000 }, { ...slot }));
  await sumAllDays(world, 3);
  const differences = await world.database.rows(
    `with span as (
       select sum(sign)::int as rounds, sum(sign * (stake - returned)) as stake, sum(sign * win) as paid
         from play_settlement where site_id = $1 and stake > returned group by date_bin('10 minutes', settled_at, '2000-01-01 00:00Z'))
     select sum(rounds)::int, (count(*) filter (where rounds <> 0))::int, sum(stake)::bigint, sum(paid)::bigint,
            sum(stake ^ 2)::bigint, sum(paid ^ 2)::bigint, sum(stake * paid)::bigint from span
     except
     select sum(rounds)::int, sum(spans)::int, sum(stake)::bigint, sum(paid)::bigint, sum(stake_squares)::bigint, sum(paid_squares)::bigint, sum(products)::bigint
       from report_return_day where site_id = $1`,
    [site.id],
  );
  expect(differences).toEqual([]);
});
