import { reportFileCsv, reportTableCsv } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { gameKey, installVendor, vendorCode } from '../../../testing/game-vendor.ts';
import { outcomeOf, settle, sumAllDays } from '../../../testing/settlements.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import { makeFiles } from '../index.ts';

const world = await createWorld();
const list = '/api/console/report/schedules';
const add = (desk: Person, more: object) =>
  desk.call('/api/console/report/schedules/create', {
    idempotencyKey: newKey(),
    report: 'family',
    every: 'day',
    format: 'csv',
    ...more,
  });

const load = (desk: Person, path: string) =>
  world.app.inject({ method: 'GET', url: `${path}&head=columns&reason=a+check`, headers: desk.headers });

async function stage() {
  const site = await world.addSite();
  return { site, desk: await world.operator('supervisor', site), member: await world.addMember({ site }) };
}

/** A member that was let in and played two weeks and a day before the world's today. */
async function cohort() {
  const { site, desk, member } = await stage();
  const at = new Date('2026-11-05T03:00:00Z');
  await world.setMember(member, `applied_at = '${at.toISOString()}', decided_at = '${at.toISOString()}'`);
  await settle(world, outcomeOf(world, member, { stake: 1_000 }, { site, placedAt: at, settledAt: at }));
  await sumAllDays(world);
  return { desk };
}

test('the file of retention is the page: the same weeks where no period is chosen, and counted until today', async () => {
  const { desk } = await cohort();
  const fileOf = async (period: string) =>
    (await load(desk, `${reportTableCsv.path}?report=retention${period}`)).payload;
  const page = (await desk.call('/api/console/report/retention', {})).list;
  expect(page).toMatchObject([{ week: '2026-11-02', memberCount: 1, activeCounts: [1, 0, 0] }]);
  expect(await fileOf('')).toContain('2026-11-02,1,1,0,0');
  expect(await fileOf('&from=2026-11-02&to=2026-11-08')).toContain('2026-11-02,1,1,0,0');
});

test('a scheduled file of retention looks back twelve weeks, so that there are weeks to compare', async () => {
  const { desk } = await cohort();
  await add(desk, { report: 'retention' });
  await makeFiles(world.services, 50);
  const file = need((await desk.call(list, {})).list[0]?.files[0], 'a file');
  expect(file).toMatchObject({ startDate: '2026-11-19', endDate: '2026-11-19', rowCount: 1 });
  const { payload } = await load(desk, `${reportFileCsv.path}?fileIdx=${file.fileIdx}`);
  expect(payload).toContain('week,memberCount,week0,week1,week2');
  expect(payload).toContain('2026-11-02,1,1,0,0');
});

test("games are named in the reader's language, and in a scheduled file in the site's own", async () => {
  const { site, desk, member } = await stage();
  await installVendor(world);
  await world.changeSite(site, { locales: ['vi', 'en'] });
  const at = new Date('2026-11-19T03:00:00Z');
  const slot = { site, family: 'vendor', vendor: vendorCode, gameType: 'slot', game: gameKey };
  await settle(world, outcomeOf(world, member, { stake: 1_000 }, { ...slot, placedAt: at, settledAt: at }));
  await sumAllDays(world);
  await world.database.run(
    `update vendor_game set names = '{"ko":"용","en":"Dragon","vi":"Rong"}' where key = $1`,
    [gameKey],
  );
  const inEnglish = { ...desk.headers, 'accept-language': 'en' };
  const url = `${reportTableCsv.path}?reason=a+check&report=game&from=2026-11-19&to=2026-11-19`;
  expect((await world.app.inject({ method: 'GET', url, headers: inEnglish })).payload).toContain('Dragon');
  await add(desk, { report: 'game' });
  await makeFiles(world.services, 50);
  const fileIdx = need((await desk.call(list, {})).list[0]?.files[0], 'a file').fileIdx;
  expect((await load(desk, `${reportFileCsv.path}?fileIdx=${fileIdx}`)).payload).toContain('Rong');
});
