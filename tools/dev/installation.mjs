import { runToEnd } from '../launch/children.mjs';
import { createInstallation } from '../launch/installation.mjs';
import { inRoot } from '../root.mjs';
import { createRestartable } from './restartable.mjs';

const LOADER = ['--import', new URL('./typescript.mjs', import.meta.url).href, '--conditions=@hanpan/source'];

/**
 * An installation whose server and worker run from the sources and are restarted alone; the database and the sandbox
 * vendor start as `npm start` starts them, and stay. The server listens on `serverPort`, behind the front.
 *
 * @param {import('../types.d.ts').Settings} settings
 * @param {number} serverPort
 * @param {{ say: import('../types.d.ts').Say, fail: import('../types.d.ts').Say }} options
 */
export function createDevInstallation(settings, serverPort, { say, fail }) {
  let setup;
  let roles = [];
  let databaseUrl;
  let restarting = Promise.resolve();

  const arrange = (programs, databases) => {
    databaseUrl = databases.hanpan;
    setup = fromSources(programs.setup, {});
    const behindFront = {
      NODE_ENV: 'development',
      PORT: String(serverPort),
      HANPAN_TRUSTED_PROXIES: '127.0.0.1',
    };
    const own = programs.servers.filter(({ file }) => file.includes('/apps/api/'));
    roles = own.map((program) => createRestartable(fromSources(program, behindFront), { say }));
    return { setup, servers: programs.servers.filter((program) => !own.includes(program)) };
  };
  const installation = createInstallation(settings, { say, fail, arrange });

  /**
   * @param {string[]} paths
   */
  async function restartServer(paths) {
    const startedAtMs = performance.now();
    if (paths.some((path) => path.endsWith('.sql'))) await runToEnd(setup);
    // The server first: the developer is waiting for the changed handler.
    for (const role of roles) if (!(await role.restart())) return;
    const tookS = ((performance.now() - startedAtMs) / 1000).toFixed(1);
    say(`${paths.length === 1 ? paths[0] : `${paths.length} files`} changed: server restarted in ${tookS} s`);
  }

  return {
    async start() {
      await installation.start();
      const serve = await Promise.all(roles.map((role) => role.start()));
      if (!serve.every(Boolean)) throw new Error('The server did not start; its own words are above.');
    },
    async stop() {
      await restarting;
      await Promise.all(roles.map((role) => role.stop()));
      await installation.stop();
    },
    /** One restart after the other: two saves in a row must not start two servers. */
    restart(paths) {
      restarting = restarting.then(() => restartServer(paths));
    },
    /** Resolves when no restart of the server is under way. */
    whenServing: () => roles[0]?.settled(),
    databaseUrl: () => databaseUrl,
  };
}

/**
 * @param {import('../types.d.ts').Program} program
 * @param {NodeJS.ProcessEnv} more
 * @returns {import('../types.d.ts').Program & { execArgv: string[] }}
 */
function fromSources({ name, file, env }, more) {
  const [, program] = /apps\/api\/dist\/(\w+)\.js$/.exec(file.replaceAll('\\', '/')) ?? [];
  return { name, file: inRoot('apps/api/src', `${program}.ts`), env: { ...env, ...more }, execArgv: LOADER };
}
