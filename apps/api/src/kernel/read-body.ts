import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { sendCode } from './envelope.ts';
import { type LocaleServices, localeFor } from './identify.ts';
import { isSoundJson } from './json-text.ts';

class UnsoundBody extends Error {
  readonly statusCode = 400;
}

/**
 * How bodies of browsers' calls are read: JSON alone, in UTF-8, with nothing in it that would break later and be taken
 * for a fault of the server. What is not sound is E400 before anybody is identified. A zero byte is refused in
 * addresses as well: their parts may become parameters of a statement.
 */
export function registerBodyReader(app: FastifyInstance, services: LocaleServices): void {
  // Keys that would change the prototype of objects are refused, however they are escaped.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    const text = isUtf8(bytes) ? bytes.toString('utf8') : undefined;
    if (text === undefined || !isSoundJson(text)) return done(new UnsoundBody('a body that is not sound'));
    parse(request, text, done);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.includes('%00')) return;
    return sendCode(reply, 'E400', await localeFor(services, request));
  });
}
