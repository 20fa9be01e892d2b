import { isRound, roundPoint, signatures } from './round-point.ts';

/**
 * A network of one's own that signs rounds as drand's does, for whoever tries out what hangs on them. `seed` is 48 bytes or
 * more; the same seed makes the same key. Nobody has the key of a real network in one place. Throws RangeError for a round
 * that there is not.
 */
export function roundSigner(seed: Uint8Array) {
  const { secretKey, publicKey } = signatures.keygen(seed);
  return {
    /** 96 bytes, compressed. */
    publicKey: publicKey.toBytes(),
    /** 48 bytes, compressed. */
    sign(round: number): Uint8Array {
      if (!isRound(round)) throw new RangeError(`no round ${round}`);
      return signatures.sign(roundPoint(round), secretKey).toBytes();
    },
  };
}
