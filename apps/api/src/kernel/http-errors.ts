import { isResultCode, type ResultCode } from '@hanpan/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCode } from './envelope.ts';
import { type LocaleServices, localeFor } from './identify.ts';
import { localeOf } from './request-facts.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** The code of a status: its own where it has one, else that of its class. */
export function codeOfStatus(status: number): ResultCode {
  if (status === 503) return 'E002';
  const own = `E${status}`;
  if (isResultCode(own)) return own;
  return status >= 400 && status < 500 ? 'E400' : 'E001';
}

/** A body up to this long is read to its end and thrown away, so that its sender can read why it was refused. */
const lingerUpToBytes = 32 * 1024 * 1024;

/** A socket that is closed while its client still writes breaks before the response is read. */
export function lingerFor(request: FastifyRequest, reply: FastifyReply): void {
  if (Number(request.headers['content-length'] ?? 0) > lingerUpToBytes) return;
  reply.removeHeader('connection');
  let left = lingerUpToBytes;
  // One that is sent in chunks says no length: it is cut where it has none of its own.
  request.raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.raw.destroy();
  });
}

/** The last resort: every failure of the transport carries the envelope, and nothing internal leaks. */
export function registerHttpErrors(
  app: FastifyInstance,
  services: LocaleServices,
  headersOf: SecurityHeaders,
): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const code = codeOfStatus(error.statusCode ?? 500);
    if (code === 'E413') lingerFor(request, reply);
    if (code === 'E001') request.log.error({ err: error }, 'a request failed');
    if (!reply.hasHeader('content-security-policy')) reply.headers(headersOf());
    return sendCode(reply, code, await localeFor(services, request));
  });
}

/** What fails before there is a route, such as an address that is no URL. */
export function frameworkErrorsWith(headersOf: SecurityHeaders) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headersOf());
    void sendCode(reply, codeOfStatus(error.statusCode ?? 400), localeOf(request));
  };
}
