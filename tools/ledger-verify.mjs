import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrapBesideSite } from './bootstrap.mjs';
import { readEnvironment } from './launch/environment.mjs';
import { openInstallationDatabase, requireInstallation } from './launch/installation-database.mjs';
import { knownSecrets } from './launch/keys.mjs';
import { verdictLine } from './launch/verdict-line.mjs';
import { inRoot, root } from './root.mjs';
import { refuse } from './say.mjs';

const importBuilt = (file) => import(pathToFileURL(inRoot(file)).href);
const tell = (line) => process.stderr.write(`${line}\n`);

/** The keys that sign the heads, of now and of before; undefined where this machine knows no secret. */
async function installationKeys(settings, database) {
  const secrets = knownSecrets(join(settings.dataFolder, 'keys'), 'app', process.env);
  if (Object.keys(secrets).length === 0) return undefined;
  const { headKeysOf } = await importBuilt('apps/api/dist/terminal.js');
  return headKeysOf(database, secrets);
}

/** Reads only. Exits with 0 when every row is correct and with 1 after naming the first that is not. */
async function verify(settings) {
  requireInstallation(settings);
  const { url, stop } = await openInstallationDatabase(settings, tell);
  const { openDatabase } = await importBuilt('packages/db/dist/index.js');
  const { verifyLedger } = await importBuilt('packages/ledger/dist/index.js');
  const database = openDatabase({ url, poolSize: 1, name: 'hanpan-ledger-verify' });
  try {
    const trusted = await installationKeys(settings, database);
    const result = await verifyLedger(database, { ...(trusted && { trusted }) });
    process.stdout.write(`${verdictLine(result, trusted !== undefined)}\n`);
    return result.finding ? 1 : 0;
  } finally {
    await database.close();
    await stop();
  }
}

try {
  const settings = readEnvironment(process.env, root);
  await bootstrapBesideSite(tell);
  process.exitCode = await verify(settings);
} catch (error) {
  refuse(error.message);
}
