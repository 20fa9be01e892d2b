import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { installVendor, vendorCode } from '../../../testing/game-vendor.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { outcomeOf, settle, sumAllDays } from '../../../testing/settlements.ts';
import { createWorld, newKey } from '../../../testing/world.ts';
import { compareReturns } from '../index.ts';

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

/**
 * So many rounds of a day, one a minute: seven of ten pay within ten minutes, three of ten within the next ones, so that together
 * `share` of the stakes comes back.
 */
async function playRounds(member: { key: number }, slot: Slot, day: string, rounds: number, share: number) {
  const midnight = at(day, '00:00').getTime();
  const outcomes = Array.from({ length: rounds }, (_, place) => {
    const span = Math.floor(place / 10);
    const stake = span % 4 < 2 ? 1_000 : 3_000;
    const isWon = place % 10 < (span % 2 === 0 ? 7 : 3);
    const when = new Date(midnight + place * 60_000);
    return outcomeOf(
      world,
      member,
      { stake, win: isWon ? stake * 2 * share : 0 },
      { ...slot, placedAt: when, settledAt: when },
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
const pushesOf = async (site: Site) => {
  const pushes = await world.database.rows<{ change: string }>(
    `select payload ->> 'change' as change from outbox where audience = $1 and payload ->> 'kind' = 'return' order by id`,
    [`operators:${site.id}`],
  );
  return pushes.map(({ change }) => change);
};
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
      lookedAt: null,
    });
    expect(need(found[0], 'a notice').highBasisPoints).toBeLessThan(20_000);
    expect(await (await deskOf(site)).call('/api/console/queue', {})).toMatchObject({ returns: 3 });
    expect((await noticesOf(await world.addSite())).map(({ game }) => game)).not.toContain(slot.game);

    // The same day again, and two workers at once.
    await Promise.all([compareReturns(world.services), compareReturns(world.services)]);
    expect(await noticesOf(site)).toHaveLength(3);
    expect(await pushesOf(site)).toEqual(['new', 'new', 'new']);

    // The next day is outside for itself; the thirty days and all of it say nothing new.
    await playRounds(member, slot, '2026-11-18', 1_000, 2);
    await compare('2026-11-19');
    expect((await noticesOf(site)).map(({ period }) => period)).toEqual(['day', 'version', 'month', 'day']);

    const period = { startDate: '2026-11-17', endDate: '2026-11-18' };
    const { list } = await (await deskOf(site)).call(revenuePath, { by: 'game', ...period });
    expect(list).toMatchObject([
      {
        game: slot.game,
        theoreticalBasisPoints: 9_650,
        bound: { actualBasisPoints: 20_000, isOutside: true },
      },
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

  test('days that no worker compared are made up for, each of them', async () => {
    const site = await world.addSite();
    const member = await world.addMember({ site });
    const slot = await slotOf(site);
    await compare('2026-11-28');
    await playRounds(member, slot, '2026-11-28', 1_000, 2);
    await playRounds(member, slot, '2026-11-29', 1_000, 0.9);
    await compare('2026-12-01');
    const days = (await noticesOf(site)).filter(({ period }) => period === 'day');
    expect(days.map(({ endDate }) => endDate)).toEqual(['2026-11-28']);
    const { comparedUntil } = await (await deskOf(site)).call(listPath, {});
    expect(comparedUntil).toBe('2026-11-30');
  });

  test('all since the return came into force is looked at when its rounds have doubled', async () => {
    const site = await world.addSite();
    const member = await world.addMember({ site });
    const slot = await slotOf(site);
    const versions = async () => (await noticesOf(site)).filter(({ period }) => period === 'version').length;
    await playRounds(member, slot, '2026-12-01', 1_000, 0.9);
    await compare('2026-12-02');
    await playRounds(member, slot, '2026-12-02', 960, 2);
    await compare('2026-12-03');
    expect(await versions()).toBe(0);
    await playRounds(member, slot, '2026-12-03', 40, 2);
    await compare('2026-12-04');
    expect(await versions()).toBe(1);
  });

  test('what was played before anybody looked at what is stated is not judged by it, and has no bound in the report', async () => {
    const site = await world.addSite();
    const member = await world.addMember({ site });
    const slot = await slotOf(site);
    await playRounds(member, slot, '2026-12-03', 1_000, 2);
    await playRounds(member, slot, '2026-12-04', 1_000, 2);
    await compare('2026-12-05');
    expect(await noticesOf(site)).toEqual([]);
    await playRounds(member, slot, '2026-12-05', 1_000, 0.9);
    await compare('2026-12-06');
    expect(await noticesOf(site)).toEqual([]);
    const desk = await deskOf(site);
    const boundSince = async (startDate: string) => {
      const { list } = await desk.call(revenuePath, { by: 'game', startDate, endDate: '2026-12-05' });
      return need(list[0], 'a row').bound;
    };
    expect(await boundSince('2026-12-04')).toBeNull();
    expect(await boundSince('2026-12-05')).toMatchObject({ isOutside: false });
  });

  test('a win without a stake is in the return of the report and not in what is held against the bound', async () => {
    const site = await world.addSite();
    const member = await world.addMember({ site });
    const slot = await slotOf(site);
    await playRounds(member, slot, '2026-12-06', 1_000, 0.9);
    const when = { placedAt: at('2026-12-06'), settledAt: at('2026-12-06') };
    await settle(world, outcomeOf(world, member, { stake: 0, win: 400_000 }, { ...slot, ...when }));
    await compare('2026-12-07');
    const period = { startDate: '2026-12-06', endDate: '2026-12-06' };
    const { list } = await (await deskOf(site)).call(revenuePath, { by: 'game', ...period });
    expect(list).toMatchObject([
      { returnBasisPoints: 11_000, bound: { actualBasisPoints: 9_000, isOutside: false } },
    ]);
  });

  test('spans are forgotten after a week; the sums of their day stay', async () => {
    const site = await world.addSite();
    await playRounds(await world.addMember({ site }), await slotOf(site), '2026-12-07', 30, 0.9);
    const countOf = async (table: string) =>
      (await world.database.rows(`select from ${table} where site_id = $1`, [site.id])).length;
    await compare('2026-12-08');
    expect(await countOf('report_return_span')).toBe(3);
    await compare('2026-12-16');
    expect(await countOf('report_return_span')).toBe(0);
    expect(await countOf('report_return_day')).toBe(1);
  });

  test('a day of which not all is in the sums waits', async () => {
    const site = await world.addSite();
    const member = await world.addMember({ site });
    await compare('2026-12-17');
    await playRounds(member, await slotOf(site), '2026-12-17', 1_000, 2);
    setClock('2026-12-18', '00:05');
    await sumAllDays(world);
    await compareReturns(world.services);
    expect(await noticesOf(site)).toEqual([]);
    await compare('2026-12-18', '00:30');
    expect(await noticesOf(site)).toHaveLength(3);
  });
});

describe('[GAM-12] an operator looks at a game that was outside', () => {
  async function noticed() {
    const site = await world.addSite();
    const desk = await world.operator('supervisor', site);
    const { id } = need(
      await world.database.row<{ id: number }>(
        `insert into report_return_notice (site_id, family, vendor, game_type, game, period, from_day, until_day, rounds, stake, actual,
           theoretical, low, high, found_at)
         values ($1, 'minigame', '', 'mini', 'powerball', 'day', '2026-11-19', '2026-11-19', 1000, 1000000, 12000, 9750, 8700, 10800,
                 now()) returning id`,
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
    expect(await pushesOf(site)).toEqual(['done']);
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
