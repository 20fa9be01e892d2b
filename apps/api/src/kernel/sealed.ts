import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Personal data at rest: AES-256-GCM under a key derived from the application secret, and beside it a keyed blind
 * index, because "already in use" must be decidable without reading every number.
 */
export interface Sealer {
  seal(plain: string): Buffer;
  open(sealed: Buffer): string;
  /** `purpose` keeps the index of a phone apart from the same digits as an account number. */
  blindIndex(purpose: string, plain: string): Buffer;
  /** For Argon2's secret input: a stolen table alone cannot be guessed against. */
  readonly pepper: Buffer;
  /** What the key that signs the ledger's daily heads follows from. */
  readonly headSeed: Buffer;
  /** Tells this secret from every other, and leads back to none. */
  readonly fingerprint: Buffer;
}

const ivBytes = 12;
const tagBytes = 16;

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'hanpan', purpose, 32));
}

export function createSealer(secret: string): Sealer {
  const sealKey = derive(secret, 'seal/v1');
  const indexKey = derive(secret, 'index/v1');
  return {
    seal(plain) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, ivBytes));
      decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      const body = sealed.subarray(ivBytes + tagBytes);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    blindIndex: (purpose, plain) => createHmac('sha256', indexKey).update(`${purpose}\0${plain}`).digest(),
    pepper: derive(secret, 'pepper/v1'),
    headSeed: derive(secret, 'ledger-head/v1'),
    fingerprint: derive(secret, 'fingerprint/v1'),
  };
}
