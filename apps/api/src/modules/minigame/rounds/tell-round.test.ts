import { roundMs } from '@hanpan/rules';
import { expect, test } from 'vitest';
import { lastingTime } from '../../../testing/mini-rounds.ts';
import { createWorld } from '../../../testing/world.ts';
import { drawRounds } from '../draw-rounds.ts';
import { type KnownTold, tellRounds } from './tell-round.ts';

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

test('what a worker knows to be told is not told again, by it or by one that knows nothing, and costs no transaction', async () => {
  const first: KnownTold = new Map();
  const counts = async () => (await toldOf('minigame:powerball')).length;
  let transactions = 0;
  const transaction: typeof world.database.transaction = (work) => {
    transactions += 1;
    return world.database.transaction(work);
  };
  const services = { ...world.services, database: { ...world.database, transaction } };
  pass(roundMs - 30_000);
  const before = await counts();
  await tellRounds(services, first);
  expect(await counts()).toBe(before + 1);
  transactions = 0;
  await tellRounds(services, first);
  expect(transactions).toBe(0);
  await tellRounds(services, new Map());
  expect(transactions).toBeGreaterThan(0);
  expect(await counts()).toBe(before + 1);
  // News comes from another worker: this one asks, hears that it was told, and asks no more.
  pass(30_000);
  await drawRounds(world.services, 100);
  await tellRounds(world.services, new Map());
  const told = await counts();
  await tellRounds(services, first);
  transactions = 0;
  await tellRounds(services, first);
  expect(transactions).toBe(0);
  expect(await counts()).toBe(told);
});

test('what could not be committed is not known, and is told by the next run', async () => {
  const known: KnownTold = new Map();
  pass(roundMs - 30_000);
  const before = (await toldOf('minigame:powerball')).length;
  const transaction = () => Promise.reject(new Error('no database'));
  await expect(
    tellRounds({ ...world.services, database: { ...world.database, transaction } }, known),
  ).rejects.toThrow('no database');
  await tellRounds(world.services, known);
  expect((await toldOf('minigame:powerball')).length).toBe(before + 1);
});
