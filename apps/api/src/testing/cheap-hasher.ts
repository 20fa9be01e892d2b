import { createHash } from 'node:crypto';
import type { SecretHasher } from '../kernel/secret-hash.ts';

/** Argon2 costs 20 ms by design, which a thousand sign-ins of a test run cannot afford. */
export function createCheapHasher(): SecretHasher {
  const digest = (secret: string) => `cheap$${createHash('sha256').update(secret).digest('base64url')}`;
  return {
    hash: async (secret) => digest(secret),
    verify: async (hashed, secret) => hashed === digest(secret),
    isOutdated: () => false,
    spendTime: async () => false,
  };
}
