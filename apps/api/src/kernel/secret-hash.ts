import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes, one lane (OWASP's minimum); about 20 ms on one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface SecretHasher {
  hash(secret: string): Promise<string>;
  verify(hashed: string, secret: string): Promise<boolean>;
  /** Spends the time of a verification, so that an unknown account takes as long as a wrong password. */
  spendTime(secret: string): Promise<false>;
}

export function createSecretHasher(pepper: Buffer): SecretHasher {
  const options = { ...cost, secret: pepper };
  let decoy: Promise<string> | undefined;
  return {
    hash: (secret) => hash(secret, options),
    verify: (hashed, secret) => verify(hashed, secret, options).catch(() => false),
    async spendTime(secret) {
      decoy ??= hash('nobody has this password', options);
      await verify(await decoy, secret, options).catch(() => false);
      return false;
    },
  };
}
