import type { ResultCode } from '@hanpan/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCode } from './envelope.ts';
import { type LocaleServices, localeFor } from './identify.ts';

const byStatus: Readonly<Record<number, ResultCode>> = {
  400: 'E400',
  401: 'E401',
  403: 'E403',
  404: 'E404',
  405: 'E405',
  413: 'E413',
  415: 'E415',
  429: 'E429',
  503: 'E002',
};

/** A body up to this long is read to its end and thrown away, so that its sender can read why it was refused. */
const lingerUpToBytes = 32 * 1024 * 1024;

/** A socket that is closed while its client still writes breaks before the response is read. */
export function lingerFor(request: FastifyRequest, reply: FastifyReply): void {
  if (!(Number(request.headers['content-length']) <= lingerUpToBytes)) return;
  reply.removeHeader('connection');
  request.raw.resume();
}

/** The last resort: every failure of the transport carries the envelope, and nothing internal leaks. */
export function registerHttpErrors(app: FastifyInstance, services: LocaleServices): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const code = byStatus[error.statusCode ?? 500] ?? 'E001';
    if (code === 'E413') lingerFor(request, reply);
    if (code === 'E001') request.log.error({ err: error }, 'a request failed');
    return sendCode(reply, code, await localeFor(services, request));
  });
}

/** Under /api and /wallet an unknown path is E404, and a known one with another method is E405. */
export function sendUnknown(app: FastifyInstance, services: LocaleServices): void {
  app.all('/api/*', async (request, reply) => {
    const isCall = app.hasRoute({ method: 'POST', url: request.url.split('?')[0] ?? '' });
    return sendCode(reply, isCall ? 'E405' : 'E404', await localeFor(services, request));
  });
}
