import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { drain } from './drain.ts';

const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

function call(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, agent, path: '/' }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end();
  });
}

test('calls in flight end, and clients that keep their connections alive and busy do not hold the server up', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  app.get('/', async () => {
    await sleep(100);
    return {};
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };

  const statuses: number[] = [];
  let refused = 0;
  const callers = Array.from({ length: 8 }, async () => {
    while (refused < 8) {
      await call(port).then(
        (status) => statuses.push(status),
        () => {
          refused += 1;
        },
      );
    }
  });
  await sleep(250);
  const startedMs = performance.now();
  await drain(app, async () => undefined);
  expect(performance.now() - startedMs).toBeLessThan(2_000);
  await Promise.all(callers);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
