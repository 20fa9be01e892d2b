import { pathToFileURL } from 'node:url';
import { inRoot } from '../root.mjs';
import { openFront } from './front.mjs';
import { createDevInstallation } from './installation.mjs';
import { openPages } from './pages.mjs';
import { watchServerSources } from './server-sources.mjs';

const importBuilt = (file) => import(pathToFileURL(inRoot(file)).href);

/**
 * Everything that `npm run dev` runs: { start, stop }. Call it after the build, because what it imports is built.
 *
 * @param {import('../types.d.ts').Settings} settings
 * @param {{ say: import('../types.d.ts').Say, fail: import('../types.d.ts').Say }} options
 */
export function openDevelopment(settings, { say, fail }) {
  const closers = [];

  async function start() {
    const { findFreePort, openDatabase } = await importBuilt('packages/db/dist/index.js');
    const { SiteDirectory } = await importBuilt('apps/api/dist/kernel/sites.js');
    const serverPort = await findFreePort();
    const installation = createDevInstallation(settings, serverPort, { say, fail });
    closers.push(installation.stop);
    await installation.start();

    const database = openDatabase({ url: installation.databaseUrl(), poolSize: 1, name: 'hanpan-dev' });
    const sites = new SiteDirectory(database, Date.now);
    let pages;
    const front = await openFront({
      port: settings.port,
      serverPort,
      whenReady: installation.whenServing,
      servePage: (request, response) => pages.serve(request, response),
    });
    const siteKeyOf = async (host) => (await sites.byHost(host))?.key ?? '';
    pages = await openPages({ hotServer: front, siteKeyOf });
    closers.push(database.close, pages.close, () => front.closeAllConnections());
    watchServerSources(pages.watcher, installation.restart);
  }

  /** Closes the last opened first. */
  async function stop() {
    for (const close of closers.reverse()) await close();
  }

  return { start, stop };
}
