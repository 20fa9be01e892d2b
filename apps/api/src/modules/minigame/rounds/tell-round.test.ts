import { roundMs } from '@hanpan/rules';
import { expect, test } from 'vitest';
import { lastingTime } from '../../../testing/mini-rounds.ts';
import { createWorld } from '../../../testing/world.ts';
import { drawRounds } from '../draw-rounds.ts';
import { tellRounds } from './tell-round.ts';

const world = await createWorld();
const pass = lastingTime(world);

const toldOf = (topic: string) =>
  world.database.rows<{ state: string; round: number }>(
    `select payload->>'state' as state, (payload->>'round')::int as round from outbox where audience = $1 order by id`,
    [`topic:${world.site.id}:${topic}`],
  );

test('a round is told once when it opens, once when it closes, and once when it is drawn, by whichever of three workers', async () => {
  const three = (work: () => Promise<void>) => Promise.all([work(), work(), work()]);
  await drawRounds(world.services, 100);
  await three(() => tellRounds(world.services));
  pass(roundMs - 30_000);
  await three(() => tellRounds(world.services));
  pass(30_000);
  await three(() => drawRounds(world.services, 100));
  await three(() => tellRounds(world.services));
  const expected = [
    { state: 'open', round: 145 },
    { state: 'closed', round: 145 },
    { state: 'drawn', round: 145 },
    { state: 'open', round: 146 },
  ];
  for (const game of ['powerball', 'minigame:powerball', 'minigame:powerladder', 'minigame:kinoladder'])
    expect(await toldOf(game)).toEqual(expected);
});
