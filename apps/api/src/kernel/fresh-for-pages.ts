import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A page waits no longer for what is fresh: then it is served by what was known before. */
const patienceMs = 500;

/** Refreshes what the headers of a page are made of before it is served; what fails or takes long delays no page. */
export function refreshBeforePages(app: FastifyInstance, refresh: () => Promise<unknown>): void {
  app.addHook('onRequest', async (request) => {
    if (!request.headers.accept?.includes('text/html')) return;
    const patience = new AbortController();
    await Promise.race([
      refresh().catch((error) =>
        request.log.warn({ err: error }, 'a page is served by what was known before'),
      ),
      wait(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
  });
}
