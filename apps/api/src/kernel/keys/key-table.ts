/** The two secrets of an installation; `witness` is the worker's alone (docs/fairness.md). */
export const ringNames = ['app', 'witness'] as const;
export type RingName = (typeof ringNames)[number];

/**
 * What becomes of that which a key was used for when its secret is changed:
 * - `anew`: it is written once more under the new key, by `npm run rotate-secret`;
 * - `kept`: nobody has the plain text of it, so the key itself stays, sealed under the new one, when its secret is taken away;
 * - `passes`: it is good for so short a time that nothing is left of it;
 * - `compared`: it is computed anew whenever it is asked for, and stored nowhere that matters.
 */
export type KeyChange = 'anew' | 'kept' | 'passes' | 'compared';

interface KeyRow {
  /** Of what secret the key follows, by HKDF-SHA-256 with the name of the row as its purpose. */
  readonly of: readonly RingName[];
  /** What is computed with it. */
  readonly by: 'AES-256-GCM' | 'HMAC-SHA-256' | 'Argon2id' | 'Ed25519' | 'HKDF-SHA-256';
  /** What for, in words of docs/operating.md. */
  readonly serves: string;
  readonly change: KeyChange;
}

/** Every key that follows from a secret. docs/operating.md shows the same rows, and a test compares the two. */
export const keyTable = {
  'member.phone': {
    of: ['app'],
    by: 'AES-256-GCM',
    serves: 'phone numbers of members',
    change: 'anew',
  },
  'member.account': {
    of: ['app'],
    by: 'AES-256-GCM',
    serves: 'bank account numbers of members',
    change: 'anew',
  },
  'member.totp': {
    of: ['app'],
    by: 'AES-256-GCM',
    serves: 'second factors of members and partners',
    change: 'anew',
  },
  'operator.totp': {
    of: ['app'],
    by: 'AES-256-GCM',
    serves: 'second factors of operators',
    change: 'anew',
  },
  'vendor.our-key': {
    of: ['app'],
    by: 'AES-256-GCM',
    serves: 'what we sign with towards a vendor',
    change: 'anew',
  },
  'vendor.their-key': {
    of: ['app'],
    by: 'AES-256-GCM',
    serves: 'shared secrets that a vendor signs with, the former ones too',
    change: 'anew',
  },
  'launch.address': {
    of: ['app'],
    by: 'AES-256-GCM',
    serves: 'addresses of opened games',
    change: 'anew',
  },
  'draw.chain': {
    of: ['app'],
    by: 'AES-256-GCM',
    serves: 'the key of the first chain of a series of draws',
    change: 'anew',
  },
  'draw.witness': {
    of: ['witness', 'app'],
    by: 'AES-256-GCM',
    serves: 'the key of the witness’s chain; of `app` where there was no witness',
    change: 'anew',
  },
  'kept-key': {
    of: ['app'],
    by: 'AES-256-GCM',
    serves: 'keys that stay when their secret is taken away',
    change: 'anew',
  },
  phone: {
    of: ['app'],
    by: 'HMAC-SHA-256',
    serves: 'finding a phone number, and that it is used once',
    change: 'anew',
  },
  account: {
    of: ['app'],
    by: 'HMAC-SHA-256',
    serves: 'finding an account number, and that it is used once',
    change: 'anew',
  },
  'draw-key': {
    of: ['app', 'witness'],
    by: 'HMAC-SHA-256',
    serves: 'that no key is used for two series',
    change: 'anew',
  },
  recovery: {
    of: ['app'],
    by: 'HMAC-SHA-256',
    serves: 'recovery codes of a second factor',
    change: 'kept',
  },
  'audit-anchor': {
    of: ['app'],
    by: 'HMAC-SHA-256',
    serves: 'signatures of the ends of the audit log',
    change: 'kept',
  },
  body: {
    of: ['app'],
    by: 'HMAC-SHA-256',
    serves: 'secrets in a request that is repeated with its key',
    change: 'kept',
  },
  pepper: {
    of: ['app'],
    by: 'Argon2id',
    serves: 'passwords and withdrawal PINs, each until it is entered again',
    change: 'kept',
  },
  'ledger-head': {
    of: ['app'],
    by: 'Ed25519',
    serves: 'signatures of the days of the ledger; its public half alone is kept',
    change: 'kept',
  },
  'bet-quote': {
    of: ['app'],
    by: 'HMAC-SHA-256',
    serves: 'prices that a member was shown, for seconds',
    change: 'passes',
  },
  'vendor-key': {
    of: ['app'],
    by: 'HMAC-SHA-256',
    serves: 'the mark of a vendor’s key at the console; it is another one after a change',
    change: 'compared',
  },
  fingerprint: {
    of: ['app', 'witness'],
    by: 'HKDF-SHA-256',
    serves: 'that a start has the secrets of its database',
    change: 'compared',
  },
} as const satisfies Record<string, KeyRow>;

export type KeyUse = keyof typeof keyTable;
type UseBy<By extends KeyRow['by']> = {
  [Use in KeyUse]: (typeof keyTable)[Use]['by'] extends By ? Use : never;
}[KeyUse];
/** What values are sealed as. */
export type SealUse = UseBy<'AES-256-GCM'>;
/** What keyed hashes are taken for. */
export type IndexUse = UseBy<'HMAC-SHA-256'>;
export type KeptUse = {
  [Use in KeyUse]: (typeof keyTable)[Use]['change'] extends 'kept' ? Use : never;
}[KeyUse];

export const keyUses = Object.keys(keyTable) as KeyUse[];
export const keptUses = keyUses.filter((use): use is KeptUse => keyTable[use].change === 'kept');
