import { prepare } from './bootstrap.mjs';
import { listSteps } from './build/steps.mjs';
import { build } from './build.mjs';
import { bannerLines } from './launch/banner.mjs';
import { makeDataFolder } from './launch/data-folder.mjs';
import { runUntilEnded } from './launch/ending.mjs';
import { readEnvironment } from './launch/environment.mjs';
import { root } from './root.mjs';
import { say } from './say.mjs';

const WEB_APPS = ['member site', 'console', 'partner console'];

await runUntilEnded(async ({ stopWith, fail }) => {
  const settings = readEnvironment(process.env, root);
  makeDataFolder(settings.dataFolder);
  await prepare(say);
  // The pages are served from their sources; what runs beside them is built as for a start.
  await build(say, { steps: listSteps(root).filter(({ name }) => !WEB_APPS.includes(name)) });
  const { openDevelopment } = await import('./dev/development.mjs');
  const development = openDevelopment(settings, { say, fail });
  stopWith(development.stop);
  await development.start();
  for (const line of bannerLines(settings)) say(line);
});
