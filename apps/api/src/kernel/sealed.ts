import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { type KeyRing, ringOf } from './keys/key-ring.ts';
import type { IndexUse, SealUse } from './keys/key-table.ts';

/**
 * Personal data at rest: AES-256-GCM under keys derived from the application secret, and beside it a keyed blind
 * index, because "already in use" must be decidable without reading every number.
 */
export interface Sealer {
  readonly ring: KeyRing;
  /** Under the secret that seals now. A value says the number of its secret, and opens as nothing but its use. */
  seal(use: SealUse, plain: string): Buffer;
  /** Throws where its secret is not here, and where it was sealed as something else or has been changed. */
  open(use: SealUse, sealed: Buffer): string;
  /**
   * Under the secret that seals now. The use keeps the index of a phone apart from the same digits as an account number;
   * `detail` keeps apart what has one use.
   */
  blindIndex(use: IndexUse, plain: string, detail?: string): Buffer;
  /** Under every secret that is here or whose key was kept, the newest first: whatever it was written under, it is one of them. */
  blindIndexes(use: IndexUse, plain: string, detail?: string): readonly [Buffer, ...Buffer[]];
  /** Under the secret of this number, or its key that was kept. Throws where neither is here. */
  indexUnder(number: number, use: IndexUse, plain: string, detail?: string): Buffer;
  /** For Argon2's secret input: a stolen table alone cannot be guessed against. Undefined where it is not here. */
  pepperOf(number: number): Buffer | undefined;
  /** What the key that signs the ledger's daily heads follows from. */
  readonly headSeed: Buffer;
}

const ivBytes = 12;
const tagBytes = 16;

/** No value from before there were numbers begins like this, but one in 2^48. */
const magic = Buffer.from('8e68702d7632', 'hex');

/** What every value begins with that was sealed under the secret of this number. */
export function sealPrefix(number: number): Buffer {
  const prefix = Buffer.alloc(magic.length + 2);
  magic.copy(prefix);
  prefix.writeUInt16BE(number, magic.length);
  return prefix;
}

const prefixBytes = sealPrefix(0).length;

/** The number of the secret that a value was sealed under; undefined for one from before there were numbers. */
function numberOf(sealed: Buffer): number | undefined {
  if (!sealed.subarray(0, magic.length).equals(magic)) return undefined;
  return sealed.readUInt16BE(magic.length);
}

function decrypt(key: Buffer, sealed: Buffer, authenticated?: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes));
  if (authenticated !== undefined) decipher.setAAD(authenticated);
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString();
}

const authenticatedOf = (number: number, use: SealUse) =>
  Buffer.concat([sealPrefix(number), Buffer.from(use)]);

/** A secret is a ring of one. */
export function createSealer(secrets: KeyRing | string): Sealer {
  const ring = typeof secrets === 'string' ? ringOf(secrets) : secrets;
  const indexUnder = (number: number, use: IndexUse, plain: string, detail: string) => {
    const purpose = detail === '' ? use : `${use} ${detail}`;
    return createHmac('sha256', ring.key(use, number)).update(`${purpose}\0${plain}`).digest();
  };
  return {
    ring,
    seal(use, plain) {
      const number = ring.seals;
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', ring.sealKey(use, number), iv);
      cipher.setAAD(authenticatedOf(number, use));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([sealPrefix(number), iv, cipher.getAuthTag(), body]);
    },
    open(use, sealed) {
      const number = numberOf(sealed);
      if (number === undefined) return decrypt(ring.commonSealKey, sealed);
      const key = ring.sealKey(use, number);
      return decrypt(key, sealed.subarray(prefixBytes), authenticatedOf(number, use));
    },
    blindIndex: (use, plain, detail = '') => indexUnder(ring.seals, use, plain, detail),
    blindIndexes(use, plain, detail = '') {
      const [newest = ring.seals, ...older] = ring.numbersOf(use).toReversed();
      const under = (number: number) => indexUnder(number, use, plain, detail);
      return [under(newest), ...older.map(under)];
    },
    indexUnder: (number, use, plain, detail = '') => indexUnder(number, use, plain, detail),
    pepperOf: (number) =>
      ring.numbersOf('pepper').includes(number) ? ring.key('pepper', number) : undefined,
    get headSeed() {
      return ring.key('ledger-head', ring.seals);
    },
  };
}
