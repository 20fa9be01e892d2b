import { type MiniGame, miniGames } from '@hanpan/contract';
import { Ledger } from '@hanpan/ledger';
import { payout } from '@hanpan/money';
import { defaultMiniPrices, roundMs } from '@hanpan/rules';
import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { lastingTime, type MiniBetBody, miniBetBody } from '../../../testing/mini-rounds.ts';
import { startRealtime } from '../../../testing/realtime.ts';
import { sumAllDays } from '../../../testing/settlements.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import { drawRounds } from '../draw-rounds.ts';
import { settleMiniBets } from './settle-mini-bets.ts';

const world = await createWorld();
const pass = lastingTime(world);

const path = '/api/minigame/bet';
const server = await startRealtime(world);
const settle = (services = world.services, atOnce = 200) => settleMiniBets(services, atOnce);
const cashOf = async (member: { key: number }) => (await world.holdingsOf(member)).cash;

async function drawNext(): Promise<void> {
  pass(roundMs);
  await drawRounds(world.services, 1_000);
}

/** What the last round of a game came to. */
async function lastResult(game: MiniGame) {
  const { results } = await world.guest().call('/api/minigame/board', { game });
  return need(results[0], 'a result');
}

/** Bets on every selection of a game, so that some of them win. */
async function betOnEverything(member: Person, game: MiniGame): Promise<MiniBetBody[]> {
  const first = await miniBetBody(world, { game });
  const { markets } = await world.guest().call('/api/minigame/board', { game });
  const bodies = markets.flatMap(({ market, selections }) =>
    selections.map(({ pick, odds }) => ({
      ...first,
      market,
      pick,
      odds: need(odds, 'a price'),
      stake: 1_001,
      idempotencyKey: newKey(),
    })),
  );
  for (const body of bodies) await member.call(path, body);
  return bodies;
}

describe('a round is settled as its draw came', () => {
  test.each(miniGames)(
    'every selection of %s: what came true is paid at its price, everything else lost',
    async (game) => {
      const member = await world.member({ cash: 1_000_000 });
      const bodies = await betOnEverything(member, game);
      await drawNext();
      await settle();
      const { results } = await lastResult(game);
      const { list, total } = await member.call('/api/minigame/myBets', need(bodies[0], 'a bet'));
      expect(list).toHaveLength(bodies.length);
      let paid = 0;
      for (const bet of list) {
        const isWon = results[bet.market] === bet.pick;
        const price = need(defaultMiniPrices[game][bet.market]?.[bet.pick], 'a price');
        const winCash = isWon ? payout(bet.stake, price) : 0;
        paid += winCash;
        expect(bet).toMatchObject({ status: isWon ? 'PASS' : 'FAIL', winCash, result: results[bet.market] });
      }
      expect(list.filter(({ status }) => status === 'PASS')).toHaveLength(Object.keys(results).length);
      expect(total).toEqual({ stake: 1_001 * bodies.length, winCash: paid });
      expect(await cashOf(member)).toBe(1_000_000 - 1_001 * bodies.length + paid);
    },
  );

  test('before the draw nothing is settled, and settling again pays nothing again', async () => {
    const member = await world.member({ cash: 20_000 });
    const odd = await miniBetBody(world);
    await member.call(path, odd);
    await member.call(path, { ...odd, pick: 'even', idempotencyKey: newKey() });
    await settle();
    expect(await cashOf(member)).toBe(0);
    await drawNext();
    for (let times = 0; times < 3; times += 1) await settle();
    expect(await cashOf(member)).toBe(19_500);
  });
});

