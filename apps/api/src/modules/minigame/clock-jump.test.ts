import { roundMs } from '@hanpan/rules';
import { expect, test } from 'vitest';
import { hours } from '../../testing/clock.ts';
import { lastingTime } from '../../testing/mini-rounds.ts';
import { createWorld } from '../../testing/world.ts';
import { type AnnouncedUntil, drawRounds } from './draw-rounds.ts';
import { tellRounds } from './rounds/tell-round.ts';

const world = await createWorld();
const pass = lastingTime(world);

/** When the series of the powerball begin, from the time of the first one on. */
async function beginnings(): Promise<number[]> {
  const { list } = await world.guest().call('/api/fair/commitments', { game: 'powerball' });
  const all = list.map(({ announcement }) => announcement.firstDrawAtMs).sort((one, other) => one - other);
  return all.map((each) => each - (all[0] ?? 0));
}

test('after a clock that was a year ahead for a moment rounds go on to be announced', async () => {
  const ahead = hours(24) * 365;
  await drawRounds(world.services, 2);
  expect(await beginnings()).toEqual([0]);
  pass(ahead);
  await drawRounds(world.services, 2);
  pass(-ahead);
  expect(await beginnings()).toEqual([0, ahead]);
  pass(hours(24));
  await drawRounds(world.services, 2);
  expect(await beginnings()).toEqual([0, 2_016 * roundMs, ahead]);
});

test('a worker that ran on under such a clock goes on to announce, and to tell of rounds', async () => {
  const known: AnnouncedUntil = new Map();
  const run = () => drawRounds(world.services, 0, known);
  const told = async () =>
    (await world.owner.row<{ at: Date }>('select max(draws_at) as at from minigame_told'))?.at.getTime() ?? 0;
  const ahead = hours(24) * 800;
  pass(ahead);
  await run();
  await run();
  await tellRounds(world.services);
  pass(-ahead);
  const now = world.services.clock();
  const before = await beginnings();
  pass(hours(24) * 10);
  await run();
  expect((await beginnings()).length).toBe(before.length + 1);
  await tellRounds(world.services);
  expect(await told()).toBeLessThan(now + hours(24) * 11);
});
