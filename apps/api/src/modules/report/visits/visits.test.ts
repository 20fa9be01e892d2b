import { type BodyOf, sitePages, visitBounds, visitFigures, visitGoals } from '@hanpan/contract';
import type { Database, Queryable } from '@hanpan/db';
import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { createWorld } from '../../../testing/world.ts';
import { reportJobs } from '../jobs.ts';
import { countsOf, VisitCounter } from './count-visits.ts';

const world = await createWorld();
const path = '/api/etc/visit';
const listPath = '/api/console/report/visits';

type Told = Omit<BodyOf<typeof path>, 'siteId'>;
const visit: Told = { page: 'main', reader: 'guest', layout: 'mobile', lcp: 2, inp: 4, cls: 0 };
const rowsOf = (siteId: number) =>
  world.database.rows<{ day: string; page: string; figure: string; bucket: number; visits: number }>(
    `select to_char(day, 'YYYY-MM-DD') as day, page, figure, bucket, visits from report_visit_day
      where site_id = $1 order by day, page, figure, bucket`,
    [siteId],
  );
const prune = async () => {
  const job = reportJobs(world.services).find(({ name }) => name === 'report.prune-visits');
  await need(job, 'the job').run(100_000);
};

describe('a visit that is told', () => {
  test('[CWV-1] is counted by page, reader, layout and bucket, and leaves no row of its own', async () => {
    const site = await world.addSite();
    const guest = world.guest(site);
    const member = await world.member({ site });
    await Promise.all(Array.from({ length: 40 }, () => guest.call(path, visit)));
    await member.call(path, { page: 'main', reader: 'guest', layout: 'mobile', lcp: 2, cls: 3 });
    const rows = await rowsOf(site.id);
    expect(rows.map(({ figure, bucket, visits }) => [figure, bucket, visits])).toEqual([
      ['cls', 0, 40],
      ['cls', 3, 1],
      ['inp', 4, 40],
      ['lcp', 2, 41],
    ]);
    const columns = await world.database.rows<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'report_visit_day' order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(
      ['bucket', 'day', 'figure', 'layout', 'page', 'reader', 'site_id', 'visits'].sort(),
    );
  });

  test('is of the day of the site where it is told', async () => {
    const [seoul, utc] = [await world.addSite(), await world.addSite({ timeZone: 'UTC' })];
    world.clock.set('2026-03-01T20:00:00Z');
    for (const site of [seoul, utc]) await world.guest(site).call(path, visit);
    expect((await rowsOf(seoul.id))[0]?.day).toBe('2026-03-02');
    expect((await rowsOf(utc.id))[0]?.day).toBe('2026-03-01');
  });

  test.each<[string, object]>([
    ['a page that there is not', { page: '/member/main?memId=kim' }],
    ['no page', { page: undefined }],
    ['a reader that there is not', { reader: 'member01' }],
    ['a layout that there is not', { layout: 'watch' }],
    ['a bucket beyond the last', { lcp: visitBounds.lcp.length + 1 }],
    ['a bucket below the first', { inp: -1 }],
    ['a part of a bucket', { cls: 0.5 }],
    ['a bucket as text', { cls: '1' }],
    ['no figure at all', { lcp: undefined, inp: undefined, cls: undefined }],
  ])('%s is E400, and nothing is counted', async (_, change) => {
    const site = await world.addSite();
    expect(await world.guest(site).codeOf(path, { ...visit, ...change } as never)).toBe('E400');
    expect(await rowsOf(site.id)).toEqual([]);
  });

  test('beyond all bounds is the last bucket of each figure', async () => {
    const site = await world.addSite();
    const last = { lcp: visitBounds.lcp.length, inp: visitBounds.inp.length, cls: visitBounds.cls.length };
    await world.guest(site).call(path, { ...visit, ...last });
    expect(await rowsOf(site.id)).toHaveLength(3);
    const desk = await world.operator('readOnly', site);
    const { list } = await desk.call(listPath, {});
    expect(list[0]?.lcp).toEqual({ visitCount: 1, p75: null, goodBasisPoints: 0, poorBasisPoints: 10_000 });
  });

  test('is not counted where the site measures none, and its pages are not asked to', async () => {
    const site = await world.addSite({ visitPercent: 0 });
    await world.guest(site).call(path, visit);
    expect(await rowsOf(site.id)).toEqual([]);
    const option = async (of: typeof site) =>
      (await world.guest(of).call('/api/etc/siteOption', {})).siteOption.visitPercent;
    expect(await option(site)).toBeUndefined();
    expect(await option(await world.addSite())).toBe(25);
  });

  test('is one of a lot: visits alike are one row of the statement', () => {
    const told = { ...visit, siteId: 1, day: '2026-03-01' };
    const counts = countsOf([told, told, { ...told, lcp: 3 }, { ...told, layout: 'desktop' }]);
    expect(counts.map(({ layout, figure, bucket, visits }) => [layout, figure, bucket, visits])).toEqual([
      ['mobile', 'lcp', 2, 2],
      ['mobile', 'inp', 4, 3],
      ['mobile', 'cls', 0, 3],
      ['mobile', 'lcp', 3, 1],
      ['desktop', 'lcp', 2, 1],
      ['desktop', 'inp', 4, 1],
      ['desktop', 'cls', 0, 1],
    ]);
  });
});

