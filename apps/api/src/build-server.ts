import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { ApplicationServices } from './application-services.ts';
import { fileHeadServices } from './file-head-services.ts';
import { allExports, allHandlers, registerAssets, registerRoutes } from './handlers.ts';
import { Admission, type AdmissionSettings, defaultAdmission } from './kernel/admission.ts';
import { AnswerCache } from './kernel/answer-cache.ts';
import { registerApiDocs } from './kernel/api-docs.ts';
import { registerLimits } from './kernel/call-limits.ts';
import { capConnections } from './kernel/cap-connections.ts';
import { clientErrorsWith, ignoreExpectations } from './kernel/client-errors.ts';
import { refreshBeforePages } from './kernel/fresh-for-pages.ts';
import { HostList, registerHosts } from './kernel/host-list.ts';
import { frameworkErrorsWith, registerHttpErrors } from './kernel/http-errors.ts';
import type { LocaleServices } from './kernel/identify.ts';
import { registerRefusals } from './kernel/keep-refusals.ts';
import { KeptAnswers } from './kernel/kept-answers.ts';
import { bodyLimitBytes, type Limits } from './kernel/limits.ts';
import { type PageApp, registerPages } from './kernel/pages.ts';
import { registerAdmission } from './kernel/register-admission.ts';
import { registerCalls } from './kernel/register-calls.ts';
import { registerExports } from './kernel/register-exports.ts';
import { registerHealth } from './kernel/register-health.ts';
import { registerPublicProtocol } from './kernel/request-facts.ts';
import { type SecurityHeaders, securityHeaders } from './kernel/security-headers.ts';
import { type LogSettings, logOptions } from './kernel/server-log.ts';
import { defaultTimeouts, type ServerTimeouts, timeoutOptions } from './kernel/server-timeouts.ts';
import { SessionLookup } from './kernel/session-lookup.ts';
import type { Site, SiteDirectory } from './kernel/sites.ts';
import { registerUnknown, watchMethods } from './kernel/unknown-paths.ts';
import { lacksDemandedFactor } from './modules/member/index.ts';
import {
  demandsSecondFactor,
  localesOf,
  mayEnterConsole,
  settingsOf,
  textParamsOf,
} from './modules/settings/index.ts';

export interface ServerSettings extends LogSettings {
  readonly limits: Limits;
  readonly redisUrl: string | undefined;
  /** The built web apps; none are served in tests of the calls. */
  readonly pages: readonly PageApp[];
  /** The API documents are open to everybody, and the names of the machine itself are ours. */
  readonly development: boolean;
  /** Kept answers; whoever follows the outbox tells them what changed. */
  readonly answers?: AnswerCache;
  readonly trustedProxies?: readonly string[];
  readonly connectionsPerAddress?: number;
  readonly admission?: AdmissionSettings;
  readonly timeouts?: ServerTimeouts;
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

/** What is refused, cut or found ill before any call is read. */
function protect(
  app: FastifyInstance,
  pulse: ApplicationServices['pulse'],
  headersOf: SecurityHeaders,
  { admission = defaultAdmission, connectionsPerAddress, trustedProxies = [] }: ServerSettings,
): void {
  registerAdmission(app, { admission: new Admission(admission), pulse, headersOf });
  if (connectionsPerAddress !== undefined)
    capConnections(app.server, { perAddress: connectionsPerAddress, trustedProxies });
}

/** Where everything starts at once, as after a power cut, the ten seconds of the framework would end a start that is only slow. */
const pluginTimeout = 120_000;

/** The HTTP side of the product, without listening: tests inject requests into it. */
export async function buildServer(
  services: ApplicationServices,
  sites: SiteDirectory,
  settings: ServerSettings,
): Promise<FastifyInstance> {
  const { publicUrl, vendors } = services;
  const headersOf = securityHeaders({ publicUrl, gameOrigins: () => vendors.origins });
  const { http, ...timeouts } = timeoutOptions(settings.timeouts ?? defaultTimeouts);
  const app = Fastify({
    logger: logOptions(settings),
    // Lines of refusals say what a reader needs; those of the framework would repeat addresses with their queries.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    trustProxy: (settings.trustedProxies ?? []).length > 0 ? [...(settings.trustedProxies ?? [])] : false,
    // Closing lets calls in flight end (`drain`).
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    pluginTimeout,
    ...timeouts,
    frameworkErrors: frameworkErrorsWith(headersOf),
    clientErrorHandler: clientErrorsWith(headersOf),
    // Node would refuse it without an envelope.
    http: { ...http, requireHostHeader: false },
  });
  ignoreExpectations(app);
  registerRefusals(app, services);
  const localeServices = { sites, localesOf };
  registerHttpErrors(app, localeServices, headersOf);
  protect(app, services.pulse, headersOf, settings);
  registerRoutes(app, services);
  // A scope of its own: what is put before calls of browsers would stand before those of vendors' servers as well.
  await app.register(async (scope) => {
    const methodsOf = watchMethods(scope);
    const { development } = settings;
    refreshBeforePages(scope, () => vendors.all());
    registerPublicProtocol(scope, publicUrl);
    registerHosts(scope, new HostList({ sites, publicUrl, development }), headersOf);
    await registerPlugins(scope, localeServices, settings);
    const sessions = new SessionLookup(services.database, services.clock);
    const callServices = {
      ...services,
      ...localeServices,
      sessions,
      limits: settings.limits,
      answers: settings.answers ?? new AnswerCache(),
      mayEnterConsole,
      demandsSecondFactor,
      lacksDemandedFactor: (site: Site, memberId: number) =>
        lacksDemandedFactor(services.database, site, memberId),
      kept: new KeptAnswers(services.database, services.clock),
      textParams: textParamsOf,
      stepUpAmountOf: (site: Site) => settingsOf(site).stepUpAmount,
    };
    await registerApiDocs(scope, { ...localeServices, sessions, publicUrl, development });
    registerCalls(scope, callServices, allHandlers(services));
    const fileServices = { ...callServices, ...fileHeadServices(services.database) };
    registerExports(scope, fileServices, allExports(services));
    registerAssets(scope, services);
    registerHealth(scope, services.pulse);
    registerUnknown(
      scope,
      localeServices,
      methodsOf,
      await registerPages(scope, localeServices, settings.pages),
    );
  });
  return app;
}
