import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { createWorld } from '../../../testing/world.ts';
import { drawRounds } from '../draw-rounds.ts';

const world = await createWorld();

async function get(path: string, headers: Record<string, string> = {}) {
  return world.app.inject({ method: 'GET', url: `/live/powerball/${path}`, headers });
}

test('nothing is broadcast before a draw is announced', async () => {
  expect((await get('live.m3u8')).statusCode).toBe(404);
});

async function listed(): Promise<string[]> {
  const { statusCode, headers, body } = await get('live.m3u8');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('application/vnd.apple.mpegurl');
  expect(headers['cache-control']).toBe('no-store');
  return body.split('\n').filter((line) => line.endsWith('.m4s'));
}

test('[WR-18] the live video is a list of segments that the server draws itself', async () => {
  await drawRounds(world.services, 100);
  world.clock.advance(1_000);
  const names = await listed();
  expect(names).toHaveLength(6);
  const init = await get('init.mp4');
  expect(init.headers['content-type']).toBe('video/mp4');
  expect(init.rawPayload.subarray(4, 8).toString()).toBe('ftyp');
  for (const name of names) {
    const { statusCode, rawPayload } = await get(name);
    expect(statusCode).toBe(200);
    expect(rawPayload.subarray(4, 8).toString()).toBe('styp');
  }
});

test('a segment is the same packed and plain, and packed hardly a tenth while the drum rests', async () => {
  world.clock.advance(60_000);
  const name = need((await listed()).at(-1), 'a segment');
  const plain = await get(name);
  const packed = await get(name, { 'accept-encoding': 'gzip, br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.headers.vary).toContain('accept-encoding');
  expect(gunzipSync(packed.rawPayload)).toEqual(plain.rawPayload);
  expect(packed.rawPayload.length * 10).toBeLessThan(plain.rawPayload.length);
});

test('segments that are yet to come, long gone or none at all are not there', async () => {
  const number = Number.parseInt(need((await listed()).at(-1), 'a segment'), 10);
  for (const name of [`${number + 1}.m4s`, `${number - 9}.m4s`, '999999999999.m4s', '-1.m4s', 'x.m4s'])
    expect((await get(name)).statusCode).toBe(404);
  // What the list before named is still there.
  expect((await get(`${number - 8}.m4s`)).statusCode).toBe(200);
});

test('the draw is seen: its segments are larger than those of a drum at rest', async () => {
  const { drawsAt } = need(
    (await world.guest().call('/api/minigame/board', { game: 'powerball' })).round,
    'a round',
  );
  const sizeNow = async () => (await get(need((await listed()).at(-1), 'a segment'))).rawPayload.length;
  const untilMs = Date.parse(drawsAt) - world.clock.read();
  world.clock.advance(untilMs - 60_000);
  const atRest = await sizeNow();
  world.clock.advance(60_000);
  await drawRounds(world.services, 100);
  world.clock.advance(6_000);
  expect(await sizeNow()).toBeGreaterThan(atRest * 1.2);
  world.clock.advance(30_000);
  expect(await sizeNow()).toBeLessThan(atRest * 1.2);
});
