import type { Database } from '@hanpan/db';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import { insertRefusals, type KeptRefusal } from './refusal-store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where nothing is kept. */
    readonly keptRefusals?: RefusalKeeper;
  }
  interface FastifyRequest {
    /**
     * Who made it, once that is known. Written on the request itself: a table with weak keys would keep every request, with
     * all that it has read, until the next collection of the whole heap.
     */
    asker?: Asker | null;
  }
}

/** More that wait at once are not kept: the log has counted them. */
const mostWaiting = 2_000;
const writeEveryMs = 1_000;

interface Asker {
  readonly siteId: number;
  readonly memberId: number | null;
}

/** Remembers who makes a request for as long as it lasts. */
export function noteAsker(
  request: FastifyRequest,
  context: { readonly site: { readonly id: number }; readonly memberId?: number },
): void {
  request.asker = { siteId: context.site.id, memberId: context.memberId ?? null };
}

/** Gathers refusals and writes them together, so that nobody who is refused waits for it and no flood costs a row each. */
export class RefusalKeeper {
  readonly #services: { readonly database: Database; readonly clock: Clock };
  #waiting: KeptRefusal[] = [];

  constructor(services: { readonly database: Database; readonly clock: Clock }) {
    this.#services = services;
  }

  add(request: FastifyRequest, code: string, path: string): void {
    if (this.#waiting.length >= mostWaiting) return;
    const { siteId = null, memberId = null } = request.asker ?? {};
    const at = this.#services.clock.date();
    this.#waiting.push({
      correlationId: request.id,
      at,
      siteId,
      memberId,
      code,
      method: request.method,
      path,
    });
  }

  /** Writes what waits. What cannot be written stands in the log. */
  async write(): Promise<void> {
    const refusals = this.#waiting;
    this.#waiting = [];
    if (refusals.length > 0) await insertRefusals(this.#services.database, refusals);
  }
}

/** Keeps refusals of the server for whoever asks about them later. */
export function registerRefusals(
  app: FastifyInstance,
  services: { readonly database: Database; readonly clock: Clock },
): void {
  const keeper = new RefusalKeeper(services);
  app.decorate('keptRefusals', keeper);
  app.decorateRequest('asker', null);
  const write = () => keeper.write().catch((error) => app.log.warn({ err: error }, 'refusals were not kept'));
  const timer = setInterval(() => void write(), writeEveryMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
}
