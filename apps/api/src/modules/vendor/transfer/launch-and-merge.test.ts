import { describe, expect, test } from 'vitest';
import { createGameMoneyWorld, game, launch } from '../../../testing/game-money.ts';
import { limitOwn } from '../../../testing/own-limits.ts';
import { outcomeOf, settle } from '../../../testing/settlements.ts';
import { slipOn } from '../../../testing/slips.ts';
import { newKey } from '../../../testing/world.ts';

const { world, moon, star, playerOf, playing, played, mergeWith, moneyOf, transfersOf, runJobs } =
  await createGameMoneyWorld();
const outGameMoney = '/api/cash/outGameMoney';
const deposit = '/operator/transfer/v1/wallet/deposit';
const withdraw = '/operator/transfer/v1/wallet/withdraw';

describe('a launch', () => {
  test('[EN-06] all cash becomes game money at the vendor, and every kind of money is shown apart', async () => {
    const member = await playing(10_000);
    expect(playerOf(member).balance).toBe(10_000);
    expect(await member.call('/api/cash/getUserCash', {})).toEqual({
      cashAmt: 0,
      gameAmt: 10_000,
      games: [{ vendorKey: 'moon', vendorName: { ko: 'moon', en: 'moon', vi: 'moon' }, amount: 10_000 }],
      pointAmt: 0,
      compAmt: 0,
      holdAmt: 0,
      bonusAmt: 0,
      memCashFlag: 'Y',
      version: expect.any(Number),
    });
    expect(await transfersOf(member)).toEqual([
      { direction: 'in', state: 'confirmed', refusal: null, result: 0 },
    ]);
  });

  test('[RG-1] no more becomes game money than the member may still lose, however often and wherever it is launched', async () => {
    const member = await world.member({ cash: 10_000 });
    await limitOwn(member, 'loss', 3_000);
    await limitOwn(member, 'stake', 50_000, 'month');
    const star = { ...game, vendorKey: 'star' };
    await Promise.all([member.codeOf(launch, game), member.codeOf(launch, star)]);
    await member.codeOf(launch, game);
    await member.codeOf(launch, star);
    const { cash, game: games } = await world.holdingsOf(member);
    expect([cash, Object.values(games).reduce((sum, each) => sum + each, 0)]).toEqual([7_000, 3_000]);
    // What stands there may be lost, so nothing of the limit is left for anything else.
    const [{ used } = { used: 0 }] = (await member.call('/api/protection/limits', {})).list.filter(
      ({ kind, period }) => kind === 'loss' && period === 'day',
    );
    expect(used).toBe(3_000);
    const slip = slipOn([await world.match()], { stake: 1_000 });
    expect(await member.codeOf('/api/bet/betProc', slip)).toBe('X003');
  });

  test('[RG-1] with nothing left of a limit no game is opened, but the one that the money is in already', async () => {
    const member = await world.member({ cash: 10_000 });
    await limitOwn(member, 'loss', 3_000);
    await member.call(launch, game);
    await settle(world, outcomeOf(world, member, { stake: 1_000 }));
    expect(await member.codeOf(launch, game)).toBe('0');
    expect(await member.codeOf(launch, { ...game, vendorKey: 'star' })).toBe('X003');
    expect(await moneyOf(member)).toEqual({ cash: 7_000, moon: 3_000 });
  });

  test('what the vendor refuses returns, once', async () => {
    const member = await world.member({ cash: 5_000 });
    moon.fake.depositRefusal = 'NO_CREDIT';
    expect(await member.codeOf(launch, game)).toBe('B0099');
    expect(await moneyOf(member)).toEqual({ cash: 5_000, moon: 0 });
    await runJobs();
    expect(await moneyOf(member)).toEqual({ cash: 5_000, moon: 0 });
    expect(moon.fake.moneyCalls()).toEqual(['deposit']);
  });

  test.each(['lost-before', 'lost-after'] as const)(
    'a response that was %s is asked for and booked once, whoever asks first',
    async (fault) => {
      const member = await world.member({ cash: 5_000 });
      moon.fake.faults.set(deposit, [fault]);
      expect(await member.codeOf(launch, game)).toBe('NT99');
      expect(await moneyOf(member)).toEqual({ cash: 0, moon: 5_000 });
      world.clock.advance(5_000);
      await Promise.all([member.codeOf(launch, game), runJobs()]);
      expect(await member.codeOf(launch, game)).toBe('0');
      expect(playerOf(member).balance).toBe(5_000);
      expect(await moneyOf(member)).toEqual({ cash: 0, moon: 5_000 });
      const ids = moon.fake.calls.filter(({ path }) => path === deposit).map(({ transferId }) => transferId);
      expect(new Set(ids).size).toBe(1);
    },
  );

  test('a request that arrives long after its retry moves nothing more', async () => {
    const member = await world.member({ cash: 5_000 });
    moon.fake.faults.set(deposit, ['delayed']);
    expect(await member.codeOf(launch, game)).toBe('NT99');
    world.clock.advance(5_000);
    await runJobs();
    moon.fake.deliverDelayed();
    expect(playerOf(member).balance).toBe(5_000);
  });

  test('twenty launches at once move the money once', async () => {
    const member = await world.member({ cash: 7_000 });
    await Promise.all(Array.from({ length: 20 }, () => member.codeOf(launch, game)));
    expect(playerOf(member).balance).toBe(7_000);
    expect(await moneyOf(member)).toEqual({ cash: 0, moon: 7_000 });
  });

  test('[CL-07] with conversion switched off it takes no cash, and what stands there is played', async () => {
    const member = await played(10_000);
    await world.database.run('update game_session set closed_at = now() where member_id = $1', [member.key]);
    expect(await member.call('/api/member/changeMemCashFlag', { flag: 'N' })).toEqual({ flag: 'N' });
    expect((await member.call('/api/cash/getUserCash', {})).memCashFlag).toBe('N');
    await member.call(outGameMoney, { idempotencyKey: newKey(), amount: 4_000 });
    await member.call(launch, game);
    expect(await moneyOf(member)).toEqual({ cash: 4_000, moon: 6_000 });
    await member.call('/api/member/changeMemCashFlag', { flag: 'Y' });
    await member.call(launch, game);
    expect(await moneyOf(member)).toEqual({ cash: 0, moon: 10_000 });
  });

  test('what stands in another closed game comes along', async () => {
    const member = await played(12_000);
    await member.call(launch, { ...game, vendorKey: 'star' });
    expect(star.fake.player(`hanpan-${member.key}`).balance).toBe(12_000);
    expect(await moneyOf(member)).toEqual({ cash: 0, moon: 0 });
  });
});

