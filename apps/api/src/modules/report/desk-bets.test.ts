import { deskBetsCsv, exportHref, type RequestOf } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { families } from '../../families.ts';
import { installVendor } from '../../testing/game-vendor.ts';
import { miniBetBody } from '../../testing/mini-rounds.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { slipOn } from '../../testing/slips.ts';
import { createWorld, type Person } from '../../testing/world.ts';
import { type DeskPlace, placesBehind, placesOfDeskBets } from './desk-bets-store.ts';

const world = await createWorld();
await installVendor(world);

const path = '/api/console/bets/list';
type Asked = RequestOf<typeof path>;

/** A site with two members: one has a bet, a mini bet and two rounds, the other one bet. */
async function playedSite() {
  const site = await world.addSite();
  const desk = await world.operator('supervisor', site);
  const [first, second] = [
    await world.member({ site, cash: 100_000 }),
    await world.member({ site, cash: 100_000 }),
  ];
  const match = await world.match({ startsInMs: 86_400_000 });
  const mini = (await first.call('/api/minigame/bet', await miniBetBody(world, { stake: 3_000 }, site))).bet;
  world.clock.advance(1_000);
  const sports = (await first.call('/api/bet/betProc', slipOn([match]))).bet.receiptId;
  const round = async (member: Person, name: string, win: number, closed: boolean) => {
    world.clock.advance(1_000);
    const at = world.clock.read.date();
    await world.database.run(
      `insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, win, started_at, closed_at)
       select 1, $1, $2, $3, key, 5000, $4, $5, $6 from vendor_game where vendor_id = 1 limit 1`,
      [name, site.id, member.key, win, at, closed ? at : null],
    );
  };
  await round(first, 'lost', 0, true);
  await round(first, 'running', 0, false);
  world.clock.advance(1_000);
  const other = (await second.call('/api/bet/betProc', slipOn([match]))).bet.receiptId;
  const list = (asked: Asked = {}) => desk.call(path, asked);
  return { site, desk, first, second, sports, mini: mini.receiptId, other, list };
}

/** The receipts in the file of a list. */
async function receiptsIn(desk: Person, query: Readonly<Record<string, string>>): Promise<string[]> {
  const url = exportHref(deskBetsCsv, { head: 'columns', reason: 'a test', ...query });
  const { body, statusCode } = await world.app.inject({ url, headers: desk.headers });
  expect(statusCode, body).toBe(200);
  return body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '');
}

const memIds = ({ list }: { list: readonly { memId: string }[] }) => list.map(({ memId }) => memId);

test('[BET-3] an operator sees the bets and rounds of everybody in every family, the newest first, and those of one member', async () => {
  const { first, second, sports, mini, other, list } = await playedSite();
  const all = await list();
  expect(all.pageInfo.total).toBe(5);
  expect(all.list.map(({ family, type }) => `${family} ${type}`)).toEqual([
    'sports wait',
    'vendor wait',
    'vendor lose',
    'sports wait',
    'minigame wait',
  ]);
  expect(memIds(all)).toEqual([second.memId, ...Array<string>(4).fill(first.memId)]);
  const own = await list({ memId: first.memId });
  expect(own.list.map(({ memberKey }) => memberKey)).toEqual(Array(4).fill(first.key));
  expect(own.total).toEqual({ cash: 23_000, winCash: 0, waitCash: 18_000, resultCash: -5_000 });
  expect(own.list.at(-2)).toMatchObject({
    receiptId: sports,
    type: 'wait',
    settlementCount: 0,
    isTest: false,
  });
  expect(own.list.at(-1)?.receiptId).toBe(mini);
  expect((await list({ memId: second.memId })).list.map(({ receiptId }) => receiptId)).toEqual([other]);
});