test('[INT-4] a round whose draw is void gives every stake back, and it counts for nothing', async () => {
  const member = await world.member({ cash: 100_000 });
  const body = await miniBetBody(world, { game: 'kinoladder', stake: 30_000 });
  await member.call(path, body);
  pass(roundMs + 60 * 60_000);
  const withoutKey = { ...world.services, witness: undefined };
  // The keys are missing, and it has waited for them for an hour.
  await drawRounds(withoutKey, 1);
  await settle();
  const later = await world.signIn(member.memId);
  const { list } = await later.call('/api/minigame/myBets', body);
  expect(list).toMatchObject([{ status: 'CANCEL', winCash: 30_000, result: null }]);
  expect(await cashOf(member)).toBe(100_000);
  expect((await lastResult('kinoladder')).state).toBe('void');
  const [fact] = await world.database.rows(
    'select stake, counted, returned, win from play_settlement where member_id = $1',
    [member.key],
  );
  expect(fact).toEqual({ stake: 30_000, counted: 0, returned: 30_000, win: 0 });
  // The draw that was declared void is never drawn, and the rounds after it stand.
  await drawRounds(world.services, 1_000);
  await settle();
  expect((await later.call('/api/minigame/myBets', body)).list).toMatchObject([{ status: 'CANCEL' }]);
});

test('three workers at once, some of which die half way, pay every bet once', async () => {
  const members = await Promise.all(Array.from({ length: 30 }, () => world.member({ cash: 40_000 })));
  const odd = await miniBetBody(world, { market: 'sum_odd_even', stake: 15_000 });
  for (const member of members) {
    await member.call(path, { ...odd, idempotencyKey: newKey() });
    await member.call(path, { ...odd, pick: 'even', idempotencyKey: newKey() });
  }
  pass(roundMs);
  await Promise.all([1, 2, 3].map(() => drawRounds(world.services, 1_000)));
  let posted = 0;
  class DyingLedger extends Ledger {
    override async postIn(...given: Parameters<Ledger['postIn']>) {
      const done = await super.postIn(...given);
      posted += 1;
      // The connection is gone after the money has moved, and before the commit.
      if (posted % 2 === 1) throw Object.assign(new Error('gone'), { code: '57P01' });
      return done;
    }
  }
  const dying = { ...world.services, ledger: new DyingLedger(world.database) };
  await Promise.allSettled([settle(dying, 7), settle(dying, 5), settle(dying, 3)]);
  await Promise.all([settle(world.services, 4), settle(world.services, 6), settle(world.services, 5)]);
  for (const member of members) expect(await cashOf(member)).toBe(40_000 - 30_000 + 29_250);
  const twice = await world.database.rows(
    "select reference from ledger_transfer where flow = 'mini-win' group by reference having count(*) > 1",
  );
  expect(twice).toEqual([]);
});

test('a bet that cannot be settled does not keep the others waiting, and is tried again', async () => {
  const [bad, good] = [await world.member({ cash: 20_000 }), await world.member({ cash: 20_000 })];
  const body = await miniBetBody(world);
  for (const member of [bad, good]) {
    await member.call(path, { ...body, idempotencyKey: newKey() });
    await member.call(path, { ...body, pick: 'even', idempotencyKey: newKey() });
  }
  await drawNext();
  class RefusingLedger extends Ledger {
    override async postIn(...given: Parameters<Ledger['postIn']>) {
      if (given[1].some(({ credit }) => credit.memberId === bad.key))
        throw new Error('this account is closed');
      return super.postIn(...given);
    }
  }
  const refusing = { ...world.services, ledger: new RefusingLedger(world.database) };
  await expect(settle(refusing)).rejects.toThrow('1 mini game bets could not be settled');
  expect([await cashOf(bad), await cashOf(good)]).toEqual([0, 19_500]);
  const [fault] = await world.database.rows<{ fault: string }>(
    'select fault from minigame_bet where fault is not null',
  );
  expect(fault?.fault).toBe('this account is closed');
  pass(60_000);
  await settle();
  expect(await cashOf(bad)).toBe(19_500);
});

