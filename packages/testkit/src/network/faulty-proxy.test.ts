import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { Toxics } from './carry.ts';
import { FaultyProxy } from './faulty-proxy.ts';

/** It sends back what it is sent, and ends when its client does. */
const echo = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.pipe(socket);
}).listen(0, '127.0.0.1');
await once(echo, 'listening');
const proxy = await FaultyProxy.open({ host: '127.0.0.1', port: (echo.address() as AddressInfo).port });
const clients: Socket[] = [];
afterEach(() => {
  proxy.poison({});
  for (const client of clients.splice(0)) client.destroy();
});
afterAll(async () => {
  await proxy.close();
  echo.close();
});

const sent = 'x'.repeat(100);
/** Longer than anything here takes that is not held for ever. */
const heldMs = 60;

/** What a client has of an echo so far: its bytes, in how many parts, how it ended and when. */
class Heard {
  bytes = 0;
  parts = 0;
  end: 'open' | 'closed' | 'reset' = 'open';
  readonly #startedMs = performance.now();
  wholeAfterMs = Number.POSITIVE_INFINITY;
  endedAfterMs = Number.POSITIVE_INFINITY;

  constructor(client: Socket) {
    client.on('data', (part: Buffer) => {
      this.parts += 1;
      this.bytes += part.length;
      if (this.bytes === sent.length) this.wholeAfterMs = this.#sinceMs();
    });
    client.on('error', () => {
      this.end = 'reset';
    });
    client.on('close', () => {
      if (this.end === 'open') this.end = 'closed';
      this.endedAfterMs = this.#sinceMs();
    });
  }

  #sinceMs(): number {
    return performance.now() - this.#startedMs;
  }
}

async function send(toxics: Toxics): Promise<{ client: Socket; heard: Heard }> {
  proxy.poison({ toClient: toxics });
  const client = connect(proxy.port, '127.0.0.1');
  clients.push(client);
  const heard = new Heard(client);
  await once(client, 'connect');
  client.write(sent);
  return { client, heard };
}

const whole = (heard: Heard) => expect.poll(() => heard.bytes).toBe(sent.length);
const ended = (heard: Heard, how: Heard['end']) => expect.poll(() => heard.end).toBe(how);

test('[REL-6] without a toxic everything passes at once, and nothing is counted as disturbed', async () => {
  const before = proxy.disturbed;
  const { heard } = await send({});
  await whole(heard);
  expect(heard.parts).toBe(1);
  expect(proxy.disturbed).toBe(before);
});

test.each([
  ['latency', { latencyMs: 50 }],
  ['jitter', { latencyMs: 50, jitterMs: 10 }],
  ['bandwidth', { bandwidthBytesPerSecond: 2_000 }],
] as const)('[REL-6] %s: everything passes, late', async (_, toxics) => {
  const before = proxy.disturbed;
  const { heard } = await send(toxics);
  await whole(heard);
  expect(heard.wholeAfterMs).toBeGreaterThan(45);
  expect(proxy.disturbed).toBeGreaterThan(before);
});

test('[REL-6] slicer: everything passes, in pieces', async () => {
  const before = proxy.disturbed;
  const { heard } = await send({ slicerBytes: 7, latencyMs: 2 });
  await whole(heard);
  expect(heard.parts).toBeGreaterThan(5);
  expect(proxy.disturbed).toBeGreaterThan(before);
});

test('[REL-6] limit_data: so many bytes pass, and the connection ends', async () => {
  const before = proxy.disturbed;
  const { heard } = await send({ limitDataBytes: 60 });
  await ended(heard, 'closed');
  expect(heard.bytes).toBe(60);
  expect(proxy.disturbed).toBeGreaterThan(before);
});

test('[REL-6] timeout: nothing passes, and the connection ends later', async () => {
  const before = proxy.disturbed;
  const { heard } = await send({ timeoutMs: 50 });
  await ended(heard, 'closed');
  expect(heard.bytes).toBe(0);
  expect(heard.endedAfterMs).toBeGreaterThan(45);
  expect(proxy.disturbed).toBeGreaterThan(before);
});

test('[REL-6] reset_peer: nothing passes, and the connection is reset', async () => {
  const before = proxy.disturbed;
  const { heard } = await send({ resetPeerMs: 10 });
  await ended(heard, 'reset');
  expect(heard.bytes).toBe(0);
  expect(proxy.disturbed).toBeGreaterThan(before);
});

test('[REL-6] slow_close: everything passes, and the end is told late', async () => {
  const before = proxy.disturbed;
  const { client, heard } = await send({ slowCloseMs: 50 });
  await whole(heard);
  client.end();
  await ended(heard, 'closed');
  expect(heard.endedAfterMs - heard.wholeAfterMs).toBeGreaterThan(45);
  expect(proxy.disturbed).toBeGreaterThan(before);
});

test('[REL-6] half-open: nothing passes and nobody is told, until it is back and resets', async () => {
  const before = proxy.disturbed;
  const { heard } = await send({ isHalfOpen: true });
  await sleep(heldMs);
  expect(heard).toMatchObject({ bytes: 0, end: 'open' });
  expect(proxy.disturbed).toBeGreaterThan(before);
  proxy.poison({});
  await ended(heard, 'reset');
});