describe('the merge call', () => {
  test.each([
    ['won', 25_000, 15_000],
    ['lost', 400, -9_600],
    ['lost everything', 0, -10_000],
    ['neither won nor lost', 10_000, 0],
  ])('[CL-33] a member who %s gets what the vendor holds', async (_, left, result) => {
    const member = await played(left);
    const { data } = await mergeWith(member);
    expect(data).toMatchObject({ resultCode: '0', movedAmt: left, cashAmt: left });
    expect(data?.resultMessage).not.toBe('');
    expect(await moneyOf(member)).toEqual({ cash: left, moon: 0 });
    expect(playerOf(member).balance).toBe(0);
    expect((await transfersOf(member)).at(-1)).toEqual({
      direction: 'out',
      state: 'confirmed',
      refusal: null,
      result,
    });
  });

  test('without game money there is nothing to do, and that is no failure', async () => {
    const member = await world.member({ cash: 900 });
    expect((await mergeWith(member)).data).toMatchObject({ resultCode: '0', movedAmt: 0, cashAmt: 900 });
  });

  test('[BC-04] a game is waited for, for a minute after its last sign of life', async () => {
    const member = await playing();
    expect((await mergeWith(member)).code).toBe('C009');
    const key = newKey();
    playerOf(member).game = 'unseen';
    expect((await mergeWith(member, key)).code).toBe('C009');
    world.clock.advance(59_999);
    expect((await mergeWith(member, key)).code).toBe('C009');
    world.clock.advance(1);
    expect((await mergeWith(member, key)).data).toMatchObject({ movedAmt: 10_000 });
  });

  test('a game that opens between the question and the withdrawal keeps its money, and the key is good again', async () => {
    const member = await played(10_000);
    const key = newKey();
    const { transferWallet } = moon.vendor;
    if (transferWallet === undefined) throw new Error('no wallet');
    const gameOf = transferWallet.gameOf;
    transferWallet.gameOf = async (playerId) => {
      const said = await gameOf(playerId);
      playerOf(member).game = 'open';
      return said;
    };
    expect((await mergeWith(member, key)).code).toBe('C009');
    transferWallet.gameOf = gameOf;
    expect(await moneyOf(member)).toEqual({ cash: 0, moon: 10_000 });
    playerOf(member).game = 'closed';
    expect((await mergeWith(member, key)).data).toMatchObject({ movedAmt: 10_000 });
  });

  test('a response that was lost is found out by the same key', async () => {
    const member = await played(3_000);
    const key = newKey();
    moon.fake.faults.set(withdraw, ['lost-after']);
    expect((await mergeWith(member, key)).code).toBe('NT99');
    expect(await moneyOf(member)).toEqual({ cash: 0, moon: 10_000 });
    const found = await mergeWith(member, key);
    expect(found.data).toMatchObject({ movedAmt: 3_000, cashAmt: 3_000 });
    expect(await mergeWith(member, key)).toEqual(found);
    expect(moon.fake.moneyCalls().filter((call) => call === 'withdraw')).toEqual(['withdraw']);
  });

  test('sent a hundred times at once with one key it is one conversion with one result', async () => {
    const member = await played(6_000);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 100 }, () => mergeWith(member, key)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.data).toMatchObject({ movedAmt: 6_000, cashAmt: 6_000 });
    expect(moon.fake.moneyCalls().filter((call) => call === 'withdraw')).toEqual(['withdraw']);
  });

  test('sent at once with many keys it is still one conversion', async () => {
    const member = await played(6_000);
    await Promise.all(Array.from({ length: 20 }, () => mergeWith(member)));
    expect(await moneyOf(member)).toEqual({ cash: 6_000, moon: 0 });
  });
});

