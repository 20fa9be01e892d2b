import { prepare } from './bootstrap.mjs';
import { listSteps } from './build/steps.mjs';
import { build } from './build.mjs';
import { bannerLines } from './launch/banner.mjs';
import { makeDataFolder } from './launch/data-folder.mjs';
import { readEnvironment } from './launch/environment.mjs';
import { root } from './root.mjs';
import { refuse, say } from './say.mjs';

const WEB_APPS = ['member site', 'console'];
/** @type {() => Promise<void>} */
let stop = async () => {};
let leaving = false;

/**
 * @param {number} code
 */
async function leave(code) {
  if (leaving) process.exit(130);
  leaving = true;
  if (code === 0) say('stopping');
  await stop().catch((error) => say(error.message));
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
  await prepare(say);
  // The pages are served from their sources; what runs beside them is built as for a start.
  await build(say, { steps: listSteps(root).filter(({ name }) => !WEB_APPS.includes(name)) });
  const { openDevelopment } = await import('./dev/development.mjs');
  const development = openDevelopment(settings, { say, fail });
  stop = development.stop;
  await development.start();
  for (const line of bannerLines(settings)) say(line);
} catch (error) {
  if (leaving) throw error;
  await stop().catch(() => undefined);
  refuse(error.message);
}
