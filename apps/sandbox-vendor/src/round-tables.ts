import type { FastifyPluginAsync } from 'fastify';
import { roundTableFile } from './games/reels/round-table.ts';
import { slotMaths } from './games/slot-maths.ts';

/** The tables that rounds are drawn from, byte for byte: their SHA-256 stands in the rules of their games. */
export const roundTableRoutes: FastifyPluginAsync = async (server) => {
  const pages = slotMaths.filter(({ tableHash }) => tableHash !== undefined).map(({ page }) => page);
  const tables = new Map(pages.map((page) => [`${page}.json`, roundTableFile(page)]));
  server.get('/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const table = tables.get(file);
    if (table === undefined) return await reply.code(404).send();
    return await reply
      .header('content-type', 'application/json')
      .header('cache-control', 'public, max-age=3600')
      .send(table);
  });
};
