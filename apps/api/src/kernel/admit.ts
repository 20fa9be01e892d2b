import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GuestContext } from './call-context.ts';
import type { CallLimit } from './call-limits.ts';
import { type Asked, type IdentityFailure, type IdentityServices, identify } from './identify.ts';
import { noteAsker } from './keep-refusals.ts';

/**
 * Who makes a request, and whether it may make another one: its limit counts the session that the identity was found by,
 * so that it costs no second look. A request whose identity is refused is counted too, by its network.
 */
export async function admit(
  services: IdentityServices,
  asked: Asked,
  isOverLimit: CallLimit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<GuestContext | IdentityFailure | 'E429'> {
  const context = await identify(services, asked, request, reply);
  if (typeof context !== 'string') noteAsker(request, context);
  const session = typeof context === 'string' ? undefined : context.session;
  return (await isOverLimit(request, reply, session)) ? 'E429' : context;
}
