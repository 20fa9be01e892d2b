import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { realtimePath } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { startRealtime } from '../testing/realtime.ts';
import { createWorld } from '../testing/world.ts';

const world = await createWorld();
// Between two looks even a page on a busy machine takes something.
const server = await startRealtime(world, { watchEveryMs: 1_000 });

/** A text frame, masked with zeros as a client may; at most 125 bytes. */
const frame = (text: string) =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

/** Opens the page of a member on a bare connection, and reads nothing more once it is in its room. */
async function openAndStopReading({ token }: { readonly token: string }) {
  const { port } = world.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = [
    `GET ${realtimePath}/?EIO=4&transport=websocket HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    `token: ${token}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  let read = '';
  const until = async (text: string) => {
    while (!read.includes(text)) read += String(await once(socket, 'data').then(([data]) => data));
  };
  await until('0{"sid"');
  socket.write(frame('40'));
  await until('40{"sid"');
  socket.pause();
  return socket;
}

/** Pushes to the rooms of a member, so many of this size. */
async function push({ key }: { readonly key: number }, count: number, bytes: number): Promise<void> {
  await world.database.run(
    `insert into outbox (audience, event, payload)
     select $1, 'MSG', jsonb_build_object('data1', repeat('x', $3)) from generate_series(1, $2::int)`,
    [`member:${key}`, count, bytes],
  );
}

test('[SEC-19] who answers the heartbeat and reads nothing is cut, and who reads as much is not', async () => {
  const [silent, reader] = [await world.member(), await world.member()];
  const page = await server.open({ token: reader.token });
  const socket = await openAndStopReading(silent);
  socket.on('error', () => undefined);
  const cut = new Promise((resolve) => socket.once('close', resolve));
  const pongs = setInterval(() => socket.write(frame('3')), 10);
  for (const member of [silent, reader]) {
    await push(member, 400, 60_000);
    await push(member, 3_000, 10);
  }
  await cut;
  clearInterval(pongs);
  await expect.poll(() => page.all('MSG').length).toBe(3_400);
  expect(page.socket.connected).toBe(true);
});