describe('what a member played', () => {
  test('[PF-12][MS-04] is in the history with its proof, in the report, in the statement and in the ledger’s lines', async () => {
    const site = await world.addSite();
    const member = await world.member({ cash: 50_000, site });
    const body = await miniBetBody(
      world,
      { game: 'powerladder', market: 'ladder_result', pick: 'LEFT4ODD' },
      site,
    );
    const { bet } = await member.call(path, body);
    const waiting = await member.call('/api/bet/betlistNew', { groupKey: 'minigame' });
    expect(waiting.list).toMatchObject([{ status: 'BET', possibleCash: 38_000, totalOdds: 3.8 }]);
    await drawNext();
    await settle();
    const isWon = (await lastResult('powerladder')).results.ladder_result === 'LEFT4ODD';
    const winCash = isWon ? 38_000 : 0;
    const { list } = await member.call('/api/bet/betlistNew', { groupKey: 'mini' });
    expect(list).toMatchObject([
      {
        family: 'minigame',
        gameType: 'mini',
        receiptId: bet.receiptId,
        name: { ko: '파워사다리' },
        cash: 10_000,
        winCash,
        resultCash: winCash - 10_000,
        betCalResults: [
          {
            kind: 'ladder_result',
            pick: 'LEFT4ODD',
            odds: 3.8,
            result: isWon ? 'win' : 'lose',
            proof: { series: bet.series, draw: bet.draw, announcement: bet.announcement },
          },
        ],
      },
    ]);
    const money = await member.call('/api/bet/money', { family: 'minigame', betIdx: bet.betIdx });
    expect(money.list.map(({ flow }) => flow)).toEqual(isWon ? ['mini-bet', 'mini-win'] : ['mini-bet']);
    await sumAllDays(world);
    const report = await member.call('/api/member/winlose', {});
    expect(report.list).toMatchObject([
      { family: 'minigame', gameType: 'mini', stakeAmount: 10_000, turnoverAmount: 10_000 },
    ]);
    expect(report.resultAmount).toBe(winCash - 10_000);
  });

  test('on both sides of a market counts for the turnover of no bonus', async () => {
    const member = await world.member({ cash: 50_000 });
    const body = await miniBetBody(world, { game: 'speedkino' });
    await member.call(path, body);
    await member.call(path, { ...body, pick: 'even', idempotencyKey: newKey() });
    await member.call(path, { ...body, market: 'sum_under_over', pick: 'over', idempotencyKey: newKey() });
    await drawNext();
    await settle();
    const rows = await world.database.rows<{ counted: number; eligible: number }>(
      'select counted, eligible from play_settlement where member_id = $1 order by reference',
      [member.key],
    );
    expect(rows).toEqual([
      { counted: 10_000, eligible: 0 },
      { counted: 10_000, eligible: 0 },
      { counted: 10_000, eligible: 10_000 },
    ]);
  });
});

test('the loss limit of the day counts what was lost on mini games, and refuses the next stake', async () => {
  const site = await world.addSite({ dayLossLimitAmount: 25_000 });
  const member = await world.member({ cash: 100_000, site });
  const body = await miniBetBody(world, { market: 'sum_section', pick: 'A', stake: 20_000 }, site);
  await member.call(path, body);
  await drawNext();
  await settle();
  const { results } = await lastResult('powerball');
  const next = { ...(await miniBetBody(world, {}, site)), stake: 10_000 };
  expect(await member.codeOf(path, next)).toBe(results.sum_section === 'A' ? '0' : 'B6014');
});

test('whoever watches a game hears its round close, its result, and a member what its bet came to', async () => {
  const member = await world.member({ cash: 50_000 });
  const page = await server.open({ token: member.token });
  for (const topic of ['minigame:powerladder', 'powerball']) page.socket.emit('subscribe', topic);
  await server.hasRead(page);
  const body = await miniBetBody(world, { game: 'powerladder' });
  const { bet } = await member.call(path, body);
  await drawNext();
  await settle();
  const told = await page.next('miniRound', ({ state }) => state === 'drawn');
  const { day, round, results, numbers } = await lastResult('powerladder');
  expect(told).toMatchObject({ game: 'powerladder', day, round, results, numbers });
  const drawn = await page.next('powerball', ({ state }) => state === 'drawn');
  expect(drawn).toMatchObject({ round, balls: (await lastResult('powerball')).numbers });
  const settled = await page.next('miniBet', (push) => push.bet.status !== 'BET');
  expect(settled.bet.betIdx).toBe(bet.betIdx);
});
