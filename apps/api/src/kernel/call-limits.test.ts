import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createWorld } from '../testing/world.ts';
import { CallCounts } from './call-counts.ts';
import { limitOf, registerLimits } from './call-limits.ts';
import { defaultLimits } from './limits.ts';

const world = await createWorld();

test('[SEC-27] what a server remembers of its callers is bounded for all its paths together', async () => {
  const app = fastify();
  const counts = new CallCounts(500);
  const services = { sites: world.sites, localesOf: () => ['ko'] as const };
  await registerLimits(app, services, { limits: defaultLimits, redisUrl: undefined }, counts);
  const calls = Array.from({ length: 100 }, (_, index) =>
    limitOf(app, { path: `/api/path/${index}`, limit: 'read' }, defaultLimits),
  );
  const asks = (network: string) => ({ network, routeOptions: {} }) as FastifyRequest;
  for (let caller = 0; caller < 100; caller += 1)
    for (const isOver of calls)
      expect(await isOver(asks(`network ${caller}`), {} as FastifyReply, undefined)).toBe(false);
  expect(counts.size).toBe(500);
  await app.close();
});
