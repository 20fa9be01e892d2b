import { readFile } from 'node:fs/promises';
import { createServer } from 'vite';
import { inRoot } from '../root.mjs';

const SITE = { base: '/', folder: 'apps/web' };
const DESKS = [
  { base: '/console/', folder: 'apps/console' },
  { base: '/RN0/', folder: 'apps/partner' },
];
const IS_FILE = /\.[a-z0-9]{2,5}$/i;

/**
 * Every web app with hot reload, as middleware of the front. `siteKeyOf(host)` gives the key that the page carries.
 * Resolves to { serve, watcher, close }; `hotServer` is the HTTP server whose upgrades hot reload may listen to.
 *
 * @param {{ hotServer: import('node:http').Server, siteKeyOf: (host: string) => Promise<string> }} options
 */
export async function openPages({ hotServer, siteKeyOf }) {
  const openApp = async ({ base, folder }) => ({ base, folder, vite: await openVite(folder, hotServer) });
  const [site, desks] = await Promise.all([openApp(SITE), Promise.all(DESKS.map(openApp))]);

  /**
   * @param {import('vite').Connect.IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function serve(request, response) {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (desks.some(({ base }) => base === `${path}/`)) return redirect(response, `${path}/`);
    const app = desks.find(({ base }) => path.startsWith(base)) ?? site;
    app.vite.middlewares(request, response, async () => {
      if (request.method !== 'GET' || IS_FILE.test(path)) return notFound(response);
      try {
        const html = await readFile(inRoot(app.folder, 'index.html'), 'utf8');
        const filled = html.replaceAll('%HANPAN_SITE_KEY%', await siteKeyOf(request.headers.host ?? ''));
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(await app.vite.transformIndexHtml(path, filled));
      } catch (error) {
        response.writeHead(500).end(error.stack);
      }
    });
  }

  const close = async () => {
    await Promise.all([site, ...desks].map(({ vite }) => vite.close()));
  };
  return { serve, watcher: site.vite.watcher, close };
}

/**
 * @param {string} folder
 * @param {import('node:http').Server} hotServer
 */
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

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} location
 */
function redirect(response, location) {
  response.writeHead(302, { location }).end();
}

/**
 * @param {import('node:http').ServerResponse} response
 */
function notFound(response) {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.\n');
}
