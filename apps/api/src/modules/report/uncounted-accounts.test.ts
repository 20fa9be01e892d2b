import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { cashRequestsOf, finish } from '../../testing/cash-requests.ts';
import { installVendor, openGame, vendorCode } from '../../testing/game-vendor.ts';
import { fiveLevels, rateAll } from '../../testing/partners/tree.ts';
import { pin } from '../../testing/people.ts';
import { deposit, givePointsTo } from '../../testing/points.ts';
import { outcomeOf, settle, settleAgain, sumAllDays } from '../../testing/settlements.ts';
import { slipOn } from '../../testing/slips.ts';
import { markAsTest } from '../../testing/test-accounts.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';
import { findMarkers } from '../harm/find-markers.ts';
import { findEvents } from '../significant/find-events.ts';
import { lookAtLiabilities } from './index.ts';

const world = await createWorld();
await installVendor(world);
await world.changeSite(world.site, {
  significant: { winAmount: 100_000, stakeAmount: 50_000, depositAmount: 50_000, withdrawalAmount: 20_000 },
  couponsOpen: true,
  pointAccrual: {
    signUpPoints: 0,
    firstDeposit: { basisPoints: 0 },
    deposit: { basisPoints: 0 },
    recommender: { basisPoints: 500 },
    dayCapPoints: 1_000_000,
  },
});
const desk = await world.operator('supervisor');
const { partners, member: neighbour } = await fiveLevels(world);
const [head, , , , store] = partners as [Person, Person, Person, Person, Person];
const slot = { family: 'vendor', vendor: vendorCode, gameType: 'slot', game: 'test-777' } as const;
const { claimed } = cashRequestsOf(world);
const tried = [
  { key: 'deposit.minAmount', value: '200000' },
  { key: 'cashServiceMinutes', value: '10' },
];
const thisWeek = { startDate: '2026-11-16', endDate: '2026-11-20' };

/** By the clock of the ledger, whose days are not those of the tests. */
const costs = async () =>
  (
    await world.database.row<{ sum: number }>(
      'select coalesce(sum(amount), 0)::bigint as sum from report_cost_day where site_id = $1',
      [world.site.id],
    )
  )?.sum ?? 0;

/** Everything that adds up what members do, as whoever reads it is told. */
async function figures() {
  await rateAll(world);
  await sumAllDays(world);
  await findEvents(world.services, 100);
  await lookAtLiabilities(world.services);
  const site = world.guest();
  const dimensions = ['day', 'family', 'vendor', 'gameType', 'game', 'partner'] as const;
  const { liabilities, onlineCount, playingCount, openStakeAmt, today } = await desk.call(
    '/api/console/today',
    {},
  );
  const { completeUntil: _, ...days } = await desk.call('/api/console/report/days', {});
  return {
    days,
    today: { liabilities, onlineCount, playingCount, openStakeAmt, today },
    revenue: await Promise.all(
      dimensions.map(async (by) => (await desk.call('/api/console/report/revenue', { by })).list),
    ),
    play: (await desk.call('/api/console/report/play', {})).list,
    held: (await desk.call('/api/console/report/liabilities', {})).list.map(({ takenAt: __, ...day }) => day),
    retention: (await desk.call('/api/console/report/retention', thisWeek)).list,
    returns: await world.database.rows('select * from report_return_day order by day, game'),
    events: (await desk.call('/api/console/significant/list', {})).list.map(({ reference }) => reference),
    wins: (await site.call('/api/main/winList', {})).list,
    top: (await site.call('/api/main/topGames', { type: 'slot' })).popular,
    cash: await site.call('/api/main/cashList', {}),
    commission: await Promise.all(partners.map(async (each) => (await world.holdingsOf(each)).comp)),
    points: (await world.holdingsOf(store)).point,
    costs: await costs(),
    vendors: (await desk.call('/api/console/vendors', {})).list.map((vendor) => vendor.playingCount),
    effects: (await desk.call('/api/console/settings/preview', { group: 'cash', changes: tried })).effects,
    tree: (await desk.call('/api/console/partner/tree', {})).list,
    ofHead: {
      totals: (await head.call('/api/partner/summary', {})).totals,
      members: (await head.call('/api/partner/members', {})).list,
      bets: await head.call('/api/partner/bettingList', {}),
      cash: await head.call('/api/partner/cashList', {}),
      users: (await head.call('/api/partner/calculationUsers', {})).list,
      targets: (await head.call('/api/give/targets', {})).list,
    },
  };
}

