import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildServer } from '../server.ts';
import { startWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());

test('a stream whose snapshot cannot be read is ended, so that its page comes back', async () => {
  const { playToken } = await world.open(world.operator.player(50_000), 'cheongsa-roulette');
  const server = await buildServer(world.vendor, world.rooms);
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const { pool } = world.vendor;
  const query = pool.query.bind(pool);
  const broken = vi.spyOn(pool, 'query').mockImplementation((...asked: unknown[]) => {
    if (String(asked[0]).includes('room_bet')) return Promise.reject(new Error('no connection'));
    return (query as (...asked: unknown[]) => unknown)(...asked);
  });
  const stream = async () => {
    const headers = { authorization: `Bearer ${playToken}` };
    const response = await fetch(`${address}/api/room/stream`, {
      headers,
      signal: AbortSignal.timeout(5_000),
    });
    return await response.text();
  };
  const failure = await stream().catch((error: Error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect((failure as Error).name).not.toBe('TimeoutError');
  broken.mockRestore();
  await server.close();
});
