import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { knownSecrets } from './launch/keys.mjs';
import { inRoot } from './root.mjs';
import { refuse, say } from './say.mjs';

const [dataFolder = '', target = ''] = process.argv.slice(2);
/** @type {[name: string, versionQuery: string][]} */
const databases = [
  ['hanpan', 'select max(version)::text as version from schema_migration'],
  ['sandbox_vendor', 'select max(name) as version from migration'],
];

/**
 * Stores what a running demo installation holds, for the test that starts it under newer code: both databases as
 * packages/testkit writes them, and the secret that decrypts their sealed values.
 */
async function dump() {
  const importBuilt = (file) => import(pathToFileURL(inRoot(file)).href);
  const { openDatabase, runningPostgres } = await importBuilt('packages/db/dist/index.js');
  const { writeDump } = await importBuilt('packages/testkit/dist/index.js');
  mkdirSync(target, { recursive: true });
  for (const [name, versionQuery] of databases) {
    const url = runningPostgres(join(dataFolder, 'postgres'), name);
    if (url === undefined) refuse(`No installation is running in ${dataFolder}.`);
    const database = openDatabase({ url, poolSize: 1, name: 'hanpan-dump' });
    const { version } = await database.row(versionQuery);
    const packed = gzipSync(await writeDump(database, version), { level: 9 });
    await database.close();
    writeFileSync(join(target, `${name}.dump.gz`), packed);
    say(`${name} ${version}: ${packed.length} bytes`);
  }
  const { 1: secret, ...later } = knownSecrets(join(dataFolder, 'keys'), 'app', process.env);
  if (secret === undefined || Object.keys(later).length > 0)
    refuse('Its app-secret was changed: dump another one.');
  writeFileSync(join(target, 'app-secret'), secret);
}

if (target === '') refuse('node tools/dump-installation.mjs <data folder> <new folder>');
await dump();
