import type { FastifyInstance } from 'fastify';
import { sendCode } from './envelope.ts';
import { type LocaleServices, localeFor } from './identify.ts';
import type { PageOf } from './pages.ts';
import { isRead } from './request-facts.ts';

type MethodsOf = (path: string) => readonly string[];

/** Remembers the methods of every route that is registered after it, by path. */
export function watchMethods(app: FastifyInstance): MethodsOf {
  const methods = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, [...(methods.get(url) ?? []), ...[method].flat()]);
  });
  return (path) => methods.get(path) ?? [];
}

/**
 * What no route serves: a page of the apps, which have paths of their own; E405 with the methods that a known path has;
 * else E404.
 */
export function registerUnknown(
  app: FastifyInstance,
  services: LocaleServices,
  methodsOf: MethodsOf,
  pageOf: PageOf,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const sendPage = pageOf(path);
    if (sendPage !== undefined && isRead(request)) return sendPage(request, reply);
    const methods = sendPage === undefined ? methodsOf(path) : ['GET', 'HEAD'];
    const locale = await localeFor(services, request);
    if (methods.length === 0) return sendCode(reply, 'E404', locale);
    return sendCode(reply.header('allow', methods.join(', ')), 'E405', locale);
  });
}
