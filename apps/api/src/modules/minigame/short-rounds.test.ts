import { expect, test } from 'vitest';
import { lastingTime } from '../../testing/mini-rounds.ts';
import { createWorld } from '../../testing/world.ts';
import { drawRounds } from './draw-rounds.ts';

const world = await createWorld({
  change: (services) => ({ ...services, minigame: { roundMs: 40_000 } }),
});
const pass = lastingTime(world);

test('rounds of another length are refused where money is real: none is announced', async () => {
  await world.changeSite(world.site, { moneyMode: 'licensed' });
  await expect(drawRounds(world.services, 100)).rejects.toThrow(
    'rounds are five minutes where money is real',
  );
  const { betting, round } = await world.guest().call('/api/minigame/board', { game: 'powerball' });
  expect([betting, round]).toEqual(['none', null]);
  await world.changeSite(world.site, { moneyMode: 'play' });
});

test('where sites are for play they are drawn one after the other, and close for their share of a round', async () => {
  await drawRounds(world.services, 100);
  pass(100_000);
  await drawRounds(world.services, 100);
  const board = await world.guest().call('/api/minigame/board', { game: 'speedkino' });
  expect(board).toMatchObject({ everyMs: 40_000, betting: 'open' });
  expect(board.results.map(({ day, round }) => [day, round])).toEqual([
    ['2026-11-20', 1_082],
    ['2026-11-20', 1_081],
  ]);
  const { closesAt, drawsAt, round } = board.round ?? {};
  expect(round).toBe(1_083);
  expect(Date.parse(drawsAt ?? '') - Date.parse(closesAt ?? '')).toBe(4_000);
});

test('where money is real from now on no more are announced, and those that were are drawn for whoever bet on them', async () => {
  const drawn = async () =>
    (await world.owner.row<{ count: number }>('select count(*) from minigame_draw'))?.count ?? 0;
  const before = await drawn();
  await world.changeSite(world.site, { moneyMode: 'licensed' });
  pass(2_017 * 40_000);
  await expect(drawRounds(world.services, 5)).rejects.toThrow('rounds are five minutes where money is real');
  expect(await drawn()).toBeGreaterThan(before);
});
