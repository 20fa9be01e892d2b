import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../root.mjs';
import { withoutPassword } from './environment.mjs';

const SANDBOX_DATABASE = 'sandbox_vendor';

/**
 * Opens the database that the settings ask for. Resolves to { databases: { hanpan, sandbox }, stop }. With the
 * embedded one `onExit(sentence)` is called when it ends by itself, and `onRecovering(sentence)` while it recovers from that. Throws an Error with a sentence for the operator.
 *
 * @param {import('../types.d.ts').Settings} settings
 * @param {{ say: import('../types.d.ts').Say, onRecovering?: import('../types.d.ts').Say, onExit: (reason: string) => void, port?: number }} options
 * @returns {Promise<{ databases: import('../types.d.ts').Databases, port: number | undefined, stop: () => Promise<void> }>}
 */
export async function openDatabases(settings, { say, onRecovering = say, onExit, port }) {
  const { databaseUrl } = settings;
  if (databaseUrl) return useExternal({ ...settings, databaseUrl });
  const { startEmbeddedPostgres } = await importBuilt('start-embedded-postgres.js');
  const server = await startEmbeddedPostgres({
    dataFolder: join(settings.dataFolder, 'postgres'),
    databases: ['hanpan', SANDBOX_DATABASE],
    log: say,
    onRecovering,
    onExit,
    ...(port === undefined ? {} : { port }),
  });
  return {
    databases: { hanpan: server.url('hanpan'), sandbox: server.url(SANDBOX_DATABASE) },
    port: server.port,
    stop: () => server.stop(),
  };
}

/**
 * @param {import('../types.d.ts').Settings & { databaseUrl: string }} settings
 */
async function useExternal({ databaseUrl, sandboxDatabaseUrl, runsSandbox }) {
  const { createDatabases, tryConnection } = await importBuilt('databases.js');
  const failure = await tryConnection(databaseUrl);
  if (failure) throw new Error(unreachable('DATABASE_URL', databaseUrl, failure.reason));
  if (runsSandbox)
    await ensureSandboxDatabase(databaseUrl, sandboxDatabaseUrl, { createDatabases, tryConnection });
  return {
    databases: { hanpan: databaseUrl, sandbox: sandboxDatabaseUrl },
    port: undefined,
    stop: async () => {},
  };
}

/** The demo's vendor needs a separate database; it is created where the server allows that. */
async function ensureSandboxDatabase(adminUrl, url, { createDatabases, tryConnection }) {
  const missing = (await tryConnection(url))?.code === '3D000';
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const creation = missing && (await createDatabases(adminUrl, [name]).catch((error) => error.message));
  const failure = await tryConnection(url);
  if (failure) throw new Error(unreachable('SANDBOX_DATABASE_URL', url, creation || failure.reason));
}

/**
 * @param {string} name
 * @param {string} url
 * @param {string} reason
 */
function unreachable(name, url, reason) {
  return `${name} is ${withoutPassword(url)}, but the database cannot be reached: ${reason}.`;
}

/**
 * Imported late, because the package is built first, and from the checkout's own copy.
 *
 * @param {string} file
 */
function importBuilt(file) {
  return import(pathToFileURL(inRoot('packages/db/dist/embedded', file)).href);
}
