import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findGame } from '../games/catalogue.ts';
import type { Game } from '../games/game.ts';
import type { Vendor } from '../vendor.ts';
import type { PlayError } from './play-api.ts';
import { findSession, markSeen, type PlaySession } from './sessions.ts';

const statusOf: Readonly<Record<PlayError['error'], number>> = {
  malformed: 400,
  'session-ended': 401,
  'session-replaced': 401,
  'launch-used': 403,
  'not-found': 404,
  'round-open': 409,
  'round-key-reused': 409,
  'act-not-possible': 409,
  'room-full': 409,
  'round-closed': 409,
  'stake-not-offered': 422,
  'above-limit': 422,
  'too-soon': 429,
  internal: 500,
};

/** Made by a page for itself when it is loaded: a tab that is copied has the session of the first, but another page. */
export const pageId = z.string().regex(/^[\w-]{1,64}$/);

/** A call is refused, and the page is told why. */
export class Refused extends Error {
  readonly body: PlayError;
  constructor(body: PlayError) {
    super(body.error);
    this.body = body;
  }
}

/** The session behind the bearer's token; a call is a sign of life of its page. */
export async function sessionOf(vendor: Vendor, request: FastifyRequest): Promise<PlaySession> {
  const [scheme, playToken] = (request.headers.authorization ?? '').split(' ');
  if (scheme !== 'Bearer' || !playToken) throw new Refused({ error: 'session-ended' });
  const session = await findSession(vendor.pool, playToken, vendor.clock());
  if (typeof session === 'string') throw new Refused({ error: session });
  await markSeen(vendor.pool, session.id, vendor.clock());
  return session;
}

/** The session with the game that it is for. */
export async function sessionGame(
  vendor: Vendor,
  request: FastifyRequest,
): Promise<{ session: PlaySession; game: Game }> {
  const session = await sessionOf(vendor, request);
  const game = findGame(session.gameCode);
  if (!game) throw new Refused({ error: 'not-found' });
  return { session, game };
}

export function read<T>(schema: z.ZodType<T>, request: FastifyRequest): T {
  const parsed = schema.safeParse(request.body);
  if (!parsed.success) throw new Refused({ error: 'malformed' });
  return parsed.data;
}

export function orRefuse<T extends object>(answer: T | PlayError): T {
  if ('error' in answer) throw new Refused(answer);
  return answer;
}

export async function sendError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof Refused) return await reply.code(statusOf[error.body.error]).send(error.body);
  const isRequestFault = error.statusCode !== undefined && error.statusCode < 500;
  if (!isRequestFault) request.log.error({ err: error }, 'a play call failed');
  const body: PlayError = { error: isRequestFault ? 'malformed' : 'internal' };
  return await reply.code(isRequestFault ? 400 : 500).send(body);
}
