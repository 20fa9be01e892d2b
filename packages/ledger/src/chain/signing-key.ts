import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Signs the day's head. The database never sees the private half. */
export interface HeadSigner {
  /** The raw 32 bytes of the Ed25519 public key. */
  readonly publicKey: Buffer;
  sign(message: Buffer): Buffer;
}

// RFC 8410: the fixed bytes before the 32 of a raw Ed25519 key.
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** The key derived from 32 secret bytes, so that an installation keeps one secret and not two. */
export function headSigner(seed: Buffer): HeadSigner {
  if (seed.length !== 32) throw new RangeError('an Ed25519 seed has 32 bytes');
  const key = createPrivateKey({
    key: Buffer.concat([privatePrefix, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(key)
    .export({ format: 'der', type: 'spki' })
    .subarray(publicPrefix.length);
  return { publicKey, sign: (message) => sign(null, message, key) };
}

function publicKeyOf(raw: Buffer): KeyObject {
  return createPublicKey({ key: Buffer.concat([publicPrefix, raw]), format: 'der', type: 'spki' });
}

export function isSignedBy(publicKey: Buffer, message: Buffer, signature: Buffer): boolean {
  return publicKey.length === 32 && verify(null, message, publicKeyOf(publicKey), signature);
}

/** What is signed: the day (UTC), the seal and its hash. */
export function headMessage(day: string, sealId: number, hash: Buffer): Buffer {
  return Buffer.from(`hanpan ledger head\n${day}\n${sealId}\n${hash.toString('hex')}`);
}
