import { bootstrap } from './bootstrap.mjs';
import { bannerLines } from './launch/banner.mjs';
import { makeDataFolder } from './launch/data-folder.mjs';
import { runUntilEnded } from './launch/ending.mjs';
import { readEnvironment } from './launch/environment.mjs';
import { createInstallation } from './launch/installation.mjs';
import { root } from './root.mjs';
import { say } from './say.mjs';

await runUntilEnded(async ({ stopWith, fail }) => {
  const settings = readEnvironment(process.env, root);
  makeDataFolder(settings.dataFolder);
  await bootstrap(say);
  const installation = createInstallation(settings, { say, fail });
  stopWith(installation.stop);
  await installation.start();
  for (const line of bannerLines(settings)) say(line);
});
