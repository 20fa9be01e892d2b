import { inRoot } from '../root.mjs';
import { givenVariables } from './environment.mjs';
import { secretVariables, withoutSecrets } from './keys.mjs';

/** The addresses that stand for all of a machine, of either family: 0.0.0.0, ::, 0:0:0:0:0:0:0:0. */
const EVERYWHERE = /^[0.:]+$/;

/**
 * The processes of one installation with their environment. `settings` is what readEnvironment gives, `keys` what
 * ensureKeys gives, `databases` the URLs of the two databases.
 *
 * @param {import('../types.d.ts').Settings} settings
 * @param {import('../types.d.ts').Keys} keys
 * @param {import('../types.d.ts').Databases} databases
 * @param {NodeJS.ProcessEnv} environment
 * @returns {import('../types.d.ts').Programs}
 */
export function listPrograms(settings, keys, databases, environment = process.env) {
  const { port } = settings;
  const inherited = givenVariables(environment);
  const operatorEnv = {
    ...withoutSecrets(withoutSecrets(inherited, 'witness'), 'app'),
    NODE_ENV: inherited.NODE_ENV ?? 'production',
    PORT: String(port),
    DATABASE_URL: databases.hanpan,
    HANPAN_DEMO: settings.demo ? '1' : '0',
    ...secretVariables('app', keys.appSecrets),
    PUBLIC_URL: inherited.PUBLIC_URL ?? `http://localhost:${port}`,
    OPERATOR_PRIVATE_KEY_FILE: keys.operator.privateFile,
    ...(settings.runsSandbox ? vendorAddress(settings, keys, inherited) : {}),
  };
  const sandbox = {
    name: 'sandbox vendor',
    file: inRoot('apps/sandbox-vendor/dist/main.js'),
    env: sandboxEnv(settings, keys, databases, inherited),
  };
  // A server that could open the witness keys could know results before bets close. Setup compares the secret and ends.
  const witnessEnv = { ...operatorEnv, ...secretVariables('witness', keys.witnessSecrets) };
  return {
    setup: { name: 'setup', file: inRoot('apps/api/dist/setup.js'), env: witnessEnv },
    servers: [
      {
        name: 'server',
        file: inRoot('apps/api/dist/server.js'),
        env: operatorEnv,
        isEssential: true,
      },
      {
        name: 'worker',
        file: inRoot('apps/api/dist/worker.js'),
        env: witnessEnv,
      },
      ...(settings.runsSandbox ? [sandbox] : []),
    ],
  };
}

/**
 * The operator's settings for the vendor. Without a vendor there is no address, and the catalogue leaves it out.
 *
 * @param {import('../types.d.ts').Settings} settings
 * @param {import('../types.d.ts').Keys} keys
 * @param {NodeJS.ProcessEnv} inherited
 */
function vendorAddress({ sandboxPort }, keys, inherited) {
  return {
    SANDBOX_URL: `http://${reachedAt(inherited.SANDBOX_HOST)}:${sandboxPort}`,
    SANDBOX_PUBLIC_URL: inherited.SANDBOX_PUBLIC_URL ?? `http://localhost:${sandboxPort}`,
    SANDBOX_PUBLIC_KEY_FILE: keys.sandbox.publicFile,
  };
}

/**
 * The vendor is a third party: it gets its own keys and database, and nothing of the operator's but a public key.
 *
 * @param {import('../types.d.ts').Settings} settings
 * @param {import('../types.d.ts').Keys} keys
 * @param {import('../types.d.ts').Databases} databases
 * @param {NodeJS.ProcessEnv} inherited
 */
function sandboxEnv({ port, sandboxPort }, keys, databases, inherited) {
  const { DATABASE_URL, REDIS_URL, ...rest } = inherited;
  const ofAnybody = Object.entries(rest).filter(([name]) => !name.startsWith('HANPAN_'));
  return {
    ...withoutSecrets(withoutSecrets(Object.fromEntries(ofAnybody), 'witness'), 'app'),
    NODE_ENV: inherited.NODE_ENV ?? 'production',
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DATABASE_URL: databases.sandbox,
    SANDBOX_PRIVATE_KEY_FILE: keys.sandbox.privateFile,
    SANDBOX_OPERATOR_PUBLIC_KEY_FILE: keys.operator.publicFile,
    SANDBOX_WALLET_URL: `http://${reachedAt(inherited.HANPAN_HOST)}:${port}/wallet/hub88/cheongsa`,
    SANDBOX_PUBLIC_URL: inherited.SANDBOX_PUBLIC_URL ?? `http://localhost:${sandboxPort}`,
    SANDBOX_OPERATOR_ORIGIN: inherited.PUBLIC_URL ?? `http://localhost:${port}`,
  };
}

/**
 * Where a program of this machine reaches one that listens on `host`; one that listens everywhere is reached here.
 *
 * @param {string | undefined} host
 */
function reachedAt(host = '') {
  const name = host.trim().replace(/^\[|\]$/g, '');
  if (name === '' || EVERYWHERE.test(name)) return '127.0.0.1';
  return name.includes(':') ? `[${name}]` : name;
}
