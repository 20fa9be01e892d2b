import { prepare } from './bootstrap.mjs';
import { build } from './build.mjs';
import { bannerLines } from './launch/banner.mjs';
import { makeDataFolder } from './launch/data-folder.mjs';
import { runUntilEnded } from './launch/ending.mjs';
import { givenVariables, readEnvironment } from './launch/environment.mjs';
import { createInstallation } from './launch/installation.mjs';
import { checkPrograms, keepChecking } from './launch/program-check.mjs';
import { noteRunningSite, refuseSecondSite } from './launch/running-sites.mjs';
import { root } from './root.mjs';
import { say } from './say.mjs';

await runUntilEnded(async ({ stopWith, fail }) => {
  const settings = readEnvironment(process.env, root);
  makeDataFolder(settings.dataFolder);
  // Servers with a database of their own may share the keys of one folder.
  if (!settings.databaseUrl) refuseSecondSite(settings.dataFolder);
  await prepare(say);
  // Before the build, which would make files anew that somebody else has changed.
  await checkPrograms(root, givenVariables(process.env).PUBLIC_URL);
  await build(say);
  process.once('exit', noteRunningSite(settings.dataFolder));
  const installation = createInstallation(settings, { say, fail });
  stopWith(installation.stop);
  await installation.start();
  for (const line of bannerLines(settings)) say(line);
  keepChecking(root, { say });
});
