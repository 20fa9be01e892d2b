import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../root.mjs';
import { openInstallationDatabase } from './installation-database.mjs';
import { ensureKeys } from './keys.mjs';
import { listPrograms } from './programs.mjs';

/**
 * Work of a person at the terminal in the database of the installation, whether it runs or not. `work` is given what
 * apps/api/src/terminal.ts exports, and the environment that setup would have. Nothing stays started.
 *
 * @template Result
 * @param {import('../types.d.ts').Settings} settings
 * @param {import('../types.d.ts').Say} tell
 * @param {(terminal: typeof import('../../apps/api/src/terminal.ts'), env: NodeJS.ProcessEnv) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function workInInstallation(settings, tell, work) {
  const keys = ensureKeys(join(settings.dataFolder, 'keys'), process.env);
  const { url, stop } = await openInstallationDatabase(settings, tell);
  try {
    const terminal = await import(pathToFileURL(inRoot('apps/api/dist/terminal.js')).href);
    return await work(terminal, listPrograms(settings, keys, { hanpan: url, sandbox: undefined }).setup.env);
  } finally {
    await stop();
  }
}
