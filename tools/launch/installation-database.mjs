import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../root.mjs';
import { openDatabases } from './database.mjs';

const importBuilt = (file) => import(pathToFileURL(inRoot(file)).href);

/**
 * Throws the sentence where there is no installation: to read or change one does not make it.
 *
 * @param {import('../types.d.ts').Settings} settings
 */
export function requireInstallation({ databaseUrl, dataFolder }) {
  if (!databaseUrl && !existsSync(dataFolder)) throw new Error(`There is no installation in ${dataFolder}.`);
}

/**
 * The database of the installation, for a program beside it: the one in DATABASE_URL, the running embedded one, else one
 * that is started until `stop()`. Throws an Error with a sentence.
 *
 * @param {import('../types.d.ts').Settings} settings
 * @param {import('../types.d.ts').Say} tell
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function openInstallationDatabase(settings, tell) {
  if (settings.databaseUrl) return { url: settings.databaseUrl, stop: async () => {} };
  const { runningPostgres } = await importBuilt('packages/db/dist/index.js');
  const running = runningPostgres(join(settings.dataFolder, 'postgres'), 'hanpan');
  if (running) return { url: running, stop: async () => {} };
  const opened = await openDatabases(settings, { say: tell, onExit: tell });
  return { url: opened.databases.hanpan, stop: opened.stop };
}