/** A member who deposits, is credited, is given points, bets, plays, wins, is settled again, withdraws and has a bet open. */
async function liveOn(member: Person) {
  await deposit(world, member, 100_000);
  await desk.call('/api/console/adjustment/ask', {
    idempotencyKey: newKey(),
    memId: member.memId,
    direction: 'credit',
    amount: 30_000,
    reason: 'a trial',
  });
  await givePointsTo(world, member, 5_000);
  await openGame(world, member.key);
  await member.call('/api/bet/betProc', slipOn([await world.match({ startsInMs: 86_400_000 })]));
  const bet = outcomeOf(world, member, { stake: 60_000, win: 250_000 });
  await settle(world, bet, outcomeOf(world, member, { stake: 40_000, win: 50_000 }, slot));
  await settleAgain(world, { ...bet, win: amount(150_000) });
  const { request } = await member.call('/api/cash/out', {
    idempotencyKey: newKey(),
    amount: 20_000,
    cashOutPass: pin,
  });
  await (await claimed(request)).call('/api/console/cash/approve', finish(request.cashIdx));
}

/**
 * Numbers that no ordinary member moves here: keys, pages and the tree's shape, costs of days that are not those of the ledger's clock,
 * and what nobody holds, is given, wins or has back in a history, or waited for too long.
 */
const unmovable = new Set([
  ...['memberKey', 'parentKey', 'depth', 'childCount', 'partnerCount', 'page', 'count_per_list', 'costAmt'],
  ...['holdAmt', 'gameAmt', 'bonusAmt', 'givenAmount', 'takenBackAmount', 'losingAmount', 'returnedAmount'],
  ...['winCash', 'resultCash', 'before'],
]);

/** Every number of what was told, by its name; those of the rows of a list together. */
function numbersOf(told: unknown, name: string, found = new Map<string, number[]>()) {
  if (typeof told === 'number') found.set(name, [...(found.get(name) ?? []), told]);
  else if (Array.isArray(told)) for (const each of told) numbersOf(each, name, found);
  else if (typeof told === 'object' && told !== null && !(told instanceof Date))
    for (const [key, each] of Object.entries(told)) numbersOf(each, `${name}.${key}`, found);
  return found;
}

/** A member who was let in just now. */
async function joined() {
  const member = await world.member({ parentId: store.key });
  await world.database.run('update member set decided_at = $2 where id = $1', [
    member.key,
    world.clock.read.date(),
  ]);
  return member;
}

test('[ACC-16] whatever a test account does, no report, no sum of a day, no commission, no list of wins and no partner knows of it', async () => {
  await settle(world, outcomeOf(world, neighbour, { stake: 1_000, win: 3_000 }));
  const member = await joined();
  await markAsTest(world, member);
  const before = await figures();
  await liveOn(member);
  expect(await figures()).toEqual(before);

  // The same of an ordinary member is told by every one of them.
  const ordinary = await joined();
  await liveOn(ordinary);
  const after = await figures();
  const same = Object.entries(after)
    .filter(([name, told]) => JSON.stringify(told) === JSON.stringify(before[name as keyof typeof before]))
    .map(([name]) => name);
  expect(same).toEqual([]);
  const [numbers, earlier] = [numbersOf(after, ''), numbersOf(before, '')];
  const unmoved = [...numbers]
    .filter(([name, told]) => String(told) === String(earlier.get(name)))
    .map(([name]) => name)
    .filter((name) => name !== '.tree.cashAmt' && !unmovable.has(name.slice(name.lastIndexOf('.') + 1)));
  expect(unmoved).toEqual([]);
});

