import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const LEAST_SECRET_LENGTH = 32;

/**
 * The secrets of this installation, made once and then kept: an RSA pair for the operator and one for the sandbox
 * vendor (each side signs with its own and knows the other's public key), the secret of the application, and the one
 * that its worker alone is given. Whoever keeps the two secrets elsewhere gives them in `env`; then no file of them is made.
 * Returns the paths of the key files and the texts of the secrets. Throws an Error whose sentence names a file that is
 * empty, or a variable that is not what its file says, and says what to do.
 *
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {import('../types.d.ts').Keys}
 */
export function ensureKeys(folder, env) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  return {
    operator: ensurePair(folder, 'operator'),
    sandbox: ensurePair(folder, 'sandbox'),
    appSecrets: ensureSecrets(folder, 'app', env),
    witnessSecrets: ensureSecrets(folder, 'witness', env),
  };
}

/**
 * A lost public half is derived again from the private key; a public key alone is useless and is replaced.
 *
 * @param {string} folder
 * @param {string} name
 */
function ensurePair(folder, name) {
  const privateFile = join(folder, `${name}-private.pem`);
  const publicFile = join(folder, `${name}-public.pem`);
  if (!isKept(privateFile)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeWhole(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    writePublicHalf(privateFile, publicFile);
  } else if (sizeOf(publicFile) === 0) {
    writePublicHalf(privateFile, publicFile);
  }
  return { privateFile, publicFile };
}

/**
 * @param {string} privateFile
 * @param {string} publicFile
 */
function writePublicHalf(privateFile, publicFile) {
  const publicKey = createPublicKey(readFileSync(privateFile, 'utf8'));
  writeWhole(publicFile, publicKey.export({ type: 'spki', format: 'pem' }));
}

/**
 * The secrets of one name by number: of the files and of the environment. The first is made anew only where there is none at
 * all. Over a database that was made with another one, setup refuses it.
 *
 * @param {string} folder
 * @param {import('../types.d.ts').SecretName} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<number, string>}
 */
function ensureSecrets(folder, name, env) {
  const known = knownSecrets(folder, name, env);
  if (Object.keys(known).length > 0) return known;
  makeSecret(folder, name, 1);
  return knownSecrets(folder, name, env);
}

/**
 * Those that there are; the folder may be missing. Throws an Error with a sentence, as `ensureKeys` does.
 *
 * @param {string} folder
 * @param {import('../types.d.ts').SecretName} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<number, string>}
 */
export function knownSecrets(folder, name, env) {
  const given = givenSecrets(name, env);
  const numbers = new Set([...keptNumbers(folder, name), ...Object.keys(given).map(Number)]);
  const ascending = [...numbers].sort((a, b) => a - b);
  return Object.fromEntries(
    ascending.map((number) => [number, readSecret(folder, name, number, given[number])]),
  );
}

/**
 * @param {string} folder
 * @param {import('../types.d.ts').SecretName} name
 * @param {number} number
 * @param {string | undefined} given
 */
function readSecret(folder, name, number, given) {
  const file = secretFile(folder, name, number);
  const variable = secretVariable(name, number);
  if (given !== undefined && given.length < LEAST_SECRET_LENGTH)
    throw new Error(`${variable} is too short: a secret has ${LEAST_SECRET_LENGTH} characters or more.`);
  if (given !== undefined && !isKept(file, true)) return given;
  isKept(file, true);
  const kept = readFileSync(file, 'utf8').trim();
  if (given !== undefined && given !== kept)
    throw new Error(
      `${variable} is not the secret in ${file}. Leave out the variable, or move the file away if the variable is what this installation was made with.`,
    );
  return kept;
}

/**
 * The first has the plain name, a later one its number behind it.
 *
 * @param {string} folder
 * @param {import('../types.d.ts').SecretName} name
 * @param {number} number
 */
export function secretFile(folder, name, number) {
  return join(folder, number === 1 ? `${name}-secret` : `${name}-secret.${number}`);
}

/**
 * @param {import('../types.d.ts').SecretName} name
 * @param {number} number
 */
export function secretVariable(name, number) {
  const variable = `${name.toUpperCase()}_SECRET`;
  return number === 1 ? variable : `${variable}_${number}`;
}

/**
 * A new secret under a number that has none. Returns its file.
 *
 * @param {string} folder
 * @param {import('../types.d.ts').SecretName} name
 * @param {number} number
 */
export function makeSecret(folder, name, number) {
  const file = secretFile(folder, name, number);
  writeWhole(file, randomBytes(32).toString('hex'));
  return file;
}

/**
 * The number behind the plain name; undefined for anything else.
 *
 * @param {string} name
 * @param {string} plain
 * @param {string} separator
 */
function numberBehind(name, plain, separator) {
  if (name === plain) return 1;
  if (!name.startsWith(plain + separator)) return undefined;
  const digits = name.slice(plain.length + separator.length);
  return /^[1-9]\d{0,4}$/.test(digits) && digits !== '1' ? Number(digits) : undefined;
}

/**
 * @param {string} folder
 * @param {import('../types.d.ts').SecretName} name
 */
function keptNumbers(folder, name) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => numberBehind(file, `${name}-secret`, '.') ?? []);
}

/**
 * Whoever keeps secrets elsewhere gives them like that; an empty variable is none.
 *
 * @param {import('../types.d.ts').SecretName} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<number, string>}
 */
function givenSecrets(name, env) {
  const given = Object.entries(env).flatMap(([variable, value]) => {
    const number = numberBehind(variable, secretVariable(name, 1), '_');
    const text = value?.trim();
    return number !== undefined && text ? [[number, text]] : [];
  });
  return Object.fromEntries(given);
}

/**
 * An environment without any secret of a name.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {import('../types.d.ts').SecretName} name
 */
export function withoutSecrets(env, name) {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([variable]) => numberBehind(variable, secretVariable(name, 1), '_') === undefined,
    ),
  );
}

/**
 * The variables that give secrets to a process.
 *
 * @param {import('../types.d.ts').SecretName} name
 * @param {Record<number, string>} secrets
 */
export function secretVariables(name, secrets) {
  return Object.fromEntries(
    Object.entries(secrets).map(([number, secret]) => [secretVariable(name, Number(number)), secret]),
  );
}

/**
 * 0 where there is none.
 *
 * @param {string} file
 */
function sizeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * An empty file is no key, and a new one in its place would open nothing of what was made with the old one: the person
 * who has a backup decides. A file system that a power cut has met leaves such files.
 *
 * @param {string} file
 * @param {boolean} [isSecret] whether a database may have been made with it
 */
function isKept(file, isSecret) {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.size !== 0) return found !== undefined;
  const otherwise = isSecret
    ? 'or, where there is no database yet, delete it: then a new one is made.'
    : 'or delete it: then a new one is made, and what was made with the old one is lost.';
  throw new Error(
    `The key file ${file} is empty, as a power cut may leave it. Put it back from a backup, ${otherwise}`,
  );
}

/**
 * Never half a file: what a crash leaves must not be taken for a key at the next start. The content is on disk before
 * the name is, and the name before anything is sealed with the key.
 *
 * @param {string} file
 * @param {string | Buffer} text
 */
function writeWhole(file, text) {
  const half = `${file}.new`;
  writeFileSync(half, text, { mode: 0o600, flush: true });
  chmodSync(half, 0o600);
  renameSync(half, file);
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
