import type { FastifyInstance, FastifyReply } from 'fastify';
import { takesCoding } from '../../../kernel/codings.ts';
import type { MinigameServices } from '../services.ts';
import { LiveStream } from './live-stream.ts';
import { readLiveFacts } from './read-live-facts.ts';

const folder = '/live/powerball';
const bare = "default-src 'none'; sandbox";
/** A segment is the same for ever, and gone after half a minute. */
const segmentKept = 'public, max-age=60, immutable';

function sendPart(reply: FastifyReply, type: string, cache: string, content: Buffer | string) {
  return reply.headers({ 'cache-control': cache, 'content-security-policy': bare }).type(type).send(content);
}

/** The live video by its addresses: GET, because a player loads them itself. Draws are public, and so is it. */
export function registerLive(app: FastifyInstance, { database, clock }: MinigameServices): void {
  const stream = new LiveStream((nowMs) => readLiveFacts(database, nowMs));
  const method = ['GET', 'HEAD'];
  app.route({
    method,
    url: `${folder}/live.m3u8`,
    handler: async (_request, reply) => {
      const list = await stream.playlist(clock());
      if (list === undefined) return reply.callNotFound();
      return sendPart(reply, 'application/vnd.apple.mpegurl', 'no-store', list);
    },
  });
  app.route({
    method,
    url: `${folder}/init.mp4`,
    handler: async (_request, reply) => sendPart(reply, 'video/mp4', 'public, max-age=3600', stream.init),
  });
  app.route<{ Params: { number: string } }>({
    method,
    url: `${folder}/:number(\\d{1,12}).m4s`,
    handler: async (request, reply) => {
      const segment = await stream.segment(Number(request.params.number), clock());
      if (segment === undefined) return reply.callNotFound();
      reply.header('vary', 'accept-encoding');
      if (!takesCoding(request, 'gzip')) return sendPart(reply, 'video/mp4', segmentKept, segment.bytes);
      reply.header('content-encoding', 'gzip');
      return sendPart(reply, 'video/mp4', segmentKept, segment.gzipped);
    },
  });
}
