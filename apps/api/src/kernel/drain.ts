import type { FastifyInstance } from 'fastify';

const sweepEveryMs = 20;

/**
 * Closes the HTTP server: calls in flight end, and are told that their connection closes. A connection that its client
 * keeps alive would never end by itself, so those without a call are closed until none is left.
 */
export async function drain(app: FastifyInstance, closeSockets: () => Promise<void>): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepEveryMs);
  try {
    await Promise.all([app.close(), closeSockets()]);
  } finally {
    clearInterval(sweep);
  }
}
