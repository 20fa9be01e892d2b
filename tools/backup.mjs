import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrapBesideSite } from './bootstrap.mjs';
import { readEnvironment } from './launch/environment.mjs';
import { readWhatRuns } from './launch/made-by.mjs';
import { inRoot, root } from './root.mjs';
import { refuse, say } from './say.mjs';

/**
 * Backs up the installation in HANPAN_DATA, running or not, into a new folder below the one that is named.
 *
 * @param {string | undefined} into
 */
async function backup(into) {
  const settings = readEnvironment(process.env, root);
  if (!into) refuse('npm run backup -- <folder in which the backups are kept>');
  if (settings.databaseUrl)
    refuse(
      'DATABASE_URL names a PostgreSQL of your own: back it up with its own tools (pg_basebackup, pg_dump), and the keys in HANPAN_DATA beside it.',
    );
  await bootstrapBesideSite(say);
  const { backUp } = await import(pathToFileURL(inRoot('packages/db/dist/embedded/backup/back-up.js')).href);
  const { dataFolder } = settings;
  const madeBy = await readWhatRuns(dataFolder);
  const made = await backUp({ dataFolder, into: resolve(into), madeBy, now: new Date(), log: say });
  say(`backup: ${made}`);
  say('It holds the keys of the site: keep it where nobody else can read it, on another machine.');
}

await backup(process.argv[2]).catch((error) => refuse(`There is no backup of this run: ${error.message}`));
