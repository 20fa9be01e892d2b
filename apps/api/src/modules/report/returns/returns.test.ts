import { amount } from '@hanpan/money';
import { lawOfMiniBet, type MiniBetTerms, roundMs } from '@hanpan/rules';
import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { installVendor, vendorCode } from '../../../testing/game-vendor.ts';
import { miniBetBody } from '../../../testing/mini-rounds.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { outcomeOf, settle, settleAgain, sumAllDays } from '../../../testing/settlements.ts';
import { createWorld, newKey } from '../../../testing/world.ts';
import { drawRounds } from '../../minigame/draw-rounds.ts';
import { settleMiniBets } from '../../minigame/settlement/settle-mini-bets.ts';
import { compareReturns, sumReturns } from '../index.ts';

const world = await createWorld();
await installVendor(world);
const listPath = '/api/console/report/returns';
const path = '/api/console/report/returns/look';
const revenuePath = '/api/console/report/revenue';
const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00+09:00`);
const setClock = (day: string, time = '12:00') => world.clock.set(at(day, time).toISOString());

type Site = Awaited<ReturnType<typeof world.addSite>>;

async function slotOf(site: Site, rtp = '96.50') {
  const game = `slot${site.id}`;
  await world.owner.run(
    `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent)
     select id, $1, 'slot', '{"ko":"용","en":"Dragon","vi":"Rong"}', '', $2 from vendor where code = $3
     on conflict (vendor_id, key) do update set rtp_percent = excluded.rtp_percent`,
    [game, rtp, vendorCode],
  );
  return { site, family: 'vendor', vendor: vendorCode, gameType: 'slot', game };
}

type Slot = Awaited<ReturnType<typeof slotOf>>;

/** So many rounds of a day, of which every second pays: together `share` of the stakes. */
async function playRounds(member: { key: number }, slot: Slot, day: string, rounds: number, share: number) {
  const when = { placedAt: at(day), settledAt: at(day) };
  const outcomes = Array.from({ length: rounds }, (_, place) => {
    const stake = place % 20 < 10 ? 1_000 : 3_000;
    return outcomeOf(
      world,
      member,
      { stake, win: place % 2 === 0 ? stake * 2 * share : 0 },
      { ...slot, ...when },
    );
  });
  await settle(world, ...outcomes);
  return outcomes;
}

async function compare(day: string, time = '00:30'): Promise<void> {
  setClock(day, time);
  await sumAllDays(world);
  await compareReturns(world.services);
}

/** As somebody sees it who logs in now: the clock has gone on since the last time. */
const deskOf = (site: Site) => world.operator('supervisor', site);
const noticesOf = async (site: Site) => (await (await deskOf(site)).call(listPath, {})).list;

describe('[GAM-12] every day the return of each game is compared', () => {
  test('a game outside is written down once for a game and a period, told at the console, and marked in the report', async () => {
    const site = await world.addSite();
    const member = await world.addMember({ site });
    const slot = await slotOf(site);
    await playRounds(member, slot, '2026-11-17', 1_000, 2);
    await compare('2026-11-18');
    const found = await noticesOf(site);
    expect(found.map(({ period, startDate, endDate }) => [period, startDate, endDate])).toEqual([
      ['version', null, '2026-11-17'],
      ['month', '2026-10-19', '2026-11-17'],
      ['day', '2026-11-17', '2026-11-17'],
    ]);
    expect(found[0]).toMatchObject({
      game: slot.game,
      gameName: { en: 'Dragon' },
      roundCount: 1_000,
      stakeAmt: 2_000_000,
      returnBasisPoints: 20_000,
      theoreticalBasisPoints: 9_650,
      spread: 'sample',
      lookedAt: null,
    });
    expect(need(found[0], 'a notice').highBasisPoints).toBeLessThan(20_000);
    expect(await (await deskOf(site)).call('/api/console/queue', {})).toMatchObject({ returns: 3 });
    expect((await noticesOf(await world.addSite())).map(({ game }) => game)).not.toContain(slot.game);

    // The same day again, and two workers at once.
    await Promise.all([compareReturns(world.services), compareReturns(world.services)]);
    expect(await noticesOf(site)).toHaveLength(3);

    // The next day is outside for itself; the thirty days and all of it say nothing new.
    await playRounds(member, slot, '2026-11-18', 1_000, 2);
    await compare('2026-11-19');
    expect((await noticesOf(site)).map(({ period }) => period)).toEqual(['day', 'version', 'month', 'day']);

    const period = { startDate: '2026-11-17', endDate: '2026-11-18' };
    const { list } = await (await deskOf(site)).call(revenuePath, { by: 'game', ...period });
    expect(list).toMatchObject([
      { game: slot.game, theoreticalBasisPoints: 9_650, bound: { spread: 'sample', isOutside: true } },
    ]);
    const { list: families } = await (await deskOf(site)).call(revenuePath, { by: 'family', ...period });
    expect(families).toMatchObject([{ family: 'vendor', bound: null }]);
  });

  test('a game within its bound is not, nor one of which there are too few rounds to say', async () => {
    const site = await world.addSite();
    const member = await world.addMember({ site });
    const slot = await slotOf(site);
    await playRounds(member, slot, '2026-11-20', 1_000, 0.9);
    await compare('2026-11-21');
    expect(await noticesOf(site)).toEqual([]);
    const few = await world.addSite();
    await playRounds(await world.addMember({ site: few }), await slotOf(few), '2026-11-21', 100, 2);
    await compare('2026-11-22');
    expect(await noticesOf(few)).toEqual([]);
    const { comparedUntil } = await (await deskOf(site)).call(listPath, {});
    expect(comparedUntil).toBe('2026-11-21');
  });

  test('rounds under an earlier return of the provider are not held against the one that it states now', async () => {
    const site = await world.addSite();
    const member = await world.addMember({ site });
    const slot = await slotOf(site, '200.00');
    await playRounds(member, slot, '2026-11-23', 1_000, 2);
    await compare('2026-11-24');
    expect(await noticesOf(site)).toEqual([]);
    await slotOf(site, '90.00');
    await playRounds(member, slot, '2026-11-25', 1_000, 0.9);
    await compare('2026-11-25');
    await compare('2026-11-26');
    expect(await noticesOf(site)).toEqual([]);
    await playRounds(member, slot, '2026-11-26', 1_000, 2);
    await compare('2026-11-27');
    expect((await noticesOf(site)).map(({ period, startDate }) => [period, startDate])).toEqual([
      ['version', '2026-11-25'],
      ['month', '2026-11-25'],
      ['day', '2026-11-26'],
    ]);
  });

  test('a day of which not all is in the sums waits', async () => {
    const site = await world.addSite();
    const member = await world.addMember({ site });
    await compare('2026-12-01');
    await playRounds(member, await slotOf(site), '2026-12-01', 1_000, 2);
    setClock('2026-12-02', '00:05');
    await sumAllDays(world);
    await compareReturns(world.services);
    expect(await noticesOf(site)).toEqual([]);
    await compare('2026-12-02', '00:30');
    expect(await noticesOf(site)).toHaveLength(3);
  });
});

test('[GAM-12] mini games have the theoretical return of their prices and chances, exactly', async () => {
  setClock('2026-12-05');
  const site = await world.addSite({ minigame: { isOn: true } });
  const desk = await deskOf(site);
  const member = await world.member({ site, cash: 1_000_000 });
  const terms: (MiniBetTerms & { stake: number })[] = [];
  for (const [market, pick, stake] of [
    ['pb_odd_even', 'odd', 10_000],
    ['pb_odd_even', 'even', 20_000],
    ['pb_number', '7', 5_000],
    ['sum_size', 'medium', 8_000],
  ] as const) {
    const body = await miniBetBody(world, { market, pick, stake }, site);
    await member.call('/api/minigame/bet', body);
    terms.push({ game: 'powerball', market, pick, line: null, odds: Math.round(body.odds * 1_000), stake });
  }
  world.clock.advance(roundMs * 2);
  await drawRounds(world.services, 1_000);
  await settleMiniBets(world.services, 200);
  await sumAllDays(world);
  const expected = terms.reduce((sum, each) => sum + each.stake * lawOfMiniBet(each).mean, 0);
  const period = { startDate: '2026-12-05', endDate: '2026-12-06' };
  for (const by of ['game', 'family', 'gameType'] as const) {
    const { list } = await desk.call(revenuePath, { by, ...period });
    expect(list[0]?.theoreticalBasisPoints).toBe(Math.round((expected / 43_000) * 10_000));
  }
  const sums = await world.database.row<{ rounds: number; variance: number }>(
    'select rounds, variance::float8 as variance from report_return_day where site_id = $1',
    [site.id],
  );
  const variance = terms.reduce((sum, each) => sum + each.stake ** 2 * lawOfMiniBet(each).variance, 0);
  expect(sums?.rounds).toBe(4);
  expect((sums?.variance ?? 0) / variance).toBeCloseTo(1, 8);
});

test('[GAM-12] the sums are those of the facts, whatever is settled again, given back, and however the reading is split', async () => {
  setClock('2026-12-10');
  const site = await world.addSite();
  const member = await world.addMember({ site });
  const slot = await slotOf(site);
  const rounds = await playRounds(member, slot, '2026-12-10', 30, 0.9);
  await Promise.all([sumReturns(world.services, 4), sumReturns(world.services, 7)]);
  const [first, second] = [need(rounds[0], 'a round'), need(rounds[1], 'a round')];
  await settleAgain(world, { ...first, win: amount(700) });
  await settleAgain(world, { ...second, returned: second.stake, counted: amount(0) });
  await settle(world, outcomeOf(world, member, { stake: 0, win: 5_000 }, { ...slot }));
  await sumAllDays(world, 3);
  const differences = await world.database.rows(
    `with fact as (
       select sum(sign)::int as rounds, sum(sign * (stake - returned))::bigint as stake, sum(sign * win)::bigint as paid,
              sum(sign * (stake - returned)::numeric ^ 2)::bigint as stakes, sum(sign * win::numeric ^ 2)::bigint as paids,
              sum(sign * (stake - returned)::numeric * win)::bigint as products
         from play_settlement where site_id = $1 and stake > returned)
     select rounds, stake, paid, stakes, paids, products from fact
     except
     select sum(rounds)::int, sum(stake)::bigint, sum(paid)::bigint, sum(stake_squares)::bigint, sum(paid_squares)::bigint, sum(products)::bigint
       from report_return_day where site_id = $1`,
    [site.id],
  );
  expect(differences).toEqual([]);
});

describe('[GAM-12] an operator looks at a game that was outside', () => {
  async function noticed() {
    const site = await world.addSite();
    const desk = await world.operator('supervisor', site);
    const { id } = need(
      await world.database.row<{ id: number }>(
        `insert into report_return_notice (site_id, family, vendor, game_type, game, period, from_day, until_day, rounds, stake, actual,
           theoretical, low, high, spread, found_at)
         values ($1, 'minigame', '', 'mini', 'powerball', 'day', '2026-11-19', '2026-11-19', 1000, 1000000, 12000, 9750, 8700, 10800,
                 'exact', now()) returning id`,
        [site.id],
      ),
      'a notice',
    );
    return { site, desk, body: { idempotencyKey: newKey(), noticeIdx: id, note: 'a lucky member' } };
  }

  test('who, when and what was found stay with it and in the audit log, and it waits for nobody any more', async () => {
    const { site, desk, body } = await noticed();
    for (let sent = 1; sent <= 2; sent += 1)
      expect(await desk.call(path, body)).toEqual({ noticeIdx: body.noticeIdx });
    expect((await noticesOf(site))[0]).toMatchObject({
      vendor: null,
      note: 'a lucky member',
      lookedBy: expect.any(String),
      lookedAt: expect.any(String),
    });
    expect(await desk.call('/api/console/queue', {})).toMatchObject({ returns: 0 });
    const entries = await world.database.rows(
      "select subject from audit_log where site_id = $1 and action = 'report.return-look'",
      [site.id],
    );
    expect(entries).toEqual([{ subject: `return:${body.noticeIdx}` }]);
    await expect(
      world.database.run("update report_return_notice set note = 'nothing' where id = $1", [body.noticeIdx]),
    ).rejects.toThrow('stays as it is');
  });

  test.each(
    refusalsOf(path, {
      C999: [
        'a key that was used for another note',
        async () => {
          const { desk, body } = await noticed();
          await desk.call(path, body);
          return desk.codeOf(path, { ...body, note: 'something else' });
        },
      ],
      E404: [
        'a notice of another site',
        async () => (await world.operator('supervisor')).codeOf(path, (await noticed()).body),
      ],
      T999: [
        'one that somebody has looked at',
        async () => {
          const { desk, body } = await noticed();
          await desk.call(path, body);
          return desk.codeOf(path, { ...body, idempotencyKey: newKey() });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
});
