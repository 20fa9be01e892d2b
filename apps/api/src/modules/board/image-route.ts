import type { FastifyInstance } from 'fastify';
import { imageContent } from './image-store.ts';
import { imagePath } from './present.ts';
import type { BoardServices } from './services.ts';

/** What stands behind an address never changes, and is nobody's but who knows the address. */
const kept = 'private, max-age=31536000, immutable';
const bare = "default-src 'none'; sandbox";

/** Pictures by their addresses: GET, because pages show them as they are. */
export function registerImages(app: FastifyInstance, { database }: BoardServices): void {
  app.route<{ Params: { token: string } }>({
    method: ['GET', 'HEAD'],
    url: `${imagePath}:token([0-9a-f]{32}).webp`,
    handler: async (request, reply) => {
      const content = await imageContent(database, request.params.token);
      if (content === undefined) return reply.callNotFound();
      return reply
        .headers({ 'cache-control': kept, 'content-security-policy': bare, 'content-disposition': 'inline' })
        .type('image/webp')
        .send(content);
    },
  });
}
