import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';

/** Header with base64( RSA-SHA256, PKCS#1 v1.5, over the raw body bytes ). Caleta calls it X-Auth-Signature. */
export const signatureHeader = 'x-hub88-signature';

/**
 * Parsing a PEM costs more than verifying with it, and a wallet sees a handful of keys thousands of times a
 * second. The bound is there because a key may come from a table of vendors.
 */
const keyCacheSize = 256;
const privateKeys = new Map<string, KeyObject>();
const publicKeys = new Map<string, KeyObject>();

/** Signs exactly these bytes; whoever sends must send the same bytes, never a re-serialised object. */
export function signBody(rawBody: Buffer | string, privateKeyPem: string): string {
  const key = cached(privateKeys, privateKeyPem, createPrivateKey);
  return sign('sha256', Buffer.from(rawBody), key).toString('base64');
}

/** False for a missing, malformed or wrong signature. Throws only when the key itself cannot be read. */
export function verifyBody(
  rawBody: Buffer | string,
  signature: string | undefined,
  publicKeyPem: string,
): boolean {
  if (!signature) return false;
  const key = cached(publicKeys, publicKeyPem, createPublicKey);
  const signed = typeof rawBody === 'string' ? Buffer.from(rawBody) : rawBody;
  return verify('sha256', signed, key, Buffer.from(signature, 'base64'));
}

/** A new 2048-bit pair as PEM (SPKI and PKCS#8), the size the dialect prescribes. */
export function generateKeyPair(): { publicKeyPem: string; privateKeyPem: string } {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { publicKeyPem: pair.publicKey, privateKeyPem: pair.privateKey };
}

function cached(cache: Map<string, KeyObject>, pem: string, parse: (pem: string) => KeyObject): KeyObject {
  const known = cache.get(pem);
  if (known) return known;
  const key = parse(pem);
  const oldest = cache.keys().next();
  if (cache.size >= keyCacheSize && !oldest.done) cache.delete(oldest.value);
  cache.set(pem, key);
  return key;
}
