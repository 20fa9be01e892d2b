import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secrets of this installation, made once and then kept: an RSA pair for the operator and one for the sandbox
 * vendor (each side signs with its own and knows the other's public key), the secret of the application, and the one
 * that its worker alone is given.
 * Resolves to the paths of the key files and the texts of the secrets.
 *
 * @param {string} folder
 * @returns {import('../types.d.ts').Keys}
 */
export function ensureKeys(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  return {
    operator: ensurePair(folder, 'operator'),
    sandbox: ensurePair(folder, 'sandbox'),
    appSecret: ensureSecret(join(folder, 'app-secret')),
    witnessSecret: ensureSecret(join(folder, 'witness-secret')),
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
  if (!existsSync(privateFile)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeWhole(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    writePublicHalf(privateFile, publicFile);
  } else if (!existsSync(publicFile)) {
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
 * @param {string} file
 */
function ensureSecret(file) {
  if (!existsSync(file)) writeWhole(file, randomBytes(32).toString('hex'));
  return readFileSync(file, 'utf8').trim();
}

/**
 * Never half a file: what a crash leaves must not be taken for a key at the next start.
 *
 * @param {string} file
 * @param {string | Buffer} text
 */
function writeWhole(file, text) {
  const half = `${file}.new`;
  writeFileSync(half, text, { mode: 0o600 });
  chmodSync(half, 0o600);
  renameSync(half, file);
}
