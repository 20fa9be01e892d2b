import { isRound, roundPoint, signatures } from './round-point.ts';

/**
 * Whether a round of a drand network was signed with its key (scheme `bls-unchained-g1-rfc9380`). `publicKey` is 96 bytes,
 * `signature` 48, both compressed; rounds count from 1. It never throws: what is no key, no point or no round is not signed.
 *
 * A round has one signature, and that signature one spelling. A point outside of the subgroup is refused, because it could be
 * added to a true signature without the pairing seeing it, and so is a spelling that is not the shortest: either would let
 * somebody choose among several salts.
 */
export function isSignedRound(publicKey: Uint8Array, round: number, signature: Uint8Array): boolean {
  if (!isRound(round)) return false;
  try {
    const point = signatures.Signature.fromBytes(signature);
    if (!point.isTorsionFree() || !isSame(point.toBytes(), signature)) return false;
    return signatures.verify(point, roundPoint(round), publicKey);
  } catch {
    return false;
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
