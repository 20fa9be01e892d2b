import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { CallSpec } from '@hanpan/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import { CallCounts } from './call-counts.ts';
import { sendCode } from './envelope.ts';
import { type LocaleServices, localeFor } from './identify.ts';
import type { Limits } from './limits.ts';
import { networkOf } from './network-of.ts';
import type { Session } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the limit of this call counts. */
    caller: string;
    /** The address that it comes from, as the trusted proxies tell it, and the network of that. */
    address: string;
    network: string;
  }
}

type Count = ReturnType<FastifyInstance['createRateLimit']>;

const timeWindow = 60_000;
/** Callers of the paths of one class, and networks, that a server remembers: some ten megabytes for each. */
const rememberedAtMost = 50_000;

/** The plugin makes a store for each limit, and would give each a memory of its own: all of them count in one. */
function storeOver(counts: CallCounts): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly #group: string;

    constructor(options: { readonly group?: string }) {
      this.#group = options.group ?? '';
    }

    incr(...[key, callback, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      callback(null, counts.count(this.#group, key, windowMs));
    }

    child(options: object): Store {
      return new Store(options);
    }
  };
}

async function isOver(count: Count, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const state = await count(request);
  if (state.isAllowed || !state.isExceeded) return false;
  reply.header('retry-after', state.ttlInSeconds);
  return true;
}

/** A Redis that does not respond must not stop the house: commands fail at once, and calls are not counted meanwhile. */
function openRedis(app: FastifyInstance, url: string): Redis {
  const redis = new Redis(url, { connectTimeout: 500, maxRetriesPerRequest: 1, enableOfflineQueue: false });
  redis.on('error', (error) => app.log.error({ err: error }, 'the shared limits cannot be counted'));
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}

/** Counts every request below /api by its network, before anything of it is read. */
function limitNetworks(app: FastifyInstance, services: LocaleServices, limits: Limits): void {
  const count = app.createRateLimit({
    max: limits.network,
    timeWindow,
    keyGenerator: ({ network }) => `network ${network}`,
    ...{ group: 'network' },
  });
  app.addHook('onRequest', async (request, reply) => {
    // Behind a proxy the address is found anew each time that it is asked for.
    request.address = request.ip;
    request.network = networkOf(request.address);
    if (!request.url.startsWith('/api/') || !(await isOver(count, request, reply))) return undefined;
    return sendCode(reply, 'E429', await localeFor(services, request));
  });
}

/** Counts calls in this process, or in Redis where several servers share their limits. */
export async function registerLimits(
  app: FastifyInstance,
  services: LocaleServices,
  { limits, redisUrl }: { readonly limits: Limits; readonly redisUrl: string | undefined },
  counts = new CallCounts(rememberedAtMost),
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    ...(redisUrl === undefined ? { store: storeOver(counts) } : { redis: openRedis(app, redisUrl) }),
  });
  for (const name of ['caller', 'address', 'network'] as const) app.decorateRequest(name, '');
  limitNetworks(app, services, limits);
}

/** Counts a call, and says whether its caller has made too many. */
export type CallLimit = (
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session | undefined,
) => Promise<boolean>;

/**
 * The limit of one path. Counted is the person whom the session has shown, else the network: what a client only claims
 * opens no new allowance. Guesses at credentials are counted by network, whoever makes them.
 */
export function limitOf(
  app: FastifyInstance,
  { path, limit }: Pick<CallSpec, 'path' | 'limit'>,
  limits: Limits,
): CallLimit {
  const count = app.createRateLimit({
    max: limits[limit],
    timeWindow,
    keyGenerator: ({ caller }) => `${path} ${caller}`,
    ...{ group: limit },
  });
  return (request, reply, session) => {
    if (session === undefined || limit === 'credential') request.caller = request.network;
    else if (session.memberId === null) request.caller = `operator ${session.operatorId}`;
    else request.caller = `member ${session.memberId}`;
    return isOver(count, request, reply);
  };
}
