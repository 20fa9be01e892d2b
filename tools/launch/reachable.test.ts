/// <reference path="../untyped-modules.d.ts" />
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { checkRedis, waitForFreePort } from './reachable.mjs';

let server: Server | undefined;

afterEach(() => server?.close());

/** Listens and responds to each chunk with what `respond` returns. */
async function listen(respond: (chunk: string) => string = () => ''): Promise<number> {
  const listening = createServer((socket) =>
    socket.on('data', (chunk) => socket.write(respond(String(chunk)))),
  );
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('a port in use is named with its variable', async () => {
  const port = await listen();
  await expect(waitForFreePort('PORT', port, { patienceMs: 0 })).rejects.toThrow(
    `PORT is ${port}, but another program`,
  );
});

test('a port that an ending server releases in time is waited for', async () => {
  const port = await listen();
  setTimeout(() => server?.close(), 300);
  await waitForFreePort('PORT', port);
});

test('a Redis that responds is accepted, with and without a password', async () => {
  const port = await listen((chunk) => (chunk.includes('AUTH') ? '+OK\r\n+PONG\r\n' : '+PONG\r\n'));
  await checkRedis(`redis://127.0.0.1:${port}`, 'shown');
  await checkRedis(`redis://:secret@127.0.0.1:${port}`, 'shown');
});

test('a Redis that refuses, and a missing one, are reported', async () => {
  const port = await listen(() => '-NOAUTH Authentication required.\r\n');
  await expect(checkRedis(`redis://127.0.0.1:${port}`, 'shown')).rejects.toThrow(
    'REDIS_URL is shown, but no Redis responds there: NOAUTH',
  );
  server?.close();
  await expect(checkRedis('redis://127.0.0.1:1', 'shown')).rejects.toThrow('ECONNREFUSED');
});
