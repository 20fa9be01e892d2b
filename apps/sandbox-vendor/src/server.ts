import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { findGame } from './games/catalogue.ts';
import { catchRoutes } from './games/moonlit-catch/routes.ts';
import { kplayRoutes } from './operator/kplay-routes.ts';
import { operatorRoutes } from './operator/routes.ts';
import { transferRoutes } from './operator/transfer-routes.ts';
import { preloadOf, readManifest } from './page-files.ts';
import { playRoutes } from './play/routes.ts';
import { roomRoutes } from './rooms/room-routes.ts';
import { RoomRunner } from './rooms/room-runner.ts';
import { roundTableRoutes } from './round-tables.ts';
import { stepRoutes } from './steps/routes.ts';
import type { Vendor } from './vendor.ts';

const clientFolder = fileURLToPath(new URL('../client/dist/', import.meta.url));

/** Where everything starts at once, as after a power cut, the ten seconds of the framework would end a start that is only slow. */
const pluginTimeout = 120_000;

/** The whole HTTP side: the Games API, the play calls, the page and its files, and a health check. */
export async function buildServer(vendor: Vendor, rooms = new RoomRunner(vendor)): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = vendor.log;
  const logController = new LogController({ disableRequestLogging: true });
  const server = fastify({ loggerInstance, bodyLimit: 16 * 1024, logController, pluginTimeout });
  const headers = pageHeaders(vendor.environment.operatorOrigin);
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  await server.register(operatorRoutes(vendor));
  await server.register(transferRoutes(vendor));
  await server.register(kplayRoutes(vendor), { prefix: '/kplay' });
  await server.register(playRoutes(vendor), { prefix: '/api' });
  await server.register(stepRoutes(vendor), { prefix: '/api/steps' });
  await server.register(catchRoutes(vendor), { prefix: '/api/pond' });
  await server.register(roomRoutes(vendor, rooms), { prefix: '/api/room' });
  await server.register(roundTableRoutes, { prefix: '/tables' });
  server.get('/health', async () => {
    await vendor.pool.query('SELECT 1');
    return { status: 'ok' };
  });
  await servePage(server, vendor);
  return server;
}

async function servePage(server: FastifyInstance, vendor: Vendor): Promise<void> {
  if (!existsSync(clientFolder)) {
    vendor.log.warn('the page has not been built: only the calls are served');
    return;
  }
  await server.register(fastifyStatic, {
    root: clientFolder,
    index: false,
    // The build has laid a smaller file beside each file of text.
    preCompressed: true,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // The operator's lobby shows the tile's picture from here.
      if (path.includes('/art/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  server.get('/art/tile/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const picture = findGame(file.replace(/\.svg$/, ''))?.drawTile?.();
    if (picture === undefined) return await reply.code(404).send();
    return await reply
      .header('content-type', 'image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(picture);
  });
  const manifest = readManifest(`${clientFolder}.vite/manifest.json`);
  server.get('/play/*', async (request, reply: FastifyReply) => {
    const { '*': code } = request.params as { '*': string };
    const game = findGame(code);
    const link = game && preloadOf(manifest, game.info.page);
    if (link !== undefined) reply.header('link', link);
    return await reply.header('cache-control', 'no-store').sendFile('index.html', { cacheControl: false });
  });
}

/** Only our own files; and only the operator may put the game into a frame. The opener stays reachable on purpose. */
function pageHeaders(operatorOrigin: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${operatorOrigin}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
}
