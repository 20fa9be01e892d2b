import { amount, scale } from '@hanpan/money';
import { expect, test } from 'vitest';
import { isFailure } from '../../kernel/failure.ts';
import { accrueLosing } from '../../modules/point/index.ts';
import { lookAtLiabilities } from '../../modules/report/index.ts';
import { sumAllDays } from '../settlements.ts';
import { createWorld, type Person, type World } from '../world.ts';
import { coinToss, installCoinToss, tossCoin } from './coin-toss.ts';

const world = await createWorld({
  change: (services) => ({ ...services, families: [...services.families, coinToss] }),
});
await installCoinToss(world.owner);

const names = { ko: '보너스', en: 'Bonus', vi: 'Thưởng' };
const bonus = { code: 'ten', names, percent: 10, maxAmount: 100_000, turnoverTimes: 1, expiresDays: 30 };

function toss(member: { key: number }, stake: number, isHeads: boolean, site: World['site'] = world.site) {
  const holder = { siteId: site.id, memberId: member.key };
  return tossCoin(world.services, { holder, stake: amount(stake), isHeads }, (each) => scale(each, 19n, 10n));
}

const history = async (member: Person, groupKey = 'all') =>
  (await member.call('/api/bet/betlistNew', { groupKey })).list;

test('a family that no other module names is in the history, newest first, by its name and by its game type', async () => {
  const member = await world.member({ cash: 100_000 });
  await toss(member, 10_000, true);
  world.clock.advance(1_000);
  await toss(member, 4_000, false);
  const shown = [
    { family: 'coin', gameType: 'mini', type: 'lose', cash: 4_000, winCash: 0, resultCash: -4_000 },
    { family: 'coin', gameType: 'mini', type: 'win', cash: 10_000, winCash: 19_000, resultCash: 9_000 },
  ];
  for (const group of ['all', 'coin', 'mini']) expect(await history(member, group)).toMatchObject(shown);
  expect(await history(member, 'sports')).toEqual([]);
  expect((await history(member))[0]?.name.en).toBe('Coin toss');
});

test('its stakes work off the turnover of a bonus', async () => {
  const site = await world.addSite({ depositBonuses: [bonus] });
  const member = await world.member({ cash: 100_000, site });
  const asked = await member.call('/api/cash/in', {
    idempotencyKey: crypto.randomUUID(),
    amount: 50_000,
    bonusCode: 'ten',
  });
  const operator = await world.operator('operator', site);
  const { cashIdx } = asked.request;
  await operator.call('/api/console/cash/claim', { cashIdx });
  await operator.call('/api/console/cash/approve', { cashIdx, idempotencyKey: crypto.randomUUID() });
  await toss(member, 12_000, false, site);
  const [shown] = (await member.call('/api/bonus/list', {})).bonuses;
  expect(shown?.turnoverDone).toBe(12_000);
});

test('its losses earn losing points of its game type', async () => {
  const losing = { mini: { basisPoints: 100 } };
  const site = await world.addSite({ pointAccrual: { losing } });
  const member = await world.member({ cash: 100_000, site });
  await toss(member, 10_000, true, site);
  await toss(member, 30_000, false, site);
  world.clock.set('2026-11-20T15:10:00.000Z');
  await sumAllDays(world);
  await accrueLosing(world.services, 100);
  expect((await world.holdingsOf(member, site)).point).toBe(210);
});

test("it is in the member's report and in the site's", async () => {
  const site = await world.addSite();
  const member = await world.member({ cash: 100_000, site });
  await toss(member, 10_000, true, site);
  await toss(member, 30_000, false, site);
  await sumAllDays(world);
  const sums = {
    family: 'coin',
    gameType: 'mini',
    betCount: 2,
    stakeAmount: 40_000,
    returnedAmount: 0,
    winAmount: 19_000,
    turnoverAmount: 40_000,
    resultAmount: -21_000,
  };
  const day = {
    day: '2026-11-20',
    betCount: 2,
    stakeAmount: 40_000,
    paidAmount: 19_000,
    resultAmount: -21_000,
  };
  expect(await member.call('/api/member/winlose', {})).toEqual({
    list: [sums],
    days: [day],
    resultAmount: -21_000,
  });
  const operator = await world.operator('operator', site);
  const report = await operator.call('/api/console/report/play', {});
  expect(report.list).toEqual([{ day: '2026-11-20', playerCount: 1, ...sums, returnBasisPoints: 4_750 }]);
});

test('what is open of it is in what the house owes', async () => {
  const site = await world.addSite();
  const member = await world.member({ site });
  // A coin that is in the air: it comes down at no time yet.
  await world.owner.run(
    `insert into coin_toss (site_id, member_id, reference, stake, win, at)
     values ($1, $2, gen_random_uuid(), 7000, 0, 'infinity')`,
    [site.id, member.key],
  );
  await lookAtLiabilities(world.services);
  const desk = await world.operator('supervisor', site);
  const { openStakeAmt } = await desk.call('/api/console/today', {});
  const { list } = await desk.call('/api/console/report/liabilities', {});
  expect([openStakeAmt, list[0]?.openStakeAmt]).toEqual([7_000, 7_000]);
});

test('it is bound by the loss limit of the day, to the won, and free again on the next', async () => {
  const site = await world.addSite({ dayLossLimitAmount: 20_000 });
  const member = await world.member({ cash: 100_000, site });
  await toss(member, 10_000, true, site);
  await toss(member, 28_000, false, site);
  const refused = await toss(member, 1_001, false, site);
  expect(isFailure(refused) && refused.code).toBe('B6014');
  expect(await toss(member, 1_000, false, site)).toMatchObject({ win: 0 });
  world.clock.set('2026-11-20T15:00:00.000Z');
  expect(await toss(member, 20_000, true, site)).toMatchObject({ win: 38_000 });
});

test('whoever may not bet does not bet on it either', async () => {
  const member = await world.member({ cash: 10_000 });
  const codeOf = async () => {
    const outcome = await toss(member, 1_000, false);
    return isFailure(outcome) && outcome.code;
  };
  await world.database.run('update member set betting_allowed = false where id = $1', [member.key]);
  expect(await codeOf()).toBe('B1001');
  await world.database.run('update member set betting_allowed = true where id = $1', [member.key]);
  await member.call('/api/protection/exclude', { period: 'day' });
  expect(await codeOf()).toBe('X001');
  expect((await world.holdingsOf(member)).cash).toBe(10_000);
});
