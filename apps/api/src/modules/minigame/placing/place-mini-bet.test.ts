import { roundMs } from '@hanpan/rules';
import { expect, test } from 'vitest';
import { lastingTime, miniBetBody } from '../../../testing/mini-rounds.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey } from '../../../testing/world.ts';

const world = await createWorld();
const pass = lastingTime(world);

const path = '/api/minigame/bet';
const cashOf = async (member: { key: number }) => (await world.holdingsOf(member)).cash;

test('a bet is taken at the odds shown: the stake leaves the balance, and the receipt leads to the proof', async () => {
  const member = await world.member({ cash: 50_000 });
  const body = await miniBetBody(world, { market: 'pb_combo', pick: 'odd_over', stake: 12_345 });
  const { bet, cashAmt } = await member.call(path, body);
  expect(cashAmt).toBe(37_655);
  expect(bet).toMatchObject({ status: 'BET', stake: 12_345, odds: 3.15, possibleWin: 38_886, winCash: null });
  const found = await world.guest().call('/api/fair/commitments', { digest: bet.announcement });
  expect(found.list[0]?.announcement.series).toBe(bet.series);
  const { drawAt } = await world.guest().call('/api/fair/reveal', { series: bet.series, draw: bet.draw });
  expect(drawAt).toBe(bet.drawsAt);
  const mine = await member.call('/api/minigame/myBets', body);
  expect(mine).toEqual({ list: [bet], total: { stake: 12_345, winCash: 0 } });
});

test('[BET-5] the last millisecond before the round closes is in time, and the next one is not', async () => {
  const member = await world.member({ cash: 50_000 });
  const body = await miniBetBody(world);
  const closesInMs = roundMs - 30_000;
  pass(closesInMs - 1);
  expect((await member.call(path, body)).bet.status).toBe('BET');
  pass(1);
  expect(await member.codeOf(path, { ...body, idempotencyKey: newKey() })).toBe('B6050');
  pass(30_000);
  expect(await cashOf(member)).toBe(40_000);
});

test('twenty different bets at once take what the balance allows, and no more', async () => {
  const member = await world.member({ cash: 100_000 });
  const body = await miniBetBody(world);
  const codes = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      member.codeOf(path, { ...body, idempotencyKey: newKey(), stake: 10_000 + index }),
    ),
  );
  expect(codes.filter((code) => code === '0')).toHaveLength(9);
  expect(codes.filter((code) => code === 'B6000')).toHaveLength(11);
  const mine = await member.call('/api/minigame/myBets', body);
  expect(mine.total.stake).toBe(100_000 - (await cashOf(member)));
});

test('bets that are open count towards the loss limit, of this family and of others, however many come at once', async () => {
  const site = await world.addSite({ dayLossLimitAmount: 60_000 });
  const member = await world.member({ cash: 500_000, site });
  // The feed is alive at the moment of the file, however far it has gone.
  await world.passTime(0);
  const match = await world.match();
  await member.call('/api/bet/betProc', slipOn([match], { stake: 30_000 }));
  const body = await miniBetBody(world, {}, site);
  const codes = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      member.codeOf(path, { ...body, idempotencyKey: newKey(), stake: 10_000 + index }),
    ),
  );
  expect(codes.filter((code) => code === '0')).toHaveLength(2);
  expect(codes.filter((code) => code === 'B6014')).toHaveLength(8);
  expect(await member.codeOf('/api/bet/betProc', slipOn([await world.match()], { stake: 10_000 }))).toBe(
    'B6014',
  );
});

test('twenty times the same key take one bet', async () => {
  const member = await world.member({ cash: 100_000 });
  const body = await miniBetBody(world);
  const bets = await Promise.all(Array.from({ length: 20 }, () => member.call(path, body)));
  expect(new Set(bets.map(({ bet }) => bet.betIdx)).size).toBe(1);
  expect(await cashOf(member)).toBe(90_000);
});

test('twenty times the same bet under keys of their own take one bet', async () => {
  const member = await world.member({ cash: 1_000_000 });
  const body = await miniBetBody(world);
  const codes = await Promise.all(
    Array.from({ length: 20 }, () => member.codeOf(path, { ...body, idempotencyKey: newKey() })),
  );
  expect(codes.filter((code) => code === '0')).toHaveLength(1);
  expect(codes.filter((code) => code === 'B6005')).toHaveLength(19);
});

test('a batch never stakes more on a selection than the house is ready to lose, and leaves the other side alone', async () => {
  const site = await world.addSite({ minigame: { selectionAmount: 50_000 } });
  const members = await Promise.all(Array.from({ length: 10 }, () => world.member({ cash: 20_000, site })));
  const odd = await miniBetBody(world, {}, site);
  const codes = await Promise.all(
    members.map((member) => member.codeOf(path, { ...odd, idempotencyKey: newKey() })),
  );
  // Each may win 9,500 won beyond its stake: five of them fit into 50,000.
  expect(codes.filter((code) => code === '0')).toHaveLength(5);
  expect(codes.filter((code) => code === 'B6015')).toHaveLength(5);
  const [other] = members;
  expect(await other?.codeOf(path, { ...odd, idempotencyKey: newKey(), pick: 'even' })).toBe('0');
});

test('a bet without money keeps no room from one with money of the same moment', async () => {
  const site = await world.addSite({ minigame: { selectionAmount: 15_000 } });
  const [poor, rich, late] = await Promise.all(
    [0, 50_000, 50_000].map((cash) => world.member({ cash, site })),
  );
  const body = await miniBetBody(world, {}, site);
  const bets = [poor, rich, late].map((member) =>
    member?.codeOf(path, { ...body, idempotencyKey: newKey() }),
  );
  const codes = await Promise.all(bets);
  // Each may win 9,500 won beyond its stake: one fits into 15,000.
  expect(codes[0]).toBe('B6000');
  expect(codes.slice(1).sort()).toEqual(['0', 'B6015']);
  const cash = await Promise.all(
    [poor, rich, late].map(async (member) => member && (await world.holdingsOf(member, site)).cash),
  );
  expect(cash.map(Number).sort()).toEqual([0, 40_000, 50_000]);
});

test('[BET-5] a bet on a draw that is decided is refused by the database, whatever the clock says', async () => {
  const member = await world.member({ cash: 50_000 });
  const { bet } = await member.call(path, await miniBetBody(world, { game: 'speedkino' }));
  pass(roundMs);
  await miniBetBody(world);
  const again = world.database.run(
    `insert into minigame_bet (site_id, member_id, receipt_id, game, day, round, series, draw, market, pick, odds_milli, stake,
       possible_win, placed_at, closes_at, draws_at)
     select site_id, member_id, 'M-late', game, day, round, series, draw, market, pick, odds_milli, stake, possible_win,
            placed_at, closes_at, draws_at from minigame_bet where id = $1`,
    [bet.betIdx],
  );
  await expect(again).rejects.toMatchObject({ code: '23514' });
  for (const change of ['stake = 1, possible_win = 1', "pick = 'even'", 'draw = draw + 1'])
    await expect(
      world.database.run(`update minigame_bet set ${change} where id = $1`, [bet.betIdx]),
    ).rejects.toThrow('agreed');
});
