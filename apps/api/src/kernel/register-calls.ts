import { type CallPath, type CallSpec, calls, confirmsOperation, type ResultCode } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodError } from 'zod';
import { admit } from './admit.ts';
import type { AnswerCache } from './answer-cache.ts';
import type {
  GuestContext,
  Handlers,
  KeptAnswerHandler,
  MemberContext,
  SharedAnswerHandler,
} from './call-context.ts';
import { type CallLimit, limitOf } from './call-limits.ts';
import type { Clock } from './clock.ts';
import { type ConfirmedBody, confirmed, refuseUnconfirmed, serveOnce } from './confirmation/confirmed.ts';
import type { BodySealer } from './counted-input.ts';
import { envelopeOf, sendCode } from './envelope.ts';
import { type Failure, fail, isFailure } from './failure.ts';
import { cookieKindOf, type IdentityServices, localeFor } from './identify.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { Limits } from './limits.ts';
import { givenTo, routeOf } from './path-fields.ts';
import { recordAccess } from './personal-access.ts';
import { registerBodyReader } from './read-body.ts';
import { clearSessionCookie } from './request-facts.ts';
import { sendCached } from './send-cached.ts';
import { serveKept } from './send-kept.ts';
import { answerOf, type IdempotentHandler, serveIdempotent } from './serve-idempotent.ts';
import type { Site } from './sites.ts';
import { isStepUpDue, type StepUpServices, servedBy } from './step-up.ts';

export interface CallServices extends IdentityServices, StepUpServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealer: BodySealer;
  readonly limits: Limits;
  readonly answers: AnswerCache;
  readonly kept: KeptAnswers;
  /** Values that a code's text names, per site: the settings behind "at least {min}". */
  readonly textParams: (site: Site, code: ResultCode) => Readonly<Record<string, string | number>>;
}

type PlainHandler = (context: GuestContext, body: unknown) => Promise<unknown>;

/** The table of handlers is typed by path; here, where all paths are one, their types are what the call says. */
function run(
  services: CallServices,
  call: CallSpec,
  handler: unknown,
  context: GuestContext,
  body: unknown,
): Promise<unknown> {
  if (call.idempotent === undefined && call.confirms === true)
    return serveOnce(services, handler, context, body);
  if (call.idempotent === undefined) return (handler as PlainHandler)(context, body);
  return serveIdempotent(
    services,
    call,
    handler as IdempotentHandler,
    context,
    body as Record<string, never>,
  );
}

/** The same for a call that may ask first who its operator is. */
async function runAsking(
  services: CallServices,
  call: CallSpec,
  handler: unknown,
  context: GuestContext,
  body: unknown,
): Promise<unknown> {
  if (!(await isStepUpDue(services, call, handler, context, body)))
    return run(services, call, servedBy(call, handler), context, body);
  const { confirmationKey } = body as ConfirmedBody;
  if (confirmsOperation(call, body) && confirmationKey !== undefined)
    return run(services, call, confirmed(services, call, handler), context, body);
  // What was done before is told to whoever sends it again: nothing more comes of it.
  const stored = call.idempotent && (await answerOf(services, call, context, body as Record<string, never>));
  if (stored !== undefined) return stored;
  return confirmsOperation(call, body)
    ? refuseUnconfirmed(services, call, handler, context, body)
    : fail('L008');
}

/** The first code that a malformed field declares, else E400; for a field of the path there is no such call, E404. */
function codeOfInvalid(call: CallSpec, error: ZodError): ResultCode {
  const field = String(error.issues[0]?.path[0] ?? '');
  const isOfPath = call.params !== undefined && Object.hasOwn(call.params.shape, field);
  return call.invalid?.[field] ?? (isOfPath ? 'E404' : 'E400');
}

function send(
  call: CallSpec,
  reply: FastifyReply,
  context: GuestContext,
  result: unknown,
  services: CallServices,
) {
  if (isFailure(result)) {
    const failure: Failure = result;
    const params = { ...services.textParams(context.site, failure.code), ...failure.params };
    return sendCode(reply, failure.code, context.locale, params);
  }
  // The response is parsed, so that nothing leaves that the contract does not name.
  return reply.send(envelopeOf('0', context.locale, call.data.parse(result)));
}

/**
 * The calls that a page begins, renews and ends its session with. Where one of them says that the session is over, a browser
 * forgets it, so that its pages begin as those of a guest (ST-01) and are told of the end once.
 */
const aboutSession: ReadonlySet<string> = new Set<CallPath>([
  '/api/getToken',
  '/api/member/info',
  '/api/member/logout',
  '/api/console/getToken',
  '/api/console/me',
  '/api/console/logout',
]);

function endsSession(code: ResultCode): boolean {
  return code === 'E401' || code === 'TK999';
}

async function serve(
  services: CallServices,
  call: CallSpec,
  handler: unknown,
  isOverLimit: CallLimit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (call.kept === true) {
    const read = handler as KeptAnswerHandler<MemberContext, unknown>;
    return serveKept(services, call, read, isOverLimit, request, reply);
  }
  const context = await admit(services, call, isOverLimit, request, reply);
  if (typeof context === 'string') {
    if (aboutSession.has(call.path) && endsSession(context))
      clearSessionCookie(request, reply, cookieKindOf(call));
    return sendCode(reply, context, await localeFor(services, request));
  }

  const given = givenTo(call, request);
  if (given === undefined) return sendCode(reply, 'E400', context.locale);
  const body = call.body.safeParse(given);
  if (!body.success) {
    const code = codeOfInvalid(call, body.error);
    return sendCode(reply, code, context.locale, services.textParams(context.site, code));
  }
  if (call.cached === true) {
    const shared = handler as SharedAnswerHandler<unknown, unknown>;
    return sendCached(services.answers, call, shared, context, body.data, request, reply);
  }
  const result = await (call.stepUp === undefined ? run : runAsking)(
    services,
    call,
    handler,
    context,
    body.data,
  );
  if (!isFailure(result)) await recordAccess(services, call, context, result);
  return send(call, reply, context, result, services);
}

/** Every call of the contract becomes a route. A path without a handler does not compile. */
export function registerCalls(
  app: FastifyInstance,
  services: CallServices,
  handlers: Handlers<CallPath>,
): void {
  registerBodyReader(app, services);
  for (const call of Object.values<CallSpec>(calls)) {
    const handler: unknown = handlers[call.path as CallPath];
    const isOverLimit = limitOf(app, call, services.limits);
    const options = {
      // Cached answers are compressed already, and kept ones are too short for it.
      ...((call.cached === true || call.kept === true) && { compress: false as const }),
      ...(call.bodyLimitBytes !== undefined && { bodyLimit: call.bodyLimitBytes }),
      config: { saysOutcomeInData: call.saysOutcomeInData === true },
    };
    app.post(routeOf(call.path), options, (request, reply) =>
      serve(services, call, handler, isOverLimit, request, reply),
    );
  }
}
