import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexOf } from './digest.ts';
import { hashChain } from './hash-chain.ts';
import { beaconRoundAt, type RevealedSalt, saltHolds } from './salt.ts';

const witness = hashChain(new Uint8Array(32).fill(9), 20);
const witnessPlan = { kind: 'witness', chain: witness.commitment } as const;
const witnessSalt = (draw: number): RevealedSalt => ({
  kind: 'witness',
  value: hexOf(witness.valueOf(draw)),
});

const beaconPlan = {
  kind: 'beacon',
  network: '0c'.repeat(32),
  genesisMs: 1_000_000,
  periodMs: 3000,
} as const;
const signature = 'ab'.repeat(48);
const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
const beaconSalt: RevealedSalt = { kind: 'beacon', value: randomness, round: 3, signature };
const draw = { draw: 7, atMs: 1_006_000 };

describe('a witness', () => {
  test('gives the value of the same draw of its own chain, and no other', () => {
    for (let given = 1; given <= 20; given += 1)
      expect(saltHolds(witnessPlan, witnessSalt(given), draw)).toBe(given === 7);
  });

  test('is not stood in for by a beacon, nor a beacon by a witness', () => {
    expect(saltHolds(witnessPlan, beaconSalt, draw)).toBe(false);
    expect(saltHolds(beaconPlan, witnessSalt(7), draw, () => true)).toBe(false);
    const witnessValue = { ...beaconSalt, value: hexOf(witness.valueOf(7)) };
    expect(saltHolds(witnessPlan, witnessValue, draw)).toBe(false);
    const beaconValue = { ...beaconSalt, kind: 'witness' } as const;
    expect(saltHolds(beaconPlan, beaconValue, draw, () => true)).toBe(false);
  });

  test.each(['', 'zz'.repeat(32), '0a'.repeat(31)])('has a value of 32 bytes, and not "%s"', (value) => {
    expect(saltHolds(witnessPlan, { kind: 'witness', value }, draw)).toBe(false);
  });
});

describe('a beacon', () => {
  test('gives the first round that is not before the draw', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 9_000_000 }), (atMs) => {
        const round = beaconRoundAt(beaconPlan, atMs);
        const roundAtMs = beaconPlan.genesisMs + (round - 1) * beaconPlan.periodMs;
        expect(roundAtMs).toBeGreaterThanOrEqual(atMs);
        expect(roundAtMs - beaconPlan.periodMs).toBeLessThan(atMs);
      }),
    );
    expect(beaconRoundAt(beaconPlan, 5)).toBe(1);
  });

  test('holds where its signature was checked against plan, round and bytes', () => {
    const asked: unknown[] = [];
    const check = (...args: [unknown, number, Uint8Array]) => {
      asked.push([args[0], args[1], hexOf(args[2])]);
      return true;
    };
    expect(saltHolds(beaconPlan, beaconSalt, draw, check)).toBe(true);
    expect(asked).toEqual([[beaconPlan, 3, signature]]);
  });

  test('does not hold where the check says no, and stays open where nobody checked', () => {
    expect(saltHolds(beaconPlan, beaconSalt, draw, () => false)).toBe(false);
    expect(saltHolds(beaconPlan, beaconSalt, draw)).toBeUndefined();
  });

  test.each([
    ['of the round before', { ...beaconSalt, round: 2 }],
    ['of the next round', { ...beaconSalt, round: 4 }],
    ['whose value is not the hash of its signature', { ...beaconSalt, value: '00'.repeat(32) }],
    [
      'whose value is nearly the hash',
      { ...beaconSalt, value: `${randomness.slice(0, -2)}${randomness.endsWith('00') ? '01' : '00'}` },
    ],
    ['with a short signature', { ...beaconSalt, signature: 'ab'.repeat(47) }],
  ])('is refused %s before anybody is asked', (_, salt) => {
    const check = () => {
      throw new Error('nothing is to be checked here');
    };
    expect(saltHolds(beaconPlan, salt, draw, check)).toBe(false);
  });
});
