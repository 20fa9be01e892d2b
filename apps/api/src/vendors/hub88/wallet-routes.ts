import {
  nilUuid,
  readRequestUuid,
  readWalletRequest,
  signatureHeader,
  verifyBody,
  type WalletPath,
  type WalletStatus,
  walletPaths,
} from '@hanpan/vendor-kit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPassingFailure, lingerFor } from '../../kernel/http-errors.ts';
import { retryAfterSeconds } from '../../kernel/register-admission.ts';
import { noteRefused, noteUnsigned } from '../note-refused.ts';
import type { VendorConnection, WalletSettings } from '../port.ts';
import { walletCalls } from './wallet-calls.ts';

/** A vendor's server needs none of what browsers need. */
const lean = {
  rateLimit: false,
  refusal: JSON.stringify({ status: 'RS_ERROR_UNKNOWN', request_uuid: nilUuid }),
} as const;

/** Already text, so that nothing asks again what it is. */
function send(reply: FastifyReply, response: object): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(response));
}

const dialect = 'hub88';
const ordinary: ReadonlySet<WalletStatus> = new Set(['RS_OK', 'RS_ERROR_NOT_ENOUGH_MONEY']);

/** One line for each signed call that is refused, whatever is wrong with it. */
function note(reply: FastifyReply, vendor: string, path: string, status: WalletStatus): void {
  if (!ordinary.has(status)) noteRefused(reply, { dialect, vendor, path, outcome: status });
}

/** Money that is owed to a member was not moved (`vendor_held` says which): somebody has to look at it. */
function isHeld(path: WalletPath, { status }: { readonly status: WalletStatus }): boolean {
  const endsBet = path === '/transaction/win' || path === '/transaction/rollback';
  return endsBet && status === 'RS_ERROR_LIMIT_REACHED';
}

/** What is no call of the dialect at all moved nothing: the vendor is told so in a word that it takes for final. */
function refuseAsUnreadable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const raw = Buffer.isBuffer(request.body) ? request.body : '';
  const path = request.url.split('?')[0] ?? '';
  noteUnsigned(reply, { dialect, vendor: '', path, outcome: 'RS_ERROR_WRONG_SYNTAX' });
  return send(reply.code(200), { status: 'RS_ERROR_WRONG_SYNTAX', request_uuid: readRequestUuid(raw) });
}

/** A body that is too large, cut off or of a malformed type; and what broke before a call was reached. */
function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  if (statusCode === 413) lingerFor(request, reply);
  if (statusCode < 500) return refuseAsUnreadable(request, reply);
  return sendUnknown(error, request.url, nilUuid, reply);
}

/** Indeterminate: the vendor sends it again, or rolls it back. Where the database is away the log says so once for all. */
function sendUnknown(error: unknown, path: string, requestUuid: string, reply: FastifyReply): FastifyReply {
  const isPassing = isPassingFailure(error);
  if (!isPassing) reply.log.error({ err: error, path }, 'a wallet call failed');
  if (isPassing) reply.code(503).header('retry-after', String(retryAfterSeconds));
  else reply.code(200);
  return send(reply, { status: 'RS_ERROR_UNKNOWN', request_uuid: requestUuid });
}

/**
 * `/wallet/hub88/<vendor>/*`: signature first, over the raw bytes, with the key of the vendor in the address; only then
 * is the body read. Business outcomes are HTTP 200, and so is whatever else comes to such an address, since a vendor
 * decides by the status in the body alone. UNKNOWN is sent only when something broke, because the vendor then
 * rolls the bet back.
 */
export function registerHub88Wallet(app: FastifyInstance, { vendorOf, wallet }: WalletSettings): void {
  const callsOf = new WeakMap<VendorConnection, ReturnType<typeof walletCalls>>();
  const respond = async (path: WalletPath, vendor: VendorConnection, raw: Buffer, reply: FastifyReply) => {
    const read = readWalletRequest(path, raw);
    if (!read.ok) {
      note(reply, vendor.code, path, read.status);
      return send(reply, { status: read.status, request_uuid: read.requestUuid });
    }
    const calls = callsOf.get(vendor) ?? walletCalls(wallet, vendor);
    callsOf.set(vendor, calls);
    try {
      const response = await calls[path](read.request as never);
      if (isHeld(path, response)) {
        const { user, request_uuid } = read.request;
        reply.log.error({ vendor: vendor.code, path, user, request_uuid }, 'money of a member is held');
      } else note(reply, vendor.code, path, response.status);
      return send(reply, response);
    } catch (error) {
      return sendUnknown(error, path, read.request.request_uuid, reply);
    }
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // A logger for each request costs more than is logged here.
    scope.setChildLoggerFactory((logger) => logger);
    scope.setErrorHandler(answerFailure);
    for (const path of ['/wallet/hub88/:vendor', '/wallet/hub88/:vendor/*'])
      scope.all(path, { config: lean }, refuseAsUnreadable);
    for (const path of walletPaths) {
      scope.post<{ Params: { vendor: string } }>(
        `/wallet/hub88/:vendor${path}`,
        { config: lean },
        async (request, reply) => {
          const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const signature = request.headers[signatureHeader];
          const vendor = await vendorOf(request.params.vendor);
          const signed = typeof signature === 'string' ? signature : undefined;
          if (vendor === undefined || !vendor.theirKeys.some((key) => verifyBody(raw, signed, key))) {
            const outcome = 'RS_ERROR_INVALID_SIGNATURE';
            noteUnsigned(reply, { dialect, vendor: request.params.vendor, path, outcome });
            return send(reply, { status: 'RS_ERROR_INVALID_SIGNATURE', request_uuid: nilUuid });
          }
          return respond(path, vendor, raw, reply);
        },
      );
    }
  });
}
