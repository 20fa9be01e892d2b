import type { IncomingHttpHeaders } from 'node:http';
import { type DialectName, dialectAnswers, type Outcome } from '@hanpan/vendor-kit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPassingFailure, lingerFor } from '../kernel/http-errors.ts';
import { retryAfterSeconds } from '../kernel/register-admission.ts';
import { noteRefused, noteUnsigned } from './note-refused.ts';
import type { VendorConnection, WalletSettings } from './port.ts';
import type { WalletOperations } from './wallet-operations.ts';

/** A call to a wallet's address, before anything of it is believed. */
export interface WireCall {
  readonly method: string;
  /** Below the vendor's address, `/debit`; nothing for the address itself. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Where it comes from. */
  readonly address: string;
  readonly raw: Buffer;
}

export interface WireAnswer {
  readonly outcome: Outcome;
  readonly body: object;
  /** Where it is another than the dialect has for the outcome. */
  readonly http?: number;
}

/** One dialect of the seamless wallet: how it is signed, read and answered. It decides nothing about money. */
export interface WalletWire {
  readonly name: DialectName;
  isSigned(call: WireCall, vendor: VendorConnection): boolean;
  /** Of a call that is signed. */
  answer(call: WireCall, vendor: VendorConnection, wallet: WalletOperations): Promise<WireAnswer>;
  /** The dialect's own words for what never reached the wallet, or broke there. */
  refuse(call: WireCall, outcome: Outcome): WireAnswer;
}

/** The first value of a header. */
export function headerOf({ headers }: WireCall, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

/** What every dialect takes for the normal course of things; the rest leaves one line in the log. */
const ordinary: ReadonlySet<Outcome> = new Set(['ok', 'not-enough-money']);

/** Money that is owed to a member was not moved (`vendor_held` says which): somebody has to look at it. */
const waiting: ReadonlySet<Outcome> = new Set(['held', 'out-of-range']);

function note(reply: FastifyReply, dialect: string, vendor: string, path: string, outcome: Outcome): void {
  const call = { dialect, vendor, path, outcome };
  if (waiting.has(outcome))
    reply.log.error({ audit: 'wallet-call-refused', ...call }, 'money of a member is held');
  else if (!ordinary.has(outcome)) noteRefused(reply, call);
}

function callOf(request: FastifyRequest, vendor: string, name: string): WireCall {
  const url = new URL(request.url, 'http://wallet');
  return {
    method: request.method,
    path: url.pathname.slice(`/wallet/${name}/${vendor}`.length).replace(/\/$/, ''),
    query: url.searchParams,
    headers: request.headers,
    address: request.ip,
    raw: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  };
}

/**
 * `/wallet/<dialect>/<vendor>/*`: signature first, with the key of the vendor in the address; only then is the body read.
 * What broke is told in the word that makes a vendor come again, or roll a bet back.
 */
export function registerWire(
  app: FastifyInstance,
  { vendorOf, wallet }: WalletSettings,
  wire: WalletWire,
): void {
  const words = dialectAnswers[wire.name];
  const send = (reply: FastifyReply, { outcome, body, http = words[outcome][1] ?? 200 }: WireAnswer) =>
    reply.code(http).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
  const nothing: WireCall = {
    method: 'POST',
    path: '',
    query: new URLSearchParams(),
    headers: {},
    address: '',
    raw: Buffer.alloc(0),
  };
  const config = { rateLimit: false, refusal: JSON.stringify(wire.refuse(nothing, 'unknown').body) } as const;
  const broken = (error: unknown, call: WireCall, reply: FastifyReply) => {
    const isPassing = isPassingFailure(error);
    if (!isPassing) reply.log.error({ err: error, path: call.path }, 'a wallet call failed');
    const answer = wire.refuse(call, 'unknown');
    if (!isPassing) return send(reply, answer);
    return send(reply, answer).code(503).header('retry-after', String(retryAfterSeconds));
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setChildLoggerFactory((logger) => logger);
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode === 413) lingerFor(request, reply);
      if (statusCode >= 500) return broken(error, nothing, reply);
      const path = request.url.split('?')[0] ?? '';
      noteUnsigned(reply, { dialect: wire.name, vendor: '', path, outcome: 'wrong-syntax' });
      return send(reply, wire.refuse(nothing, 'wrong-syntax'));
    });
    for (const path of [`/wallet/${wire.name}/:vendor`, `/wallet/${wire.name}/:vendor/*`])
      scope.all<{ Params: { vendor: string } }>(path, { config }, async (request, reply) => {
        const code = request.params.vendor;
        const call = callOf(request, code, wire.name);
        const vendor = await vendorOf(code);
        const isSigned = vendor !== undefined && wire.isSigned(call, vendor);
        if (!isSigned) {
          const outcome = 'invalid-signature';
          noteUnsigned(reply, { dialect: wire.name, vendor: code, path: call.path, outcome });
          return send(reply, wire.refuse(call, outcome));
        }
        try {
          const answer = await wire.answer(call, vendor, wallet);
          note(reply, wire.name, code, call.path, answer.outcome);
          return send(reply, answer);
        } catch (error) {
          return broken(error, call, reply);
        }
      });
  });
}
