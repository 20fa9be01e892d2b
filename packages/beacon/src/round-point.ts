import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** BLS signatures of 48 bytes on G1, public keys of 96 bytes on G2. */
export const signatures = bls12_381.shortSignatures;

/** What tells drand's signatures from those of others (scheme `bls-unchained-g1-rfc9380`). */
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

export function isRound(round: number): boolean {
  return Number.isSafeInteger(round) && round >= 1;
}

/**
 * What the network signs for a round: the point of G1 (RFC 9380) of the SHA-256 of its number in eight bytes, big-endian. An
 * unchained round says nothing of the one before it, so each can be checked alone.
 */
export function roundPoint(round: number) {
  const number = new DataView(new ArrayBuffer(8));
  number.setBigUint64(0, BigInt(round));
  return signatures.hash(sha256(new Uint8Array(number.buffer)), domain);
}
