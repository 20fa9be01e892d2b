import { hkdfSync } from 'node:crypto';
import type { KeptUse, KeyUse } from './key-table.ts';

/** What the database says of the secrets of a ring. */
export interface RingState {
  /** The number of the secret under which values are sealed now. */
  readonly seals: number;
  /** Keys of secrets that were taken away. */
  readonly kept: readonly { readonly use: KeptUse; readonly number: number; readonly key: Buffer }[];
  /** Until when a former secret signed, by its number; absent for the last one. */
  readonly signedUntil?: ReadonlyMap<number, Date>;
}

const nameOf = (use: KeyUse, number: number) => `${use} ${number}`;

/** Before there were numbers, one key sealed everything and one other was under every keyed hash. */
const commonKeys = { seal: 'seal/v1', index: 'index/v1' } as const;

/**
 * The secrets of one name, by number from 1. All of them open; one seals, the lowest until the database says which. No
 * secret is used by itself: a key is derived from it for each use.
 */
export class KeyRing {
  readonly #secrets: ReadonlyMap<number, string>;
  readonly #derived = new Map<string, Buffer>();
  #kept: ReadonlyMap<string, Buffer> = new Map();
  #signedUntil: ReadonlyMap<number, Date> = new Map();
  #seals: number;

  constructor(secrets: ReadonlyMap<number, string>) {
    const numbers = [...secrets.keys()].sort((a, b) => a - b);
    const [lowest] = numbers;
    if (lowest === undefined) throw new Error('a ring without a secret seals nothing');
    this.#secrets = new Map(numbers.map((number) => [number, secrets.get(number) ?? '']));
    this.#seals = lowest;
  }

  /** In ascending order. */
  get numbers(): readonly number[] {
    return [...this.#secrets.keys()];
  }

  get seals(): number {
    return this.#seals;
  }

  /** The lowest number, which all processes have while secrets are changed. */
  get shared(): number {
    return this.numbers[0] ?? this.#seals;
  }

  /** Takes over what the database says. Throws where this ring has not the secret that seals. */
  follow({ seals, kept, signedUntil = new Map() }: RingState): void {
    if (!this.#secrets.has(seals)) throw new Error(`secret ${seals} is not here`);
    this.#kept = new Map(kept.map(({ use, number, key }) => [nameOf(use, number), key]));
    this.#signedUntil = signedUntil;
    this.#seals = seals;
  }

  /** Tells a secret that is here from every other, and leads back to none. */
  fingerprint(number: number): Buffer {
    return this.key('fingerprint', number);
  }

  /** Whether the secret that is here under this number is the one that the database knows under it. */
  holds({ number, fingerprint }: { readonly number: number; readonly fingerprint: Buffer }): boolean {
    return this.#secrets.has(number) && this.fingerprint(number).equals(fingerprint);
  }

  /** The last moment of a signature of this secret: whoever finds a former one later signs nothing with it. Undefined while it signs. */
  signedUntil(number: number): Date | undefined {
    return this.#signedUntil.get(number);
  }

  /** The key of a value that carries its number. Throws where this ring has not that secret. */
  sealKey(use: KeyUse, number: number): Buffer {
    return this.#derive(number, `seal/v2/${use}`);
  }

  /** The key of values from before there were numbers. */
  get commonSealKey(): Buffer {
    return this.#derive(1, commonKeys.seal);
  }

  /** Throws where neither the secret is here nor its key was kept. */
  key(use: KeyUse, number: number): Buffer {
    return this.#kept.get(nameOf(use, number)) ?? this.#derive(number, labelOf(use, number));
  }

  /** Whether it is a key that was kept when its secret was taken away. */
  isKept(use: KeptUse, number: number): boolean {
    return this.#kept.has(nameOf(use, number));
  }

  /** The numbers whose key for this use is here, in ascending order. */
  numbersOf(use: KeyUse): readonly number[] {
    const kept = [...this.#kept.keys()].filter((name) => name.startsWith(`${use} `));
    const all = [...kept.map((name) => Number(name.slice(use.length + 1))), ...this.numbers];
    return [...new Set(all)].sort((a, b) => a - b);
  }

  #derive(number: number, label: string): Buffer {
    const name = `${number} ${label}`;
    const known = this.#derived.get(name);
    if (known !== undefined) return known;
    const secret = this.#secrets.get(number);
    if (secret === undefined) throw new Error(`secret ${number} is not here`);
    const key = Buffer.from(hkdfSync('sha256', secret, 'hanpan', label, 32));
    this.#derived.set(name, key);
    return key;
  }
}

function labelOf(use: KeyUse, number: number): string {
  if (use === 'pepper' || use === 'ledger-head' || use === 'fingerprint') return `${use}/v1`;
  return number === 1 ? commonKeys.index : `index/v2/${use}`;
}

/** A ring of one secret, as every installation begins. */
export function ringOf(secret: string): KeyRing {
  return new KeyRing(new Map([[1, secret]]));
}
