import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrapBesideSite } from './bootstrap.mjs';
import { readEnvironment } from './launch/environment.mjs';
import { openInstallationDatabase, requireInstallation } from './launch/installation-database.mjs';
import { verdictLine } from './launch/verdict-line.mjs';
import { inRoot, root } from './root.mjs';
import { refuse } from './say.mjs';

const importBuilt = (file) => import(pathToFileURL(inRoot(file)).href);
const tell = (line) => process.stderr.write(`${line}\n`);

/** The public half of the key that signs the heads; undefined where this machine does not know the secret. */
async function installationKey(settings) {
  const file = join(settings.dataFolder, 'keys', 'app-secret');
  const secret = process.env.APP_SECRET ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
  if (secret === undefined) return undefined;
  const { createSealer } = await importBuilt('apps/api/dist/kernel/sealed.js');
  const { headSigner } = await importBuilt('packages/ledger/dist/index.js');
  return headSigner(createSealer(secret).headSeed).publicKey;
}

/** Reads only. Exits with 0 when every row is correct and with 1 after naming the first that is not. */
async function verify(settings) {
  requireInstallation(settings);
  const { url, stop } = await openInstallationDatabase(settings, tell);
  const { openDatabase } = await importBuilt('packages/db/dist/index.js');
  const { verifyLedger } = await importBuilt('packages/ledger/dist/index.js');
  const publicKey = await installationKey(settings);
  const database = openDatabase({ url, poolSize: 1, name: 'hanpan-ledger-verify' });
  try {
    const result = await verifyLedger(database, { ...(publicKey && { publicKey }) });
    process.stdout.write(`${verdictLine(result, publicKey !== undefined)}\n`);
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
