import { createInterface } from 'node:readline/promises';
import { bootstrapBesideSite } from './bootstrap.mjs';
import { makeDataFolder } from './launch/data-folder.mjs';
import { readEnvironment } from './launch/environment.mjs';
import { readNewSite } from './launch/site-questions.mjs';
import { workInInstallation } from './launch/terminal-work.mjs';
import { root } from './root.mjs';
import { refuse, say } from './say.mjs';

const tell = (line) => process.stderr.write(`${line}\n`);

/** The answers of the person at the terminal; undefined where there is nobody to ask. */
async function askForSite() {
  const args = process.argv.slice(2);
  if (!process.stdin.isTTY) return readNewSite(args, undefined);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await readNewSite(args, (question) => terminal.question(question));
  } finally {
    terminal.close();
  }
}

/** Makes a site with its owner in the installation of the environment, and starts nothing. */
async function create() {
  const settings = readEnvironment(process.env, root);
  const site = await askForSite();
  makeDataFolder(settings.dataFolder);
  await bootstrapBesideSite(tell);
  const password = await workInInstallation(settings, tell, (terminal, env) =>
    terminal.createSiteFrom(env, site),
  );
  say(`The site ${site.key} is made. Its owner logs in at /console:`);
  say(`  operator    ${site.operatorId}`);
  say(`  password    ${password}   (shown this once; change it after logging in)`);
  if (settings.demo) say('Start it without the demo: HANPAN_DEMO=0 npm start');
}

try {
  await create();
} catch (error) {
  refuse(error.message);
}
