import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { holdBack, holdBackMs } from './hold-back.ts';

test('a connection that is refused often is read on each time, and holds nothing of the refusals', async () => {
  const sockets = new Set<Socket>();
  const server = createServer((raw, response) => {
    sockets.add(raw.socket);
    holdBack({ raw, ip: raw.socket.remoteAddress } as FastifyRequest, { raw: response } as FastifyReply);
    response.writeHead(503).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [response] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
  };
  try {
    await ask();
    const [socket] = sockets;
    const before = socket?.listenerCount('close') ?? Number.NaN;
    const startedAt = performance.now();
    for (let refusal = 0; refusal < 4; refusal += 1) await ask();
    expect(sockets.size).toBe(1);
    expect(performance.now() - startedAt).toBeGreaterThan(3 * holdBackMs);
    // What each refusal listens to until its moment is over is the same one listener.
    expect(socket?.listenerCount('close')).toBeLessThanOrEqual(before);
  } finally {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  }
});
