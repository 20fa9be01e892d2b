import { roundMs } from '@hanpan/rules';
import { expect, test } from 'vitest';
import { lastingTime, type MiniBetBody, miniBetBody } from '../../../testing/mini-rounds.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld, newKey } from '../../../testing/world.ts';

const world = await createWorld();
const pass = lastingTime(world);

const betPath = '/api/minigame/bet';

/** The code of a bet of a member with money, of a site with these settings. */
async function codeOf(change: Partial<MiniBetBody> = {}, settings: object = {}) {
  const site = await world.addSite(settings);
  const member = await world.member({ cash: 2_000_000, site });
  const body = await miniBetBody(world, {}, site);
  return member.codeOf(betPath, { ...body, ...change });
}

test.each(
  refusalsOf(betPath, {
    C999: [
      'a key that was used for another bet',
      async () => {
        const member = await world.member({ cash: 50_000 });
        const body = await miniBetBody(world);
        await member.call(betPath, body);
        return member.codeOf(betPath, { ...body, pick: 'even' });
      },
    ],
    B1002: [
      'a locked member',
      async () => {
        const member = await world.member({ cash: 50_000 });
        await world.setMember(member, "status = 'suspended'");
        return member.codeOf(betPath, await miniBetBody(world));
      },
    ],
    B1001: [
      'a member without the permission to bet',
      async () => {
        const member = await world.member({ cash: 50_000 });
        await world.setMember(member, 'betting_allowed = false');
        return member.codeOf(betPath, await miniBetBody(world));
      },
    ],
    X001: [
      'a member who has excluded itself',
      async () => {
        const member = await world.member({ cash: 50_000 });
        await world.setMember(member, "excluded_until = '2100-01-01'");
        return member.codeOf(betPath, await miniBetBody(world));
      },
    ],
    B6051: ['a game that the site has switched off', () => codeOf({}, { minigame: { off: ['powerball'] } })],
    E404: ['a selection that the market has not', () => codeOf({ pick: 'purple' })],
    B6050: [
      'a round that is not the one that is open',
      async () => {
        const { round } = await miniBetBody(world);
        return codeOf({ round: round + 1 });
      },
    ],
    B6010: ['a price that is not offered any more', () => codeOf({ odds: 1.96 })],
    B6001: ['less than the smallest stake', () => codeOf({ stake: 999 })],
    B6002: ['more than the largest stake', () => codeOf({ stake: 1_000_001 })],
    B6003: ['more than the largest payout', () => codeOf({}, { minigame: { maxWinAmount: 19_499 } })],
    B6014: ['a stake beyond the loss limit of the day', () => codeOf({}, { dayLossLimitAmount: 9_999 })],
    B6005: [
      'the same bet a moment ago',
      async () => {
        const member = await world.member({ cash: 50_000 });
        const body = await miniBetBody(world);
        await member.call(betPath, body);
        return member.codeOf(betPath, { ...body, idempotencyKey: newKey() });
      },
    ],
    B6015: [
      'more than the house has room for',
      () => codeOf({ stake: 50_000 }, { minigame: { selectionAmount: 20_000 } }),
    ],
    B6016: ['a selection without any room', () => codeOf({}, { minigame: { selectionAmount: 100 } })],
    B6000: [
      'more than the balance',
      async () => (await world.member({ cash: 9_999 })).codeOf(betPath, await miniBetBody(world)),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each([{ stake: 0 }, { stake: -1 }, { stake: 1.5 }])(
  '%o is refused with B6001, and moves nothing',
  async (body) => {
    expect(await codeOf(body)).toBe('B6001');
  },
);

test.each([{ day: 'today' }, { round: 0 }, { odds: 0.5 }, { market: 'DROP TABLE' }, { game: 'bingo' }])(
  '%o is refused with E400',
  async (body) => {
    expect(await codeOf(body as object)).toBe('E400');
  },
);

test('while an earlier round waits for its draw no bets are taken on its game, and on the other one they are', async () => {
  const member = await world.member({ cash: 50_000 });
  await miniBetBody(world);
  pass(roundMs + 15_001);
  const ask = async (game: 'powerball' | 'speedkino') => {
    const { round, betting } = await world.guest().call('/api/minigame/board', { game });
    const [market, pick] = game === 'powerball' ? ['pb_odd_even', 'odd'] : ['sum_odd_even', 'odd'];
    const named = { idempotencyKey: newKey(), game, day: round?.day ?? '', round: round?.round ?? 1 };
    const code = await member.codeOf(betPath, { ...named, market, pick, odds: 1.95, stake: 1_000 });
    return [betting, code];
  };
  expect(await ask('powerball')).toEqual(['late', 'B6051']);
  await miniBetBody(world);
  expect(await ask('powerball')).toEqual(['open', '0']);
  expect(await ask('speedkino')).toEqual(['open', '0']);
});

test('after the clock has stepped back no bet is taken on a round whose draw is out, and none fails', async () => {
  const [member, other] = [await world.member({ cash: 50_000 }), await world.member({ cash: 50_000 })];
  const body = await miniBetBody(world);
  pass(roundMs);
  await miniBetBody(world);
  pass(-roundMs);
  const { betting } = await world.guest().call('/api/minigame/board', { game: 'powerball' });
  const codes = await Promise.all([member, other].map((each) => each.codeOf(betPath, body)));
  pass(roundMs);
  expect([betting, ...codes]).toEqual(['closed', 'B6050', 'B6050']);
  expect((await world.holdingsOf(member)).cash).toBe(50_000);
  expect(await member.codeOf(betPath, await miniBetBody(world))).toBe('0');
});

test('the limits of a level stand above those of the site', async () => {
  const levels = { 3: { minAmount: 5_000, maxAmount: 20_000 } };
  const site = await world.addSite({ minigame: { levels } });
  const member = await world.member({ cash: 50_000, site });
  await world.setMember(member, 'level = 3');
  const { limits, mayBet } = await member.call('/api/minigame/board', { game: 'powerball' });
  expect([limits.minAmount, limits.maxAmount, mayBet]).toEqual([5_000, 20_000, true]);
  const body = await miniBetBody(world, {}, site);
  expect(await member.codeOf(betPath, { ...body, stake: 4_999 })).toBe('B6001');
  expect(await member.codeOf(betPath, { ...body, stake: 20_001 })).toBe('B6002');
  expect(await member.codeOf(betPath, { ...body, stake: 20_000 })).toBe('0');
});
