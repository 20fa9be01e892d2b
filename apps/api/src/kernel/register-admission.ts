import type { Pulse } from '@hanpan/db';
import { type Locale, locales } from '@hanpan/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from './admission.ts';
import { admissionPeriodMs } from './admission.ts';
import { envelopeOf } from './envelope.ts';
import { holdBack } from './hold-back.ts';
import { localeOf } from './request-facts.ts';
import type { SecurityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When its work began; 0 before that and after it. */
    admittedAtMs: number;
  }
  interface FastifyContextConfig {
    /** What a caller is told that does not speak in envelopes, where its request is refused before it is read. */
    refusal?: string;
  }
}

export interface AdmissionServices {
  readonly admission: Admission;
  readonly pulse: Pick<Pulse, 'isLost'>;
  readonly headersOf: SecurityHeaders;
}

/** Soon enough for a person, and long enough to be served before the next one. */
export const retryAfterSeconds = 2;

const probes: ReadonlySet<string> = new Set(['/health', '/ready']);
const needsDatabase = /^\/(api|wallet|live)\//;

const bodies = Object.fromEntries(
  locales.map((locale) => [locale, JSON.stringify(envelopeOf('E002', locale))]),
) as Readonly<Record<Locale, string>>;

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
): void {
  const { refusal } = request.routeOptions.config;
  // A vendor's server calls over a few connections for everybody, and waits by itself.
  if (refusal === undefined) holdBack(request, reply);
  reply
    .code(503)
    .headers(headers)
    .header('retry-after', String(retryAfterSeconds))
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(refusal ?? bodies[localeOf(request)]);
}

const sayEveryMs = 10_000;

/** Moves the limit, and says every few seconds how many were refused. */
function adjustEveryPeriod(app: FastifyInstance, admission: Admission): void {
  let dueAtMs = performance.now() + admissionPeriodMs;
  let saidAtMs = Number.NEGATIVE_INFINITY;
  let refused = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    refused += admission.adjust(now - dueAtMs);
    dueAtMs = now + admissionPeriodMs;
    if (refused === 0 || now - saidAtMs < sayEveryMs) return;
    app.log.warn({ refused, limit: admission.limit }, 'requests were refused: too many at once');
    saidAtMs = now;
    refused = 0;
  }, admissionPeriodMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/**
 * Refuses what could not be served in time, before its body is read. A request counts while it is worked on: from when its
 * body is there, so that slow senders take nobody's place, until its response is made, also where its caller has gone.
 */
export function registerAdmission(app: FastifyInstance, services: AdmissionServices): void {
  const { admission, pulse, headersOf } = services;
  // They are made of settings; a refusal has to be cheap.
  const headers = headersOf();
  app.decorateRequest('admittedAtMs', 0);
  app.addHook('onRequest', (request, reply, done) => {
    const isRefused = pulse.isLost() ? needsDatabase.test(request.url) : admission.isFull();
    if (isRefused && !probes.has(request.url)) refuse(request, reply, headers);
    else done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    admission.enter();
    request.admittedAtMs = performance.now();
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.admittedAtMs > 0) {
      // What ended because the database was away says nothing about how much can be served.
      admission.leave(reply.statusCode === 503 ? 0 : performance.now() - request.admittedAtMs);
      request.admittedAtMs = 0;
    }
    done(null, payload);
  });
  adjustEveryPeriod(app, admission);
}
