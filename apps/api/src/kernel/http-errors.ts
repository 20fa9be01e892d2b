import { isResultCode, type ResultCode } from '@hanpan/contract';
import { isConnectionLoss, isRetryable, isUnavailable, QueueFullError } from '@hanpan/db';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCode } from './envelope.ts';
import { type LocaleServices, localeFor } from './identify.ts';
import { retryAfterSeconds } from './register-admission.ts';
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

/** The database could not serve it now, or others were in its way each time: the same request may well succeed later. */
export function isPassingFailure(error: unknown): boolean {
  return error instanceof QueueFullError || isUnavailable(error) || isRetryable(error);
}

function codeOf(error: FastifyError): ResultCode {
  if (isPassingFailure(error)) return 'E002';
  return codeOfStatus(error.statusCode ?? 500);
}

/** The caller left before its body was whole: no fault of ours, and nobody is there to read of it. */
function isAborted({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** The last resort: every failure of the transport carries the envelope, and nothing internal leaks. */
export function registerHttpErrors(
  app: FastifyInstance,
  services: LocaleServices,
  headersOf: SecurityHeaders,
): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const code = codeOf(error);
    if (code === 'E413') lingerFor(request, reply);
    if (code === 'E002') reply.header('retry-after', String(retryAfterSeconds));
    if (code === 'E001' && !isAborted(request)) request.log.error({ err: error }, 'a request failed');
    if (!reply.hasHeader('content-security-policy')) reply.headers(headersOf());
    const lost = isConnectionLoss(error) ? error : undefined;
    return sendCode(reply, code, await localeFor(services, request), {}, lost);
  });
}

/** What fails before there is a route, such as an address that is no URL. */
export function frameworkErrorsWith(headersOf: SecurityHeaders) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headersOf());
    void sendCode(reply, codeOfStatus(error.statusCode ?? 400), localeOf(request));
  };
}