test('visits whose connection breaks before the answer are not counted twice, and those after it are counted', async () => {
  const site = await world.addSite();
  let isCut = true;
  const cut = (connection: Queryable): Queryable => ({
    ...connection,
    run: async (text, values) => {
      const count = await connection.run(text, values);
      if (!isCut || !text.includes('report_visit_day')) return count;
      isCut = false;
      throw new Error('Connection terminated unexpectedly');
    },
  });
  const database: Database = {
    ...world.database,
    lease: async (prepare) => {
      const lease = await world.database.lease(prepare);
      return { ...lease, connection: cut(lease.connection) };
    },
  };
  const counter = new VisitCounter(database);
  const told = { ...visit, siteId: site.id, day: '2026-03-01' };
  await Promise.all([counter.count(told), counter.count(told)]);
  expect(isCut).toBe(false);
  expect((await rowsOf(site.id)).map(({ visits }) => visits)).toEqual([2, 2, 2]);
  await counter.count(told);
  expect((await rowsOf(site.id)).map(({ visits }) => visits)).toEqual([3, 3, 3]);
});

describe('the report of visits', () => {
  test('[CWV-1] gives p75, good and poor for phones and desktops apart, of each page and of all', async () => {
    const site = await world.addSite();
    const guest = world.guest(site);
    const lcp = (bound: number) => (visitBounds.lcp as readonly number[]).indexOf(bound);
    for (const bound of [1_000, 1_200, 2_500, 5_000])
      await guest.call(path, { ...visit, lcp: lcp(bound), inp: undefined });
    await guest.call(path, { page: 'sport', reader: 'member', layout: 'desktop', cls: 0 });
    await guest.call(path, { page: 'sport', reader: 'member', layout: 'mobile', lcp: lcp(8_000) });
    const desk = await world.operator('readOnly', site);
    const report = await desk.call(listPath, {});
    expect(report.measuredPercent).toBe(25);
    expect(report.list.map(({ page, reader, layout }) => [page, reader, layout])).toEqual([
      ['main', 'guest', 'mobile'],
      ['sport', 'member', 'desktop'],
      ['sport', 'member', 'mobile'],
    ]);
    expect(report.list[0]).toMatchObject({
      lcp: { visitCount: 4, p75: 2_500, goodBasisPoints: 7_500, poorBasisPoints: 2_500 },
      inp: null,
      cls: { visitCount: 4, p75: 0, goodBasisPoints: 10_000, poorBasisPoints: 0 },
    });
    expect(report.site).toMatchObject([
      {
        layout: 'mobile',
        lcp: { visitCount: 5, p75: 5_000, goodBasisPoints: 6_000, poorBasisPoints: 4_000 },
      },
      { layout: 'desktop', lcp: null, cls: { visitCount: 1, p75: 0 } },
    ]);
  });

  test('is of the chosen days and of one site, and of nobody before the first visit', async () => {
    const [site, other] = [await world.addSite(), await world.addSite()];
    world.clock.set('2026-03-01T03:00:00Z');
    await world.guest(other).call(path, visit);
    const desk = await world.operator('readOnly', site);
    expect(await desk.call(listPath, {})).toMatchObject({ list: [], site: [], startDate: '2026-02-02' });
    await world.guest(site).call(path, visit);
    const on = (day: string) => desk.call(listPath, { startDate: day, endDate: day });
    expect((await on('2026-03-01')).list).toHaveLength(1);
    expect((await on('2026-02-28')).list).toEqual([]);
  });

  test('counts are kept for half a year', async () => {
    const site = await world.addSite();
    world.clock.set('2026-03-01T03:00:00Z');
    await world.guest(site).call(path, visit);
    world.clock.set('2026-08-31T03:00:00Z');
    await prune();
    expect(await rowsOf(site.id)).toHaveLength(3);
    // Days before those that are kept were not without visits: the report begins with the first that is.
    const desk = await world.operator('readOnly', site);
    const year = await desk.call(listPath, { startDate: '2025-12-01', endDate: '2026-08-31' });
    expect(year).toMatchObject({ startDate: '2026-03-01', list: [{ page: 'main' }] });
    world.clock.set('2026-09-01T03:00:00Z');
    await prune();
    expect(await rowsOf(site.id)).toEqual([]);
  });
});

test('[CWV-1] what is good and what is poor begins where a bucket ends', () => {
  expect(visitGoals).toEqual({
    lcp: { good: 2_500, poor: 4_000 },
    inp: { good: 200, poor: 500 },
    cls: { good: 100, poor: 250 },
  });
  for (const figure of visitFigures) {
    const bounds: readonly number[] = visitBounds[figure];
    expect(bounds).toEqual(expect.arrayContaining(Object.values(visitGoals[figure])));
    expect(bounds).toEqual([...new Set(bounds)].sort((a, b) => a - b));
    expect(bounds.length).toBeLessThan(64);
  }
  expect(sitePages.every((page) => page.length <= 40)).toBe(true);
});
