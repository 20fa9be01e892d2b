import { nilUuid, readWalletRequest, signatureHeader, verifyBody, walletPaths } from '@hanpan/vendor-kit';
import type { FastifyInstance } from 'fastify';
import type { WalletSettings } from '../port.ts';
import { walletCalls } from './wallet-calls.ts';

/** A vendor's server needs none of what browsers need. */
const lean = { rateLimit: false, helmet: { skipRoute: true } } as const;

/**
 * `/wallet/hub88/<vendor>/*`: signature first, over the raw bytes, with the key of the vendor in the address; only then
 * is the body read. Business outcomes are HTTP 200. UNKNOWN is sent only when something broke, because the vendor then
 * rolls the bet back.
 */
export function registerHub88Wallet(app: FastifyInstance, { vendorOf, wallet }: WalletSettings): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const path of walletPaths) {
      scope.post<{ Params: { vendor: string } }>(
        `/wallet/hub88/:vendor${path}`,
        { config: lean },
        async (request, reply) => {
          const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const signature = request.headers[signatureHeader];
          const vendor = await vendorOf(request.params.vendor);
          const signed = typeof signature === 'string' ? signature : undefined;
          if (vendor === undefined || !verifyBody(raw, signed, vendor.theirKey)) {
            return reply.send({ status: 'RS_ERROR_INVALID_SIGNATURE', request_uuid: nilUuid });
          }
          const read = readWalletRequest(path, raw);
          if (!read.ok) return reply.send({ status: read.status, request_uuid: read.requestUuid });
          try {
            return await reply.send(await walletCalls(wallet, vendor)[path](read.request as never));
          } catch (error) {
            request.log.error({ err: error, path }, 'a wallet operation failed');
            return reply.send({ status: 'RS_ERROR_UNKNOWN', request_uuid: read.request.request_uuid });
          }
        },
      );
    }
  });
}
