import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ResultCode, resultCodes } from '@hanpan/contract';
import type { FastifyInstance } from 'fastify';
import { envelopeOf } from './envelope.ts';
import type { SecurityHeaders } from './security-headers.ts';

type ConnectionError = Error & { readonly code?: string };

/** Longer than that nobody waits for a client that goes on writing after it was refused. */
const lingerForMs = 2_000;

const codes: Readonly<Record<string, ResultCode>> = {
  HPE_HEADER_OVERFLOW: 'E431',
  ERR_HTTP_REQUEST_TIMEOUT: 'E408',
};

function responseText(code: ResultCode, headers: Readonly<Record<string, string>>): string {
  const status = resultCodes[code];
  // Nobody knows yet in which language the client reads.
  const body = JSON.stringify(envelopeOf(code, 'ko'));
  const fields = {
    ...headers,
    connection: 'close',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/** A response that is on its way cannot be followed by another one. */
function isAnswering(socket: Socket & { readonly _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}

/**
 * What never became a request, because it is malformed, its headers are too large or it did not arrive in time, is
 * refused in the envelope like everything else.
 */
export function clientErrorsWith(headersOf: SecurityHeaders) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    socket.end(responseText(codes[error.code ?? ''] ?? 'E400', headersOf()));
    socket.resume();
    setTimeout(() => socket.destroy(), lingerForMs).unref();
  };
}

/** A client may expect whatever it likes: only `100-continue` means something, and Node sees to that itself. */
export function ignoreExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
