import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { sendCode } from './envelope.ts';
import { type LocaleServices, localeFor } from './identify.ts';
import { consoleDocument, memberDocument } from './open-api.ts';
import { tokenOf } from './request-facts.ts';
import type { SessionLookup } from './session-lookup.ts';

export interface DocsServices extends LocaleServices {
  readonly sessions: SessionLookup;
  readonly publicUrl: string;
  /** Open to everybody while developing; else to operators who are signed in. */
  readonly development: boolean;
}

const documents = [
  { prefix: '/api', documentOf: memberDocument },
  { prefix: '/api/console', documentOf: consoleDocument },
] as const;

/** The one style element that the page's own script writes. */
const drawnStyle = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** The page's scripts and styles are files of ours; it draws with style attributes. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${drawnStyle}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

function letOperatorsIn(app: FastifyInstance, services: DocsServices): void {
  app.addHook('onRequest', async (request, reply) => {
    const token = tokenOf(request, 'operator');
    const session = token === undefined ? 'E401' : await services.sessions.use(token);
    if (typeof session !== 'string' && session.operatorId !== null) return;
    return sendCode(reply, 'E401', await localeFor(services, request));
  });
}

/** `openapi.json` and `docs/` of each audience, under the path of its calls. */
export async function registerApiDocs(app: FastifyInstance, services: DocsServices): Promise<void> {
  for (const { prefix, documentOf } of documents) {
    const document = documentOf(services.publicUrl);
    await app.register(async (scope) => {
      if (!services.development) letOperatorsIn(scope, services);
      scope.get(`${prefix}/openapi.json`, async (_request, reply) =>
        reply.header('cache-control', 'no-store').send(document),
      );
      await scope.register(swagger, { mode: 'static', specification: { document: document as never } });
      await scope.register(swaggerUi, { routePrefix: `${prefix}/docs`, staticCSP: policy });
    });
  }
}
