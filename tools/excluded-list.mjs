import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { bootstrapBesideSite } from './bootstrap.mjs';
import { inRoot } from './root.mjs';
import { refuse } from './say.mjs';

const USAGE = 'npm run -s excluded:list -- PERSONS > LIST';
const tell = (line) => process.stderr.write(`${line}\n`);

/** Makes of lines of a name, a comma and a birth date the list that HANPAN_EXCLUDED_PERSONS names. Nothing of them is kept elsewhere. */
async function make() {
  const [path, ...more] = process.argv.slice(2);
  if (path === undefined || more.length > 0) throw new Error(USAGE);
  const text = await readFile(path, 'utf8');
  await bootstrapBesideSite(tell);
  const terminal = await import(pathToFileURL(inRoot('apps/api/dist/terminal.js')).href);
  process.stdout.write(await terminal.excludedListFrom(text));
}

try {
  await make();
} catch (error) {
  refuse(error.message);
}
