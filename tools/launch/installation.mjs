import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd, stopChild } from './children.mjs';
import { keepDatabases } from './database-keeper.mjs';
import { withoutPassword } from './environment.mjs';
import { ensureKeys } from './keys.mjs';
import { noteWhatRuns } from './made-by.mjs';
import { listPrograms } from './programs.mjs';
import { checkRedis, waitForFreePort } from './reachable.mjs';
import { createSupervisor } from './supervisor.mjs';

/**
 * One running installation: database, set-up, servers, in a data folder that is there already. `start()` resolves when all of it serves and throws an Error
 * with a sentence when it cannot; `stop()` may be called at any moment, also during start. `fail(sentence)` is called
 * when the running installation cannot go on. `arrange` may change the programs, to keep some of them elsewhere.
 *
 * @param {import('../types.d.ts').Settings} settings
 * @param {{ say: import('../types.d.ts').Say, fail: import('../types.d.ts').Say, arrange?: (programs: import('../types.d.ts').Programs, databases: import('../types.d.ts').Databases) => import('../types.d.ts').Programs }} options
 */
export function createInstallation(settings, { say, fail, arrange = (programs) => programs }) {
  const database = keepDatabases(settings, { say });
  let supervisor;
  let setUp;
  let stopping = false;

  async function start() {
    await checkSurroundings(settings);
    const keys = ensureKeys(join(settings.dataFolder, 'keys'), process.env);
    say(settings.databaseUrl ? 'connecting to the database' : 'starting the database');
    const databases = await database.open();
    await noteWhatRuns(settings.dataFolder);
    const programs = arrange(listPrograms(settings, keys, databases), databases);
    await prepareDatabase(programs.setup);
    await startServers(programs.servers);
  }

  async function prepareDatabase(program) {
    requireBuilt([program]);
    say(settings.demo ? 'preparing the database and the demo data' : 'preparing the database');
    const code = await runToEnd(program, (child) => {
      setUp = child;
    });
    if (code !== 0 && !stopping) throw new Error('Preparing the database failed; the reason is above.');
  }

  async function startServers(programs) {
    if (stopping) return;
    requireBuilt(programs);
    say(`starting ${programs.map(({ name }) => name).join(', ')}`);
    supervisor = createSupervisor({ say, giveUp: fail });
    await Promise.all(programs.map(supervisor.keep));
  }

  async function stop() {
    stopping = true;
    if (setUp) await stopChild(setUp);
    await supervisor?.stop();
    await database.stop();
  }

  return { start, stop };
}

/**
 * @param {import('../types.d.ts').Settings} settings
 */
async function checkSurroundings({ port, sandboxPort, redisUrl, runsSandbox }) {
  await waitForFreePort('PORT', port);
  if (runsSandbox) await waitForFreePort('SANDBOX_PORT', sandboxPort);
  if (redisUrl) await checkRedis(redisUrl, withoutPassword(redisUrl));
}

/**
 * @param {import('../types.d.ts').Program[]} programs
 */
function requireBuilt(programs) {
  const missing = programs.find(({ file }) => !existsSync(file));
  if (missing) throw new Error(`The build made no ${missing.file}.`);
}
