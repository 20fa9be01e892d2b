import type { FastifyInstance } from 'fastify';
import { sendCode } from './envelope.ts';
import { type LocaleServices, localeFor } from './identify.ts';
import type { PageOf } from './pages.ts';
import { isRead } from './request-facts.ts';

type MethodsOf = (path: string) => readonly string[];

/** Remembers the methods of every route that is registered after it, by path. */
export function watchMethods(app: FastifyInstance): MethodsOf {
  const methods = new Map<string, string[]>();
  const withFields: { readonly form: RegExp; readonly url: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes(':')) withFields.push({ form: formOf(url), url });
    methods.set(url, [...(methods.get(url) ?? []), ...[method].flat()]);
  });
  return (path) => {
    const url = methods.has(path) ? path : withFields.find(({ form }) => form.test(path))?.url;
    return methods.get(url ?? '') ?? [];
  };
}

/** Matches the addresses of a route with fields, such as "/api/board/:boardType/list". */
function formOf(url: string): RegExp {
  const escaped = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+')}$`);
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
    // A route that was asked rightly has nothing there.
    if (methods.length === 0 || methods.includes(request.method)) return sendCode(reply, 'E404', locale);
    return sendCode(reply.header('allow', methods.join(', ')), 'E405', locale);
  });
}
