import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
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
    appSecret: ensureSecret(join(folder, 'app-secret'), 'APP_SECRET', env),
    witnessSecret: ensureSecret(join(folder, 'witness-secret'), 'WITNESS_SECRET', env),
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
 * Made anew only where there is neither a file nor a variable. Over a database that was made with another one, setup
 * refuses it.
 *
 * @param {string} file
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
function ensureSecret(file, name, env) {
  const given = env[name]?.trim() || undefined;
  if (given !== undefined && given.length < LEAST_SECRET_LENGTH)
    throw new Error(`${name} is too short: a secret has ${LEAST_SECRET_LENGTH} characters or more.`);
  if (!isKept(file, true)) {
    if (given !== undefined) return given;
    writeWhole(file, randomBytes(32).toString('hex'));
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (given !== undefined && given !== kept)
    throw new Error(
      `${name} is not the secret in ${file}. Leave out the variable, or move the file away if the variable is what this installation was made with.`,
    );
  return kept;
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
