import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionLifeMs } from '../../play/sessions.ts';
import { settleDueRounds } from '../../play/unfinished-rounds.ts';
import { buildServer } from '../../server.ts';
import { atPond } from '../../testing/pond.ts';
import { startWorld, type World } from '../../testing/world.ts';
import { CatchRoom } from './room.ts';
import { seatIdleMs } from './rules.ts';
import { seatCount } from './seats.ts';

let world: World;
let room: CatchRoom;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => await world.end());
beforeEach(() => {
  room = new CatchRoom(world.vendor, { ticksByItself: false });
});
afterEach(async () => await room.close());

const { angler, load, sit, fill, shootAt, shootAny } = atPond(
  () => world,
  () => room,
);

describe('a seat whose page listens', () => {
  test('is for others when nothing was fired for some minutes, and the player sits down again with a press', async () => {
    const who = await angler();
    const seat = sit(who);
    await load(who);
    await fill();
    await shootAny(seat);
    world.pass(seatIdleMs - 1);
    await settleDueRounds(world.vendor);
    await room.tick();
    expect(seat.raw.join()).not.toContain('event:');
    world.pass(10_000);
    await room.tick();
    expect(seat.raw.slice(-2)).toEqual(['event: idle\ndata: {}\n\n', 'end']);
    expect(await shootAt(seat, 1)).toEqual({ kind: 'refused', reason: 'no-seat' });
    const again = sit(who);
    world.pass(10_000);
    await room.tick();
    expect(again.raw.join()).not.toContain('event:');
  });

  test('is kept while its magazine is loaded', async () => {
    const who = await angler();
    const seat = sit(who);
    world.pass(seatIdleMs);
    await load(who);
    await room.tick();
    expect(seat.raw.join()).not.toContain('event:');
    world.pass(31_000);
    await settleDueRounds(world.vendor);
    await room.tick();
    expect(seat.raw.at(-2)).toContain('event: idle');
  });

  test('is for others when its session was replaced or is over, and its page is told why when it asks for another', async () => {
    const who = await angler();
    const seat = sit(who);
    await world.vendor.pool.query('UPDATE play_session SET replaced_at = $2 WHERE id = $1', [
      who.play.id,
      world.vendor.clock(),
    ]);
    world.pass(10_000);
    await room.tick();
    expect(seat.raw.slice(-2)).toEqual(['event: left\ndata: {}\n\n', 'end']);
    expect(await world.call(who.session, 'POST', '/api/pond/seat')).toMatchObject({
      status: 401,
      body: { error: 'session-replaced' },
    });
    const late = await angler();
    const lateSeat = sit(late);
    world.pass(sessionLifeMs);
    await room.tick();
    expect(lateSeat.raw.slice(-2)).toEqual(['event: left\ndata: {}\n\n', 'end']);
    expect(await world.call(late.session, 'POST', '/api/pond/seat')).toMatchObject({
      status: 401,
      body: { error: 'session-ended' },
    });
  });

  test('does not keep a pond full for ever in which nobody plays', async () => {
    const who = await angler();
    for (let number = 1; number <= seatCount; number += 1)
      sit({ ...who, play: { ...who.play, id: -number, playerId: -number } });
    expect(room.sit(who.play)).toBeUndefined();
    world.pass(seatIdleMs);
    await room.tick();
    expect(room.sit(who.play)).toMatchObject({ boat: 1 });
  });

  test('is kept where it cannot be looked up whether its session is over', async () => {
    const who = await angler();
    const pool = Object.create(world.vendor.pool, {
      query: { value: () => Promise.reject(new Error('no connection')) },
    });
    const apart = new CatchRoom({ ...world.vendor, pool }, { ticksByItself: false });
    const taken = apart.sit(who.play);
    const told: string[] = [];
    apart.listen(taken?.seat ?? '', { send: (message) => told.push(message), end: () => told.push('end') });
    world.pass(seatIdleMs);
    await apart.tick();
    expect(told.join()).not.toContain('event:');
    expect(told.length).toBeGreaterThan(1);
    await apart.close();
  });
});

test('a page that does not read its stream is cut off', async () => {
  const who = await angler();
  const listen = vi.spyOn(CatchRoom.prototype, 'listen');
  const apart = await buildServer(world.vendor);
  const address = await apart.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: `Bearer ${who.session.playToken}` };
  const { seat } = (await apart.inject({ method: 'POST', url: '/api/pond/seat', headers })).json();
  const socket = connect(Number(new URL(address).port), '127.0.0.1').pause();
  socket.write(`GET /api/pond/stream?seat=${seat} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await expect.poll(() => listen.mock.calls.length).toBe(1);
  const listener = listen.mock.calls[0]?.[1];
  const connections = () =>
    new Promise((resolve) => apart.server.getConnections((_, count) => resolve(count)));
  expect(await connections()).toBe(1);
  // The system takes some megabytes for a socket before the server has to keep them. Who reads would not be cut by so little at once.
  const much = `: ${'a tick '.repeat(10_000)}\n\n`;
  await expect
    .poll(async () => {
      for (let message = 0; message < 5; message += 1) listener?.send(much);
      return await connections();
    })
    .toBe(0);
  socket.destroy();
  listen.mockRestore();
  await apart.close();
});
