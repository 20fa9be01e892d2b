import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../testing/world.ts';
import type { ListedRound, ReplayLink, ReplayResponse } from './play-api.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());

type Session = Awaited<ReturnType<World['open']>>;
const listOf = async (session: Session) =>
  (await world.call(session, 'GET', '/api/rounds')).body as ListedRound[];

/** Played, and seen to its end where that is said. */
async function play(session: Session, isShown = true): Promise<string> {
  const answer = await world.spin(session);
  if (answer.kind !== 'played') throw new Error(answer.kind);
  const { roundId } = answer.round;
  if (isShown) await world.call(session, 'POST', '/api/shown', { roundId });
  return roundId;
}

test('a player sees the last rounds of the game, the newest first, with stake and return', async () => {
  const session = await world.open(world.operator.player(1_000_000));
  expect(await listOf(session)).toEqual([]);
  const first = await play(session);
  const second = await play(session);
  const list = await listOf(session);
  expect(list.map(({ roundId }) => roundId)).toEqual([second, first]);
  expect(list[0]).toMatchObject({ stakeAmount: 1000, status: 'played', totalAmount: expect.any(Number) });
});

test('a round that is still being shown is not told of before its end', async () => {
  const session = await world.open(world.operator.player(1_000_000));
  const first = await play(session);
  const second = await play(session, false);
  expect((await listOf(session)).map(({ roundId }) => roundId)).toEqual([first]);
  await world.call(session, 'POST', '/api/shown', { roundId: second });
  expect(await listOf(session)).toHaveLength(2);
});

test('a round of the list is shown again by a link, and nobody else’s is', async () => {
  const session = await world.open(world.operator.player(1_000_000));
  const other = await world.open(world.operator.player(1_000_000));
  const roundId = await play(session);
  const { link } = (await world.call(session, 'POST', '/api/rounds/replay', { roundId })).body as ReplayLink;
  const payload = { link, lang: 'vi' };
  const replay = await world.server.inject({ method: 'POST', url: '/api/replay', payload });
  expect(replay.json<ReplayResponse>()).toMatchObject({ lang: 'vi', round: { roundId } });
  expect((await world.call(other, 'POST', '/api/rounds/replay', { roundId })).status).toBe(404);
  expect(await listOf(other)).toEqual([]);
});
