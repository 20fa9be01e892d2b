import { reportFileCsv, reportFileXlsx, reportTableCsv } from '@hanpan/contract';
import { addDays, siteDate } from '@hanpan/rules';
import { expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { outcomeOf, settle, sumAllDays } from '../../../testing/settlements.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import { countDays, makeFiles, sumCosts, sumFacts } from '../index.ts';

const world = await createWorld();
const create = '/api/console/report/schedules/create';
const end = '/api/console/report/schedules/end';
const list = '/api/console/report/schedules';
const dayMs = 24 * 3_600_000;
const wish = { report: 'family', every: 'day', format: 'csv' } as const;
const add = (desk: Person, more: object = {}) =>
  desk.call(create, { idempotencyKey: newKey(), ...wish, ...more });

const load = (desk: Person, path: string) =>
  world.app.inject({ method: 'GET', url: `${path}&head=columns&reason=a+check`, headers: desk.headers });

async function stage() {
  const site = await world.addSite();
  return { site, desk: await world.operator('supervisor', site), member: await world.addMember({ site }) };
}

test('a file is made for each day that is over, once however many workers make it', async () => {
  const { site, desk, member } = await stage();
  const at = new Date('2026-11-19T03:00:00Z');
  await settle(
    world,
    outcomeOf(world, member, { stake: 1_000, win: 400 }, { site, placedAt: at, settledAt: at }),
  );
  await add(desk);
  await sumAllDays(world);
  await Promise.all([makeFiles(world.services, 50), makeFiles(world.services, 50)]);
  await makeFiles(world.services, 50);
  const { list: schedules } = await desk.call(list, {});
  expect(schedules).toMatchObject([
    { ...wish, createdBy: desk.memId, files: [{ startDate: '2026-11-19', rowCount: 1 }] },
  ]);
  world.clock.advance(2 * dayMs);
  await sumAllDays(world);
  await makeFiles(world.services, 50);
  // Its session has ended meanwhile.
  const later = await world.operator('supervisor', site);
  const files = need((await later.call(list, {})).list[0], 'a schedule').files;
  expect(files.map(({ startDate }) => startDate)).toEqual(['2026-11-21', '2026-11-20', '2026-11-19']);
  const file = await load(later, `${reportFileCsv.path}?fileIdx=${files.at(-1)?.fileIdx}`);
  expect(file.payload).toContain('family,betCount,stakeAmt');
  expect(file.payload).toContain('sports,1,1000,400,1000,600');
  const told = await world.app.inject({
    url: `${reportFileCsv.path}?fileIdx=${files.at(-1)?.fileIdx}&reason=a+check`,
    headers: later.headers,
  });
  expect(told.payload).toContain('2026-11-19 ~ 2026-11-19');
  expect(told.payload).not.toContain('fileIdx');
  const sheet = await load(later, `${reportFileXlsx.path}?fileIdx=${files.at(-1)?.fileIdx}`);
  expect(sheet.headers['content-disposition']).toContain('family-2026-11-19-2026-11-19.xlsx');
});

test('nothing is made of a day whose last settlements may still be on their way', async () => {
  const { site } = await stage();
  await sumAllDays(world);
  world.clock.advance(dayMs);
  const desk = await world.operator('supervisor', site);
  await add(desk);
  await makeFiles(world.services, 50);
  expect((await desk.call(list, {})).list).toMatchObject([{ files: [] }]);
});

test('a day whose players are still to be counted has no file yet, and the others have theirs', async () => {
  const { site, member } = await stage();
  await sumAllDays(world);
  const at = new Date(world.clock.read());
  await settle(
    world,
    outcomeOf(world, member, { stake: 1_000 }, { site, placedAt: at, settledAt: at }),
    outcomeOf(world, await world.addMember({ site }), { stake: 500 }, { site, placedAt: at, settledAt: at }),
  );
  world.clock.advance(2 * dayMs);
  await expect.poll(() => sumFacts(world.services, 1_000)).toBe(true);
  await sumCosts(world.services, 1_000);
  const operator = await world.operator('supervisor', site);
  await add(operator, { report: 'days' });
  const played = siteDate(at.getTime(), 'Asia/Seoul');
  const made = async () => {
    await makeFiles(world.services, 50);
    return need((await operator.call(list, {})).list[0], 'a schedule').files;
  };
  // The day before a schedule is wanted is its first one.
  await world.database.run('update report_schedule set created_at = $2 where site_id = $1', [site.id, at]);
  const early = (await made()).map(({ startDate }) => startDate);
  expect(early).toContain(addDays(played, 1));
  expect(early).not.toContain(played);
  await countDays(world.services, 1_000);
  const file = need(
    (await made()).find(({ startDate }) => startDate === played),
    'the file of the day',
  );
  const { payload } = await load(operator, `${reportFileCsv.path}?fileIdx=${file.fileIdx}`);
  expect(payload).toContain(`${played},1500,0,1500,0,1500,2,2,`);
});

test('a schedule is one however often it is asked for; when it ends its files go, and another site never sees it', async () => {
  const { desk } = await stage();
  const { scheduleIdx } = await add(desk, { every: 'week' });
  expect((await add(desk, { every: 'week' })).scheduleIdx).toBe(scheduleIdx);
  await sumAllDays(world);
  await makeFiles(world.services, 50);
  const fileIdx = need((await desk.call(list, {})).list[0]?.files[0], 'a file').fileIdx;
  const other = (await stage()).desk;
  expect((await other.call(list, {})).list).toEqual([]);
  expect((await load(other, `${reportFileCsv.path}?fileIdx=${fileIdx}`)).statusCode).toBe(404);
  await desk.call(end, { idempotencyKey: newKey(), scheduleIdx });
  expect((await desk.call(list, {})).list).toEqual([]);
  expect((await load(desk, `${reportFileCsv.path}?fileIdx=${fileIdx}`)).statusCode).toBe(404);
});

test('a file is kept for ninety days', async () => {
  const { desk, site } = await stage();
  const { scheduleIdx } = await add(desk, { every: 'month' });
  const starts = async () =>
    (
      await world.database.rows<{ day: string }>(
        "select to_char(start_day, 'YYYY-MM-DD') as day from report_file where schedule_id = $1 order by 1",
        [scheduleIdx],
      )
    ).map(({ day }) => day);
  await sumAllDays(world);
  await makeFiles(world.services, 50);
  expect(await starts()).toEqual(['2026-10-01']);
  world.clock.advance(91 * dayMs);
  await sumAllDays(world);
  await makeFiles(world.services, 50);
  expect(await starts()).not.toContain('2026-10-01');
  expect((await (await world.operator('supervisor', site)).call(list, {})).list).toHaveLength(1);
});

test('every report is saved as it is on screen, and who took it is recorded', async () => {
  const { desk } = await stage();
  for (const report of [
    'days',
    'family',
    'vendor',
    'gameType',
    'game',
    'partner',
    'liabilities',
    'retention',
  ]) {
    const file = await load(desk, `${reportTableCsv.path}?report=${report}&from=2026-11-01&to=2026-11-20`);
    expect([report, file.statusCode]).toEqual([report, 200]);
  }
  const row = await world.database.row<{ count: number }>(
    "select count(*) from audit_log where action = 'report.export' and actor = $1",
    [desk.memId],
  );
  expect(row?.count).toBe(8);
});

test('a report that is narrowed to a game holds that game alone, not all of its provider', async () => {
  const { site, desk, member } = await stage();
  const at = new Date('2026-11-19T03:00:00Z');
  const slot = {
    site,
    family: 'vendor',
    vendor: 'x',
    gameType: 'slot',
    placedAt: at,
    settledAt: at,
  } as const;
  await settle(
    world,
    outcomeOf(world, member, { stake: 1_000, win: 400 }, { ...slot, game: 'one' }),
    outcomeOf(world, member, { stake: 5_000 }, { ...slot, game: 'two' }),
  );
  await sumAllDays(world);
  const lineOf = async (query: string) => {
    const days = 'report=days&from=2026-11-19&to=2026-11-19&family=vendor&vendor=x';
    return (await load(desk, `${reportTableCsv.path}?${days}${query}`)).payload;
  };
  expect(await lineOf('')).toContain('2026-11-19,2,6000,400');
  expect(await lineOf('&game=one')).toContain('2026-11-19,1,1000,400');
  expect(await lineOf('&game=one')).not.toContain('6000');
});

test.each(
  refusalsOf(create, {
    C999: [
      'a key that was used for another wish',
      async () => {
        const { desk } = await stage();
        const body = { idempotencyKey: newKey(), ...wish };
        await desk.call(create, body);
        return desk.codeOf(create, { ...body, every: 'month' });
      },
    ],
  }),
)('to create: %s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf(end, {
    C999: [
      'a key that was used for another schedule',
      async () => {
        const { desk } = await stage();
        const { scheduleIdx } = await add(desk);
        const body = { idempotencyKey: newKey(), scheduleIdx };
        await desk.call(end, body);
        return desk.codeOf(end, { ...body, scheduleIdx: scheduleIdx + 1 });
      },
    ],
    E404: [
      'a schedule of another site',
      async () => {
        const { scheduleIdx } = await add((await stage()).desk);
        return (await stage()).desk.codeOf(end, { idempotencyKey: newKey(), scheduleIdx });
      },
    ],
  }),
)('to end: %s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