test('the list is narrowed by family, by state and by day, on the calendar of the site', async () => {
  const { first, list } = await playedSite();
  expect((await list({ groupKey: 'sports' })).pageInfo.total).toBe(2);
  expect((await list({ groupKey: 'mini' })).list).toMatchObject([{ family: 'minigame' }]);
  expect((await list({ type: 'lose', memId: first.memId })).list).toMatchObject([{ resultCash: -5_000 }]);
  const today = '2026-11-20';
  expect((await list({ startDate: today, endDate: today })).pageInfo.total).toBe(5);
  expect((await list({ endDate: '2026-11-19' })).pageInfo.total).toBe(0);
});

test('a page of the list follows the one before it, and no bet stands on both', async () => {
  const { desk, first, list } = await playedSite();
  const at = world.clock.read.date();
  await world.database.run(
    `insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, win, started_at, closed_at)
     select 1, 'many-' || n, m.site_id, m.id, (select key from vendor_game where vendor_id = 1 limit 1), 100, 0, $2, $2
       from generate_series(1, 60) n, member m where m.id = $1`,
    [first.key, at],
  );
  const pages = [await list(), await list({ page: 2 })];
  const shown = pages.flatMap((each) => each.list.map(({ family, betIdx }) => `${family} ${betIdx}`));
  expect(pages.map((each) => each.list.length)).toEqual([50, 15]);
  expect(new Set(shown).size).toBe(65);
  expect((await desk.call(path, { page: 3 })).list).toEqual([]);
});

test('nobody sees the bets of another site', async () => {
  const { first } = await playedSite();
  const elsewhere = await world.operator('supervisor', await world.addSite());
  expect(await elsewhere.codeOf(path, { memId: first.memId })).toBe('E404');
  expect((await elsewhere.call(path, {})).list).toEqual([]);
});

test.each(
  refusalsOf(path, {
    E404: [
      'an id that nobody has',
      async () => (await world.operator()).codeOf(path, { memId: 'nobody-has-it' }),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test('[BET-3] the file of a list has the same bets in the same order, and is for whoever may read reports', async () => {
  const { site, desk, first, list } = await playedSite();
  const receipts = async (asked: Asked) => (await list(asked)).list.map(({ receiptId }) => receiptId);
  expect(await receiptsIn(desk, {})).toEqual(await receipts({}));
  const own = { memId: first.memId, type: 'wait' } as const;
  expect(await receiptsIn(desk, own)).toEqual(await receipts(own));
  expect(await receiptsIn(desk, own)).toHaveLength(3);
  const support = await world.operator('support', site);
  const url = exportHref(deskBetsCsv, { reason: 'a test' });
  expect((await world.app.inject({ url, headers: support.headers })).statusCode).toBe(403);
  const nobody = exportHref(deskBetsCsv, { reason: 'a test', memId: 'nobody' });
  expect((await world.app.inject({ url: nobody, headers: desk.headers })).json()).toMatchObject({
    resultCode: 'E404',
  });
});

test('[BET-3] a list is walked without a gap and without one bet twice, however small its lots are and also where bets are of one moment', async () => {
  const { site, first } = await playedSite();
  const match = await world.match({ startsInMs: 86_400_000 });
  for (const stake of [1_000, 2_000, 3_000]) await first.call('/api/bet/betProc', slipOn([match], { stake }));
  await first.call('/api/minigame/bet', await miniBetBody(world, { stake: 4_000 }, site));
  const everybody = { memberId: null, group: null, statuses: null, startDate: null, endDate: null };
  const filter = { siteId: site.id, timeZone: 'Asia/Seoul', ...everybody };
  const all = await placesOfDeskBets(world.database, families, filter, { limit: 100, offset: 0 });
  expect(all).toHaveLength(9);
  for (const limit of [1, 2, 4]) {
    const walked: DeskPlace[] = [];
    for (;;) {
      const lot = await placesBehind(world.database, families, filter, { after: walked.at(-1), limit });
      walked.push(...lot);
      if (lot.length < limit) break;
    }
    expect(walked.map(({ family, id }) => ({ family, id }))).toEqual(all);
  }
});
