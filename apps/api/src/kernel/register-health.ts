import type { Pulse } from '@hanpan/db';
import type { FastifyInstance } from 'fastify';
import { healthOfParts } from './part-health.ts';

/**
 * `/health`: the process serves. `/ready`: it can serve calls, because the database responds. Neither asks the database: its
 * pulse is known.
 */
export function registerHealth(app: FastifyInstance, pulse: Pick<Pulse, 'isAlive'>): void {
  app.get('/health', async () => ({ status: 'ok', parts: healthOfParts() }));
  app.get('/ready', async (_request, reply) => {
    const isReady = pulse.isAlive();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'database' });
  });
}