test('[CL-30] an amount of game money becomes cash, and what was won or lost so far is booked', async () => {
  const member = await played(15_000);
  const answer = await member.call(outGameMoney, {
    idempotencyKey: newKey(),
    amount: 4_000,
    vendorKey: 'moon',
  });
  expect(answer).toMatchObject({ movedAmt: 4_000, cashAmt: 4_000 });
  expect(await moneyOf(member)).toEqual({ cash: 4_000, moon: 11_000 });
  expect(playerOf(member).balance).toBe(11_000);
});

test("[CL-33] a partner brings a member's game money back as the member's cash, however deep in the tree", async () => {
  const partner = await world.addMember({ rank: 'PTN_4' });
  const below = await world.addMember({ rank: 'PTN_5', parentId: partner.key });
  const member = await world.member({ parentId: below.key, cash: 10_000 });
  await member.call(launch, game);
  Object.assign(playerOf(member), { balance: 12_000, game: 'closed' });
  const store = await world.signIn(partner.memId);
  const { data } = await store.ask('/api/partner/merge', { idempotencyKey: newKey(), memId: member.memId });
  expect(data).toMatchObject({ resultCode: '0', movedAmt: 12_000 });
  expect(await moneyOf(member)).toEqual({ cash: 12_000, moon: 0 });
});
