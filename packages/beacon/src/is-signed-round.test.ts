import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { describe, expect, test } from 'vitest';
import { isSignedRound, roundSigner } from './index.ts';
import published from './published-rounds.json' with { type: 'json' };

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const { quicknet, rounds, otherNetwork, otherScheme } = published;
const key = bytes(quicknet.publicKey);
const [first] = rounds;
if (first === undefined) throw new Error('no round was published');
const signature = bytes(first.signature);
const holds = (round: number, hex: string, publicKey = key) => isSignedRound(publicKey, round, bytes(hex));

describe('[PF-7] what drand has published', () => {
  test('the hash of the chain binds period, genesis and public key', () => {
    const head = Buffer.alloc(12);
    head.writeUInt32BE(quicknet.periodSeconds);
    head.writeBigUInt64BE(BigInt(quicknet.genesisSeconds), 4);
    const parts = [head, key, bytes(quicknet.groupHash), Buffer.from(quicknet.beaconId)];
    expect(createHash('sha256').update(Buffer.concat(parts)).digest('hex')).toBe(quicknet.hash);
  });

  test.each(rounds)('round $round is signed, and by its signature no other round is', (each) => {
    expect(holds(each.round, each.signature)).toBe(true);
    expect(holds(each.round + 1, each.signature)).toBe(false);
    const randomness = createHash('sha256').update(bytes(each.signature)).digest('hex');
    expect(each.randomness ?? randomness).toBe(randomness);
  });

  test('another network of the scheme has another key', () => {
    const { round, signature: hex, publicKey } = otherNetwork;
    expect(holds(round, hex, bytes(publicKey))).toBe(true);
    expect(holds(round, hex)).toBe(false);
  });

  test('[PF-8] a round of another scheme is none under its own key', () => {
    expect(holds(otherScheme.round, otherScheme.signature, bytes(otherScheme.publicKey))).toBe(false);
  });
});

describe('[PF-8] nothing but the signature of that round by that key is signed', () => {
  test('no byte of it may be another', () => {
    for (let at = 0; at < signature.length; at += 1) {
      const changed = Uint8Array.from(signature);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(isSignedRound(key, first.round, changed), `byte ${at}`).toBe(false);
    }
  });

  test('the negative of a signature, and the point at infinity, are none', () => {
    const negative = Uint8Array.from(signature, (byte, at) => (at === 0 ? byte ^ 0x20 : byte));
    const infinity = Uint8Array.from({ length: 48 }, (_, at) => (at === 0 ? 0xc0 : 0));
    expect(isSignedRound(key, first.round, negative)).toBe(false);
    expect(isSignedRound(key, first.round, infinity)).toBe(false);
    expect(isSignedRound(Uint8Array.of(0xc0, ...new Uint8Array(95)), first.round, infinity)).toBe(false);
  });

  test('a point outside of the subgroup that is added to a signature makes no second one', () => {
    const { Point } = bls12_381.G1;
    const outside = smallOrderPoint();
    const shifted = Point.fromHex(first.signature).add(outside);
    expect(shifted.isTorsionFree()).toBe(false);
    expect(isSignedRound(key, first.round, shifted.toBytes())).toBe(false);
  });

  test('a spelling with x beyond the field is none', () => {
    const own = roundSigner(new Uint8Array(48).fill(7));
    const p = bls12_381.fields.Fp.ORDER;
    // Only a small x leaves room for another p below the flags.
    let round = 1;
    while (xOf(own.sign(round)) + p >= 2n ** 381n) round += 1;
    const sign = own.sign(round);
    const hex = (xOf(sign) + p).toString(16).padStart(96, '0');
    const long = bytes(hex).map((byte, at) => (at === 0 ? byte | ((sign[0] ?? 0) & 0xe0) : byte));
    expect(isSignedRound(own.publicKey, round, sign)).toBe(true);
    expect(isSignedRound(own.publicKey, round, long)).toBe(false);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('there is no round %d', (round) => {
    expect(isSignedRound(key, round, signature)).toBe(false);
  });

  test('too few or too many bytes are no signature, and no key', () => {
    for (const odd of [new Uint8Array(0), signature.slice(0, 47), Uint8Array.of(...signature, 0), key])
      expect(isSignedRound(key, first.round, odd)).toBe(false);
    for (const odd of [new Uint8Array(0), key.slice(0, 95), Uint8Array.of(...key, 0), signature])
      expect(isSignedRound(odd, first.round, signature)).toBe(false);
  });
});

function xOf(compressed: Uint8Array): bigint {
  const [head = 0, ...rest] = compressed;
  return BigInt(`0x${Buffer.from([head & 0x1f, ...rest]).toString('hex')}`);
}

/** A point of the curve, not of the group: the order of the group times any point that is not in it. */
function smallOrderPoint() {
  const { Point } = bls12_381.G1;
  const { Fp, Fr } = bls12_381.fields;
  for (let x = 1n; ; x += 1n) {
    const square = Fp.add(Fp.pow(x, 3n), 4n);
    const y = root(square);
    if (y === undefined) continue;
    const outside = Point.fromAffine({ x, y })
      .multiplyUnsafe(Fr.ORDER - 1n)
      .add(Point.fromAffine({ x, y }));
    if (!outside.is0()) return outside;
  }
  function root(square: bigint): bigint | undefined {
    try {
      return Fp.sqrt(square);
    } catch {
      return undefined;
    }
  }
}

test('a network of our own signs what is checked by the same code', () => {
  const [one, other] = [roundSigner(new Uint8Array(48).fill(1)), roundSigner(new Uint8Array(48).fill(2))];
  expect(isSignedRound(one.publicKey, 12, one.sign(12))).toBe(true);
  expect(isSignedRound(other.publicKey, 12, one.sign(12))).toBe(false);
  expect(() => one.sign(0)).toThrow(RangeError);
});
