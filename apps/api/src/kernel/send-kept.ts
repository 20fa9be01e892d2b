import type { CallSpec } from '@hanpan/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { admit } from './admit.ts';
import type { KeptAnswerHandler, MemberContext } from './call-context.ts';
import type { CallLimit } from './call-limits.ts';
import { sendCode } from './envelope.ts';
import { type IdentityServices, localeFor } from './identify.ts';
import type { Kept, KeptAnswers } from './kept-answers.ts';
import { tokenOf } from './request-facts.ts';

interface Services extends IdentityServices {
  readonly kept: KeptAnswers;
}

/** The caller is admitted as everywhere; only its session is the one that its last answer was kept for. */
function admittedBy(services: Services, kept: Kept | undefined): IdentityServices {
  return kept === undefined ? services : { ...services, sessions: kept };
}

/** The answer that a session got last while it is still true, else a new one. */
export async function serveKept(
  services: Services,
  call: CallSpec,
  read: KeptAnswerHandler<MemberContext, unknown>,
  isOverLimit: CallLimit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const token = tokenOf(request, 'member');
  const kept = token === undefined ? undefined : await services.kept.current(call.path, token);
  const context = await admit(admittedBy(services, kept), call, isOverLimit, request, reply);
  if (typeof context === 'string') return sendCode(reply, context, await localeFor(services, request));
  if (!call.body.safeParse(request.body ?? {}).success) return sendCode(reply, 'E400', context.locale);
  reply.header('content-type', 'application/json; charset=utf-8');
  if (kept !== undefined) return reply.send(kept.in(context.locale));
  const member = context as MemberContext;
  const answer = await services.kept.keep(
    { path: call.path, token: token ?? '', session: member.session },
    () => read(member),
    (data) => JSON.stringify(call.data.parse(data)),
  );
  return reply.send(answer.in(context.locale));
}
