import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tx } from '../database.ts';
import { closeSessions } from '../purse/open-games.ts';
import { buildServer } from '../server.ts';
import { openRoom } from '../testing/room.ts';
import { roomOf } from '../testing/room-driver.ts';
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

test('one press may lay the smallest chip on every place of the table, and none of them twice', async () => {
  const { game, limits } = roomOf('cheongsa-roulette');
  const page = await openRoom(world, 'cheongsa-roulette', world.operator.player(100_000_000));
  await world.rooms.tick();
  const chip = Math.min(...limits.chips);
  const lines = Object.fromEntries(game.bets(null).map(({ id }) => [id, chip]));
  expect(Object.keys(lines).length).toBeGreaterThan(150);
  const { bet } = (await page.place(lines)).body;
  expect([bet?.status, bet?.lines.length]).toEqual(['taken', Object.keys(lines).length]);
  world.pass(5000);
  const doubled = [...Object.keys(lines), 'red'].map((bet) => ({ bet, stakeAmount: chip }));
  const answer = await world.server.inject({
    method: 'POST',
    url: '/api/room/bets',
    headers: { authorization: `Bearer ${page.playToken}` },
    payload: {
      roundId: page.state().round?.id,
      betKey: randomUUID(),
      word: '0'.repeat(32),
      lines: doubled,
    },
  });
  expect(answer.json()).toEqual({ error: 'stake-not-offered' });
  page.leave();
});

test('a page at a table is told that the operator has ended its game, and not that another window has', async () => {
  const code = 'cheongsa-roulette';
  const page = await openRoom(world, code, world.operator.player(1000));
  const { pool, clock } = world.vendor;
  const { rows } = await pool.query('SELECT id FROM player WHERE user_name = $1', [page.user]);
  await tx(pool, (tx) => closeSessions(tx, rows[0].id, clock()));
  await world.rooms.channel(roomOf(code)).beat();
  expect(page.messages.at(-1)).toMatchObject({ type: 'end', error: 'session-ended' });
  expect(page.isOver()).toBe(true);
});
