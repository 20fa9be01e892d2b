import { roundMs } from '@hanpan/rules';
import { expect, test } from 'vitest';
import { memberToAccept } from '../../../testing/documents.ts';
import { lastingTime, type MiniBetBody, miniBetBody } from '../../../testing/mini-rounds.ts';
import { checkIsDue, limitOwn, useUpTime } from '../../../testing/own-limits.ts';
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
    L013: [
      'a member whose account is dormant',
      async () => {
        const member = await world.member({ cash: 50_000 });
        await world.setMember(member, 'dormant_at = now()');
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
    X003: [
      'a stake that could lose more than the member allows itself',
      async () =>
        (await limitOwn(await world.member({ cash: 50_000 }), 'loss', 9_999)).codeOf(
          betPath,
          await miniBetBody(world),
        ),
    ],
    X004: [
      'a stake beyond what the member allows itself to stake',
      async () =>
        (await limitOwn(await world.member({ cash: 50_000 }), 'stake', 9_999, 'month')).codeOf(
          betPath,
          await miniBetBody(world),
        ),
    ],
    X006: [
      'a member whose own time of the day is used up',
      async () =>
        (await useUpTime(world, await world.member({ cash: 50_000 }))).codeOf(
          betPath,
          await miniBetBody(world),
        ),
    ],
    D001: [
      'a member who has not accepted the documents that the site demands',
      async () => (await memberToAccept(world)).codeOf(betPath, await miniBetBody(world)),
    ],
    X007: [
      'a member whose reality check is due',
      async () =>
        (await checkIsDue(world, await world.member({ cash: 50_000 }))).codeOf(
          betPath,
          await miniBetBody(world),
        ),
    ],
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

test.each([
  ['speedkino', 'sum_under_over', 'under', { kenoUnderUpTo: 775 }, 780, 775],
  ['kinoladder', 'ladder_end', 'odd', { kenoLadderSplit: 30 }, 35, 30],
] as const)(
  'of %s, the line that a member saw is its bet: the same odds at another line are refused with B6010',
  async (game, market, pick, moved, seen, line) => {
    const site = await world.addSite();
    const member = await world.member({ cash: 50_000, site });
    const body = await miniBetBody(world, { game, market, pick }, site);
    await world.changeSite(site, { minigame: moved });
    expect(await member.codeOf(betPath, { ...body, line: seen })).toBe('B6010');
    expect(await member.codeOf(betPath, { ...body, line: null })).toBe('B6010');
    const { bet } = await member.call(betPath, { ...body, line });
    expect(bet).toMatchObject({ line, odds: body.odds });
  },
);

test('a client that does not say which line it saw is refused in the round in which it moved, and not in the next', async () => {
  const site = await world.addSite();
  const member = await world.member({ cash: 50_000, site });
  const under = { game: 'speedkino', market: 'sum_under_over', pick: 'under' } as const;
  const bodyNow = () => miniBetBody(world, under, site);
  expect(await member.codeOf(betPath, await bodyNow())).toBe('0');
  await world.changeSite(site, { minigame: { kenoUnderUpTo: 775 } });
  const moved = 'update minigame_line_move set at = $2 where site_id = $1';
  // The database's clock is not that of the tests.
  expect(await world.owner.run(moved, [site.id, new Date(world.clock.read())])).toBe(1);
  const body = { ...(await bodyNow()), stake: 11_000 };
  expect(await member.codeOf(betPath, body)).toBe('B6010');
  expect(await member.codeOf(betPath, { ...body, line: 775 })).toBe('0');
  const other = { game: 'speedkino', market: 'sum_odd_even', pick: 'odd' } as const;
  expect(await member.codeOf(betPath, await miniBetBody(world, other, site))).toBe('0');
  pass(roundMs);
  const { bet } = await member.call(betPath, { ...(await bodyNow()), stake: 12_000 });
  expect(bet).toMatchObject({ line: 775 });
});

test('where no line of the site decides a market, a bet that names one is refused with B6010', async () => {
  expect(await codeOf({ line: 780 })).toBe('B6010');
  expect(await codeOf({ line: null })).toBe('0');
});

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

test('[INT-4][RNG-11] while an earlier round waits for its draw no bets are taken on its game, and on the other one they are', async () => {
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

test('who only has to look at its reality check is not told that it may not bet', async () => {
  const member = await checkIsDue(world, await world.member({ cash: 50_000 }));
  expect((await member.call('/api/minigame/board', { game: 'powerball' })).mayBet).toBe(true);
});
