import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ApplicationServices } from './application-services.ts';
import { allExports, allHandlers, registerRoutes } from './handlers.ts';
import { AnswerCache } from './kernel/answer-cache.ts';
import { registerLimits } from './kernel/call-limits.ts';
import { refreshBeforePages } from './kernel/fresh-for-pages.ts';
import { registerHttpErrors, sendUnknown } from './kernel/http-errors.ts';
import type { LocaleServices } from './kernel/identify.ts';
import { bodyLimitBytes, type Limits } from './kernel/limits.ts';
import { openApiDocument } from './kernel/open-api.ts';
import { outageHooks } from './kernel/outage-log.ts';
import { registerPages } from './kernel/pages.ts';
import { registerCalls } from './kernel/register-calls.ts';
import { registerExports } from './kernel/register-exports.ts';
import { registerSecurityHeaders, securityHeaders } from './kernel/security-headers.ts';
import { SessionLookup } from './kernel/session-lookup.ts';
import { checkDatabase } from './kernel/site-store.ts';
import type { SiteDirectory } from './kernel/sites.ts';
import { localesOf, textParamsOf } from './modules/settings/index.ts';

export interface ServerSettings {
  readonly limits: Limits;
  readonly logLevel: string;
  readonly redisUrl: string | undefined;
  readonly servePages: boolean;
  /** Kept answers; whoever follows the outbox tells them what changed. */
  readonly answers?: AnswerCache;
  readonly trustedProxies?: readonly string[];
}

async function registerPlugins(
  app: FastifyInstance,
  services: LocaleServices,
  settings: ServerSettings,
): Promise<void> {
  await app.register(compress, { encodings: ['gzip'], threshold: 1_024 });
  await app.register(cookie);
  await registerLimits(app, services, settings);
}

async function registerDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  const document = openApiDocument(publicUrl);
  app.get('/api/openapi.json', async (_request, reply) => reply.send(document));
  await app.register(async (scope) => {
    await scope.register(swagger, { mode: 'static', specification: { document: document as never } });
    await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  });
}

/** The HTTP side of the product, without listening: tests inject requests into it. */
export async function buildServer(
  services: ApplicationServices,
  sites: SiteDirectory,
  settings: ServerSettings,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      hooks: outageHooks(),
      redact: ['req.headers.authorization', 'req.headers.token', 'req.headers.cookie'],
    },
    bodyLimit: bodyLimitBytes,
    trustProxy: (settings.trustedProxies ?? []).length > 0 ? [...(settings.trustedProxies ?? [])] : false,
    forceCloseConnections: true,
  });
  const localeServices = { sites, localesOf };
  registerHttpErrors(app, localeServices);
  registerRoutes(app, services);
  // A scope of its own: what is put before calls of browsers would stand before those of vendors' servers as well.
  await app.register(async (scope) => {
    const { publicUrl, vendors } = services;
    refreshBeforePages(scope, () => vendors.all());
    registerSecurityHeaders(scope, securityHeaders({ publicUrl, gameOrigins: () => vendors.origins }));
    await registerPlugins(scope, localeServices, settings);
    await registerDocs(scope, services.publicUrl);
    const sessions = new SessionLookup(services.database, services.clock);
    const callServices = {
      ...services,
      ...localeServices,
      sessions,
      limits: settings.limits,
      answers: settings.answers ?? new AnswerCache(),
      textParams: textParamsOf,
    };
    registerCalls(scope, callServices, allHandlers(services));
    registerExports(scope, callServices, allExports(services));
    scope.get('/health', async () => {
      await checkDatabase(services.database);
      return { status: 'ok' };
    });
    sendUnknown(scope, localeServices);
    if (settings.servePages) await registerPages(scope, localeServices);
  });
  return app;
}
