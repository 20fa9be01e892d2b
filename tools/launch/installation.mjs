import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSupervisor, runToEnd, stopChild } from './children.mjs';
import { openDatabases } from './database.mjs';
import { withoutPassword } from './environment.mjs';
import { ensureKeys } from './keys.mjs';
import { listPrograms } from './programs.mjs';
import { checkRedis, waitForFreePort } from './reachable.mjs';

const DATABASE_DEATHS = { limit: 3, withinMs: 60_000 };

/**
 * One running installation: database, set-up, servers, in a data folder that is there already. `start()` resolves when all of it serves and throws an Error
 * with a sentence when it cannot; `stop()` may be called at any moment, also during start. `fail(sentence)` is called
 * when the running installation cannot go on. `arrange` may change the programs, to keep some of them elsewhere.
 *
 * @param {import('../types.d.ts').Settings} settings
 * @param {{ say: import('../types.d.ts').Say, fail: import('../types.d.ts').Say, arrange?: (programs: import('../types.d.ts').Programs, databases: import('../types.d.ts').Databases) => import('../types.d.ts').Programs }} options
 */
export function createInstallation(settings, { say, fail, arrange = (programs) => programs }) {
  let opened;
  let supervisor;
  let setUp;
  let stopping = false;
  const databaseDiedAtMs = [];

  async function start() {
    await checkSurroundings(settings);
    const keys = ensureKeys(join(settings.dataFolder, 'keys'));
    say(settings.databaseUrl ? 'connecting to the database' : 'starting the database');
    await open();
    const programs = arrange(listPrograms(settings, keys, opened.databases), opened.databases);
    await prepareDatabase(programs.setup);
    await startServers(programs.servers);

    async function open(port) {
      opened = await openDatabases(settings, { say, onExit: replaceDatabase, port });
      if (stopping) await opened.stop();
    }

    /** Everything committed is on disk, so a database that died is started again on the same port, the servers after it. */
    async function replaceDatabase(reason) {
      if (stopping) return;
      const nowMs = performance.now();
      databaseDiedAtMs.push(nowMs);
      const recent = databaseDiedAtMs.filter((atMs) => nowMs - atMs < DATABASE_DEATHS.withinMs).length;
      if (recent >= DATABASE_DEATHS.limit || !supervisor)
        return fail(`${reason}. Nothing that was committed is lost.`);
      say(`${reason}; starting it again, and the servers after it`);
      try {
        await supervisor.stop();
        await open(opened.port);
        if (stopping) return;
        await startServers(programs.servers);
        say('everything serves again');
      } catch (error) {
        fail(error.message);
      }
    }
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
    await opened?.stop();
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
