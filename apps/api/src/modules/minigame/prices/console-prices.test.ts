import { expect, test } from 'vitest';
import { lastingTime, miniBetBody } from '../../../testing/mini-rounds.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld, newKey } from '../../../testing/world.ts';

const world = await createWorld();
lastingTime(world);

const setPath = '/api/console/minigame/setPrices';
const reason = 'a quieter week';

async function setting(prices: { market: string; pick: string; odds: number }[]) {
  const reader = await world.operator('supervisor');
  const { revision } = await reader.call('/api/console/minigame/prices', { game: 'powerball' });
  return { idempotencyKey: newKey(), game: 'powerball' as const, revision, prices, reason };
}

async function oddsOf(pick: string) {
  const { markets } = await world.guest().call('/api/minigame/board', { game: 'powerball' });
  return markets.find(({ market }) => market === 'pb_odd_even')?.selections.find((each) => each.pick === pick)
    ?.odds;
}

test('a price that is set is the one that is offered, and the one seen before is refused', async () => {
  const supervisor = await world.operator('supervisor');
  const member = await world.member({ cash: 50_000 });
  const seen = await miniBetBody(world);
  await supervisor.call(setPath, await setting([{ market: 'pb_odd_even', pick: 'odd', odds: 1.9 }]));
  expect([await oddsOf('odd'), await oddsOf('even')]).toEqual([1.9, 1.95]);
  expect(await member.codeOf('/api/minigame/bet', seen)).toBe('B6010');
  expect(await member.codeOf('/api/minigame/bet', { ...seen, odds: 1.9 })).toBe('0');
  const shown = await supervisor.call('/api/console/minigame/prices', { game: 'powerball' });
  expect(shown.setBy).toBe(supervisor.memId);
  expect(shown.markets[0]?.selections).toMatchObject([
    {
      pick: 'odd',
      odds: 1.9,
      isSet: true,
      ways: '5',
      of: '10',
      highestOdds: 1.999,
      lowestOdds: 1.5,
      returnBasisPoints: 9_500,
    },
    { pick: 'even', odds: 1.95, isSet: false },
  ]);
  await supervisor.call(setPath, await setting([]));
  expect(await oddsOf('odd')).toBe(1.95);
});

test('a line that was moved takes prices off the board that would now give money away, or return next to nothing', async () => {
  const site = await world.addSite({ minigame: { kenoUnderUpTo: 700 } });
  const { markets } = await world.guest(site).call('/api/minigame/board', { game: 'speedkino' });
  const sides = markets.find(({ market }) => market === 'sum_under_over')?.selections;
  expect(sides).toEqual([
    { pick: 'under', odds: null },
    { pick: 'over', odds: null },
  ]);
  const member = await world.member({ cash: 50_000, site });
  const over = { market: 'sum_under_over', pick: 'over', odds: 1.95, game: 'speedkino' } as const;
  expect(await member.codeOf('/api/minigame/bet', await miniBetBody(world, over, site))).toBe('B6051');
});

test.each([253, 750, 1_308])('under a line at %i the prices can be read and set', async (kenoUnderUpTo) => {
  const site = await world.addSite({ minigame: { kenoUnderUpTo } });
  const supervisor = await world.operator('supervisor', site);
  const game = 'speedkino';
  const { markets, revision } = await supervisor.call('/api/console/minigame/prices', { game });
  const sides = markets.find(({ market }) => market === 'sum_under_over')?.selections ?? [];
  for (const { odds, highestOdds, lowestOdds } of sides) {
    expect(odds).toBeNull();
    expect(highestOdds ?? 0).toBeLessThanOrEqual(100_000);
    expect(lowestOdds === null || highestOdds === null || lowestOdds <= highestOdds).toBe(true);
  }
  const prices = sides.flatMap(({ pick, lowestOdds }) =>
    lowestOdds === null || lowestOdds < 1.01 ? [] : [{ market: 'sum_under_over', pick, odds: lowestOdds }],
  );
  await supervisor.call(setPath, { idempotencyKey: newKey(), game, revision, prices, reason });
  const board = await world.guest(site).call('/api/minigame/board', { game });
  const offered = board.markets.find(({ market }) => market === 'sum_under_over')?.selections;
  for (const { pick, odds } of prices) expect(offered).toContainEqual({ pick, odds });
});

test('only a supervisor sets prices', async () => {
  const operator = await world.operator();
  expect(await operator.codeOf(setPath, await setting([]))).toBe('E403');
});

test.each(
  refusalsOf(setPath, {
    C999: [
      'a key that was used for other prices',
      async () => {
        const supervisor = await world.operator('supervisor');
        const body = await setting([]);
        await supervisor.call(setPath, body);
        return supervisor.codeOf(setPath, { ...body, reason: 'another' });
      },
    ],
    E404: [
      'a selection that there is not',
      async () => {
        const supervisor = await world.operator('supervisor');
        return supervisor.codeOf(
          setPath,
          await setting([{ market: 'pb_odd_even', pick: 'evens', odds: 1.5 }]),
        );
      },
    ],
    T999: [
      'prices that were read before somebody else set some',
      async () => {
        const supervisor = await world.operator('supervisor');
        const body = await setting([]);
        await supervisor.call(setPath, await setting([{ market: 'pb_odd_even', pick: 'odd', odds: 1.8 }]));
        return supervisor.codeOf(setPath, body);
      },
    ],
    B6052: [
      'one price for all four pairs of the powerball',
      async () => {
        const supervisor = await world.operator('supervisor');
        return supervisor.codeOf(
          setPath,
          await setting([{ market: 'pb_combo', pick: 'odd_over', odds: 3.6 }]),
        );
      },
    ],
    B6056: [
      'a price that returns less than three quarters',
      async () => {
        const supervisor = await world.operator('supervisor');
        return supervisor.codeOf(
          setPath,
          await setting([{ market: 'pb_odd_even', pick: 'odd', odds: 1.499 }]),
        );
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
