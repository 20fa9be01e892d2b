import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { beginStream, sendOrCut } from '../../play/event-stream.ts';
import { pageId, Refused, read, sendError, sessionGame } from '../../play/page-calls.ts';
import type { Vendor } from '../../vendor.ts';
import { CatchRoom } from './room.ts';
import { gameCode } from './rules.ts';

const bodies = {
  // Who plays without a page sends none.
  seat: z.object({ page: pageId.optional() }).nullish(),
  shot: z.object({ seat: z.string().min(1).max(64), fish: z.int().min(1) }),
};
const streamQuery = z.object({ seat: z.string().min(1).max(64) });

/** What a stream that is cut comes back after. */
const retryMs = 1000;

/** Calls of the pond: a seat, its stream, and shots. Magazines are bought and given back by the calls of steps. */
export function catchRoutes(vendor: Vendor): (server: FastifyInstance) => Promise<void> {
  const room = new CatchRoom(vendor);
  return async (server) => {
    server.setErrorHandler(sendError);
    // Streams end first: a server that closes waits for what is open.
    server.addHook('preClose', () => room.close());
    server.post('/seat', async (request) => {
      const { session } = await sessionGame(vendor, request);
      if (session.gameCode !== gameCode) throw new Refused({ error: 'not-found' });
      const taken = room.sit(session, read(bodies.seat, request)?.page);
      if (!taken) throw new Refused({ error: 'room-full' });
      return taken;
    });
    server.get('/stream', (request, reply: FastifyReply) => {
      const query = streamQuery.safeParse(request.query);
      if (!query.success) throw new Refused({ error: 'malformed' });
      const { seat } = query.data;
      const raw = beginStream(reply, { 'content-type': 'text/event-stream' });
      const listener = { send: (message: string) => sendOrCut(raw, message), end: () => void raw.end() };
      raw.write(`retry: ${retryMs}\n\n`);
      const stop = room.listen(seat, listener);
      if (!stop) return void raw.end('event: left\ndata: {}\n\n');
      raw.once('close', stop);
      // What is sent between the cut and its event fails, and nobody misses it.
      raw.on('error', () => undefined);
    });
    // The seat is the key: it was given to a session, so that ten shots a second need no look into the database.
    server.post('/shot', async (request) => {
      const { seat, fish } = read(bodies.shot, request);
      return await room.shoot(seat, fish);
    });
  };
}
