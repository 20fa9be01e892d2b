import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrapBesideSite } from './bootstrap.mjs';
import { readEnvironment } from './launch/environment.mjs';
import { inRoot, root } from './root.mjs';
import { refuse, say } from './say.mjs';

/**
 * Puts a backup into HANPAN_DATA, which must be empty or not there yet.
 *
 * @param {string | undefined} backup
 */
async function restore(backup) {
  const { databaseUrl, dataFolder } = readEnvironment(process.env, root);
  if (!backup) refuse('npm run restore -- <folder of one backup>');
  if (databaseUrl)
    refuse(
      'DATABASE_URL names a PostgreSQL of your own: restore that with its own tools, and put the keys into HANPAN_DATA.',
    );
  await bootstrapBesideSite(say);
  const { restore: putBack } = await import(
    pathToFileURL(inRoot('packages/db/dist/embedded/backup/restore.js')).href
  );
  const { madeAt, version, commit } = await putBack({ backup: resolve(backup), dataFolder, log: say });
  const code = commit === null ? `version ${version}` : `version ${version}, commit ${commit}`;
  say(`restored into ${dataFolder}: the state of ${madeAt} (${code})`);
  say('Next: npm start, and then npm run -s ledger:verify. What happened after that time is not in it.');
}

await restore(process.argv[2]).catch((error) => refuse(`Nothing was restored: ${error.message}`));
