import { hash, verify } from '@node-rs/argon2';
import type { Sealer } from './sealed.ts';

/** Argon2id with 19 MiB, two passes, one lane (OWASP's minimum); about 20 ms on one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface SecretHasher {
  hash(secret: string): Promise<string>;
  verify(hashed: string, secret: string): Promise<boolean>;
  /** Whether it stands under another pepper than new ones do: whoever has just verified it hashes it anew. */
  isOutdated(hashed: string): boolean;
  /** Spends the time of a verification, so that an unknown account takes as long as a wrong password. */
  spendTime(secret: string): Promise<false>;
}

/**
 * Whether a secret that was verified against one hash still holds under the one that is held now: another log-in may have
 * hashed it anew meanwhile.
 */
export async function holdsStill(
  hasher: SecretHasher,
  { verified, held }: { readonly verified: string; readonly held: string | undefined },
  secret: string,
): Promise<boolean> {
  if (held === undefined || held === verified) return held !== undefined;
  return hasher.isOutdated(verified) && hasher.verify(held, secret);
}

/** The pepper of the second secret and later ones stands before the hash; the first has no mark, because hashes of before have none. */
const marked = /^k(\d+)(\$.*)$/s;

function readHash(hashed: string): { readonly number: number; readonly phc: string } {
  const [, number, phc] = marked.exec(hashed) ?? [];
  return number === undefined || phc === undefined
    ? { number: 1, phc: hashed }
    : { number: Number(number), phc };
}

export function createSecretHasher({ ring, pepperOf }: Pick<Sealer, 'ring' | 'pepperOf'>): SecretHasher {
  let decoy: Promise<string> | undefined;
  const verifyWith = async (hashed: string, secret: string) => {
    const { number, phc } = readHash(hashed);
    const pepper = pepperOf(number);
    return (
      pepper !== undefined && (await verify(phc, secret, { ...cost, secret: pepper }).catch(() => false))
    );
  };
  const hashNow = async (secret: string) => {
    const number = ring.seals;
    const phc = await hash(secret, { ...cost, secret: ring.key('pepper', number) });
    return number === 1 ? phc : `k${number}${phc}`;
  };
  return {
    hash: hashNow,
    verify: verifyWith,
    isOutdated: (hashed) => readHash(hashed).number !== ring.seals,
    async spendTime(secret) {
      decoy ??= hashNow('nobody has this password');
      await verifyWith(await decoy, secret);
      return false;
    },
  };
}
