import { resolve } from 'node:path';

/** Every mistake in the environment at once, one sentence each. */
export class EnvironmentError extends Error {
  constructor(sentences) {
    super(sentences.join('\n'));
    this.name = 'EnvironmentError';
    this.sentences = sentences;
  }
}

/**
 * What the environment asks for, checked. `root` is where relative folders start. Throws EnvironmentError.
 * `databaseUrl` undefined means the embedded PostgreSQL; `runsSandbox` whether the vendor of the demo is started.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root
 * @returns {import('../types.d.ts').Settings}
 */
export function readEnvironment(env, root) {
  const sentences = [];
  const say = (sentence) => sentences.push(sentence);
  const port = readPort(env, 'PORT', 3000, say);
  const sandboxPort = readPort(env, 'SANDBOX_PORT', port < 65_535 ? port + 1 : port - 1, say);
  const databaseUrl = readUrl(
    env,
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/name',
    say,
  );
  const sandboxDatabaseUrl = readUrl(
    env,
    'SANDBOX_DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/name',
    say,
  );
  const redisUrl = readUrl(env, 'REDIS_URL', ['redis:', 'rediss:'], 'redis://host:6379', say);
  checkAddress(env, 'PUBLIC_URL', say);
  checkAddress(env, 'SANDBOX_PUBLIC_URL', say);
  const demo = readSwitch(env, 'HANPAN_DEMO', databaseUrl === undefined, say);
  if (port === sandboxPort)
    say(`SANDBOX_PORT is ${sandboxPort}, the same as PORT. The two servers need two ports.`);
  if (sentences.length > 0) throw new EnvironmentError(sentences);
  return {
    port,
    sandboxPort,
    dataFolder: resolve(root, given(env, 'HANPAN_DATA') ?? '.hanpan/data'),
    databaseUrl,
    sandboxDatabaseUrl: sandboxDatabaseUrl ?? siblingDatabase(databaseUrl, 'sandbox_vendor'),
    redisUrl,
    demo,
    runsSandbox: demo || sandboxDatabaseUrl !== undefined,
  };
}

/**
 * The URL without its password, for sentences and logs.
 *
 * @param {string} url
 */
export function withoutPassword(url) {
  // A text that is no URL with a host is shown only if it cannot hold a password.
  if (!URL.canParse(url) || new URL(url).host === '') return url.includes('@') ? 'not a URL' : `"${url}"`;
  const parsed = new URL(url);
  if (parsed.password) parsed.password = '***';
  return parsed.href;
}

/**
 * The variables that say something: an empty one means the same as none, which is how shells and compose files leave one out.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function givenVariables(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => given(env, name) !== undefined));
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 */
function given(env, name) {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} byDefault
 * @param {import('../types.d.ts').Say} say
 */
function readPort(env, name, byDefault, say) {
  const text = given(env, name);
  if (text === undefined) return byDefault;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535)
    say(`${name} is "${text}", but it must be a port: a whole number from 1 to 65535.`);
  return port;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {string[]} protocols
 * @param {string} example
 * @param {import('../types.d.ts').Say} say
 */
function readUrl(env, name, protocols, example, say) {
  const text = given(env, name);
  if (text === undefined) return undefined;
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (protocols.includes(protocol)) return text;
  say(`${name} is ${withoutPassword(text)}, but it must look like ${example}.`);
  return undefined;
}

/**
 * What browsers are told is read by the programs; here it is only seen that it can be.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {import('../types.d.ts').Say} say
 */
function checkAddress(env, name, say) {
  readUrl(env, name, ['http:', 'https:'], 'https://play.example', say);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {boolean} byDefault
 * @param {import('../types.d.ts').Say} say
 */
function readSwitch(env, name, byDefault, say) {
  const text = given(env, name);
  if (text === undefined) return byDefault;
  if (text !== '0' && text !== '1') say(`${name} is "${text}", but it must be 1 (demo data) or 0 (none).`);
  return text === '1';
}

/**
 * @param {string | undefined} url
 * @param {string} name
 */
function siblingDatabase(url, name) {
  if (url === undefined) return undefined;
  const sibling = new URL(url);
  sibling.pathname = `/${name}`;
  return sibling.href;
}
