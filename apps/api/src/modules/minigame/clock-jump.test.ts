import { roundMs } from '@hanpan/rules';
import { expect, test } from 'vitest';
import { hours } from '../../testing/clock.ts';
import { lastingTime } from '../../testing/mini-rounds.ts';
import { createWorld } from '../../testing/world.ts';
import { drawRounds } from './draw-rounds.ts';

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
