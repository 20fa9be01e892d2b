import { bootstrap } from './bootstrap.mjs';
import { bannerLines } from './launch/banner.mjs';
import { makeDataFolder } from './launch/data-folder.mjs';
import { readEnvironment } from './launch/environment.mjs';
import { createInstallation } from './launch/installation.mjs';
import { root } from './root.mjs';
import { refuse, say } from './say.mjs';

let installation;
let leaving = false;

/**
 * Stops everything once, in order, and ends with the code. A second Ctrl-C ends at once.
 *
 * @param {number} code
 */
async function leave(code) {
  if (leaving) {
    if (code === 0) process.exit(130);
    return;
  }
  leaving = true;
  if (installation && code === 0) say('stopping');
  await installation?.stop().catch((error) => say(error.message));
  process.exit(code);
}

/**
 * @param {string} sentence
 */
function fail(sentence) {
  if (leaving) return;
  process.stderr.write(`\n${sentence}\n`);
  void leave(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void leave(0));

try {
  const settings = readEnvironment(process.env, root);
  makeDataFolder(settings.dataFolder);
  await bootstrap(say);
  installation = createInstallation(settings, { say, fail });
  await installation.start();
  for (const line of bannerLines(settings)) say(line);
} catch (error) {
  // A stack does not help with a mistyped port; errors that are not ours show theirs.
  if (installation) fail(error.message);
  else if (!leaving) refuse(error.message);
}
