import { readFile } from 'node:fs/promises';
import { createServer } from 'vite';
import { inRoot } from '../root.mjs';

/** The more particular base first. */
const APPS = [
  { base: '/console/', folder: 'apps/console' },
  { base: '/', folder: 'apps/web' },
];
const IS_FILE = /\.[a-z0-9]{2,5}$/i;

/**
 * Both web apps with hot reload, as middleware of the front. `siteKeyOf(host)` gives the key that the page carries.
 * Resolves to { serve, watcher, close }; `hotServer` is the HTTP server whose upgrades hot reload may listen to.
 */
export async function openPages({ hotServer, siteKeyOf }) {
  const apps = await Promise.all(
    APPS.map(async ({ base, folder }) => ({ base, folder, vite: await openVite(folder, hotServer) })),
  );

  async function serve(request, response) {
    const path = request.url.split('?')[0];
    if (path === '/console') return redirect(response, '/console/');
    const app = apps.find(({ base }) => path.startsWith(base));
    app.vite.middlewares(request, response, async () => {
      if (request.method !== 'GET' || IS_FILE.test(path)) return notFound(response);
      try {
        const html = await readFile(inRoot(app.folder, 'index.html'), 'utf8');
        const filled = html.replaceAll('%HANPAN_SITE_KEY%', await siteKeyOf(request.headers.host ?? ''));
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(await app.vite.transformIndexHtml(request.url, filled));
      } catch (error) {
        response.writeHead(500).end(error.stack);
      }
    });
  }

  const close = () => Promise.all(apps.map(({ vite }) => vite.close()));
  return { serve, watcher: apps.at(-1).vite.watcher, close };
}

function openVite(folder, hotServer) {
  return createServer({
    root: inRoot(folder),
    configFile: inRoot(folder, 'vite.config.ts'),
    cacheDir: inRoot('.cache', 'dev', folder),
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    server: { middlewareMode: true, ws: { server: hotServer, path: '__hot' } },
  });
}

function redirect(response, location) {
  response.writeHead(302, { location }).end();
}

function notFound(response) {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.\n');
}