test('[ACC-16] who was let in on an earlier day than that of the mark stays a new member of its day', async () => {
  const newMembers = async () =>
    (await desk.call('/api/console/report/days', {})).list.map(({ newMemberCount }) => newMemberCount);
  const [early, late] = [await joined(), await joined()];
  await world.database.run("update member set decided_at = decided_at - interval '1 day' where id = $1", [
    early.key,
  ]);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const before = sum(await newMembers());
  await markAsTest(world, early);
  expect(sum(await newMembers())).toBe(before);
  await markAsTest(world, late);
  expect(sum(await newMembers())).toBe(before - 1);
});

test('[ACC-16] its own pages, its bets in the file and its lines of the ledger stay, and the books with it balance', async () => {
  const member = await joined();
  await markAsTest(world, member);
  await liveOn(member);
  await sumAllDays(world);
  const { month } = await desk.call('/api/console/members/detail', { memberKey: member.key });
  expect(month).toMatchObject({ depositAmt: 100_000, withdrawalAmt: 20_000, stakeAmt: 100_000, betCount: 2 });
  const { list } = await member.call('/api/member/winlose', {});
  expect(list).toHaveLength(2);
  const summary = await desk.call('/api/console/ledger/summary', {});
  expect(summary.negativeCount).toBe(0);
});

test('[ACC-16] a partner cannot give a test account money, and sees none in its tree', async () => {
  const member = await joined();
  await markAsTest(world, member);
  await desk.call('/api/console/adjustment/ask', {
    idempotencyKey: newKey(),
    memId: store.memId,
    direction: 'credit',
    amount: 10_000,
    reason: 'a trial',
  });
  const gift = { idempotencyKey: newKey(), memId: member.memId, amount: 1_000, note: '' };
  const played = await joined();
  for (const each of [member, played]) await settle(world, outcomeOf(world, each, { stake: 1_000 }));
  await sumAllDays(world);
  await rateAll(world);
  expect(await store.codeOf('/api/partner/commissionBets', { memId: played.memId })).toBe('0');
  expect(await store.codeOf('/api/partner/commissionBets', { memId: member.memId })).toBe('PT06');
  const unknown = { ...gift, idempotencyKey: newKey(), memId: 'nobody-at-all' };
  expect(await store.codeOf('/api/give/send', gift)).toBe(await store.codeOf('/api/give/send', unknown));
  expect((await world.holdingsOf(member)).cash).toBe(0);
});

test('[ACC-16] no marker of harm is looked for at a test account', async () => {
  const site = await world.addSite();
  await sumAllDays(world);
  await findMarkers(world.services, 31);
  const [member, other] = [await world.addMember({ site }), await world.addMember({ site })];
  await markAsTest(world, member, { site });
  for (let night = 1; night <= 4; night += 1) {
    for (const { memId } of [member, other]) await world.signIn(memId, site);
    await world.database.run(
      `update session set created_at = date_trunc('day', created_at) + interval '16 hours 30 minutes',
              seen_at = date_trunc('day', created_at) + interval '18 hours', ended_at = date_trunc('day', created_at) + interval '18 hours'
        where site_id = $1 and ended_at is null and member_id is not null`,
      [site.id],
    );
    world.clock.advance(86_400_000);
    await sumAllDays(world);
    await findMarkers(world.services, 31);
  }
  const found = await world.database.rows<{ id: number }>(
    'select distinct member_id as id from harm_marker where site_id = $1',
    [site.id],
  );
  expect(found.map(({ id }) => id)).toEqual([other.key]);
});

test('points that were given before the mark are a cost of the site, whenever that is read', async () => {
  const [early, late] = [await joined(), await joined()];
  await sumAllDays(world);
  const before = await costs();
  await givePointsTo(world, early, 1_000);
  await sumAllDays(world);
  await givePointsTo(world, late, 300);
  for (const member of [early, late]) {
    await markAsTest(world, member);
    await givePointsTo(world, member, 70_000);
  }
  await sumAllDays(world);
  expect((await costs()) - before).toBe(1_300);
});
