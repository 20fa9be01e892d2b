import { expect, test } from 'vitest';
import type { LiveFacts } from './live-scene.ts';
import { LiveStream } from './live-stream.ts';

const nowMs = Date.UTC(2026, 0, 1, 10, 2);
const facts: LiveFacts = {
  everyMs: 300_000,
  aDrawAtMs: Date.UTC(2026, 0, 1, 10, 5),
  decided: new Map([[Date.UTC(2026, 0, 1, 10), null]]),
};

function counting(answer: () => Promise<LiveFacts | undefined> = async () => facts) {
  const asked: number[] = [];
  const stream = new LiveStream((atMs) => {
    asked.push(atMs);
    return answer();
  });
  return { asked, stream };
}

async function lastOf(stream: LiveStream, atMs: number): Promise<number> {
  const list = (await stream.playlist(atMs)) ?? '';
  return Number(/(\d+)\.m4s\n$/.exec(list)?.[1]);
}

test('however many watch, the draws are read twice a second at most', async () => {
  const { asked, stream } = counting();
  await Promise.all(Array.from({ length: 50 }, (_, at) => stream.playlist(nowMs + at * 9)));
  expect(asked).toEqual([nowMs]);
  await stream.playlist(nowMs + 500);
  expect(asked).toEqual([nowMs, nowMs + 500]);
});

test('a segment that two ask for at once is made once, and is the same on every server', async () => {
  const { stream } = counting();
  const number = await lastOf(stream, nowMs);
  const [one, other] = await Promise.all([stream.segment(number, nowMs), stream.segment(number, nowMs)]);
  expect(one).toBeDefined();
  expect(other).toBe(one);
  const elsewhere = await counting().stream.segment(number, nowMs + 700);
  expect(elsewhere?.bytes.equals(one?.bytes ?? Buffer.alloc(0))).toBe(true);
});

test('a database that cannot be read is asked again by the next one', async () => {
  let isBroken = true;
  const { stream } = counting(async () => {
    if (isBroken) throw new Error('no connection');
    return facts;
  });
  await expect(stream.playlist(nowMs)).rejects.toThrow('no connection');
  isBroken = false;
  expect(await stream.playlist(nowMs)).toContain('#EXTM3U');
});
