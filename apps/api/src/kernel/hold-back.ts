import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Shorter than what a refusal asks for with Retry-After: whoever keeps to that notices nothing. */
export const holdBackMs = 300;

/**
 * After a refusal nothing more is read from its connection for a moment, so that a caller who asks again at once costs no
 * more than one who waits: refusing as fast as they ask would leave no time for those who were admitted. A proxy's
 * connection carries others too, and is read on.
 */
export function holdBack(request: FastifyRequest, reply: FastifyReply): void {
  const { socket } = request.raw;
  if (!(socket instanceof Socket) || socket.remoteAddress !== request.ip) return;
  // Node reads the rest of the body right after the response, and would read on.
  reply.raw.once('finish', () => setImmediate(() => pauseFor(socket, holdBackMs)));
}

function pauseFor(socket: Socket, ms: number): void {
  socket.pause();
  const stop = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    // A connection lives long and may be refused often.
    socket.off('close', stop);
    socket.resume();
  }, ms);
  socket.once('close', stop);
}
