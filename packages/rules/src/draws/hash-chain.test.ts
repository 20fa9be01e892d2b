import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexOf } from './digest.ts';
import { hashChain, hashTimes, leadsTo } from './hash-chain.ts';

const seed = new Uint8Array(32).fill(7);
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const anySeed = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe('a hash chain', () => {
  test('of one draw is a secret and its hash', () => {
    const chain = hashChain(seed, 1);
    expect(chain.valueOf(1)).toEqual(seed);
    expect(chain.commitment).toBe(hashOf(seed).toString('hex'));
  });

  test('[PF-14] is used backwards: the hash of each value is the one before it, the first leads to the commitment', () => {
    fc.assert(
      fc.property(anySeed, fc.integer({ min: 1, max: 90 }), (bytes, draws) => {
        const chain = hashChain(bytes, draws);
        let before = chain.commitment;
        for (let draw = 1; draw <= draws; draw += 1) {
          const value = chain.valueOf(draw);
          expect(hashOf(value).toString('hex')).toBe(before);
          before = hexOf(value);
        }
        expect(before).toBe(hexOf(bytes));
      }),
      { numRuns: 40 },
    );
  });

  test('ends: no draw beyond its length, none before the first', () => {
    const chain = hashChain(seed, 5);
    for (const draw of [0, 6, -1, 1.5, Number.NaN]) expect(() => chain.valueOf(draw)).toThrow(RangeError);
  });

  test.each([0, -1, 1.5, 10_000_001, Number.NaN])('of %d draws there is none', (draws) => {
    expect(() => hashChain(seed, draws)).toThrow(RangeError);
  });

  test('needs a seed of 256 bits', () => {
    expect(() => hashChain(seed.subarray(1), 3)).toThrow(RangeError);
  });

  test('does not change with the bytes that were handed in or out', () => {
    const bytes = Uint8Array.from(seed);
    const chain = hashChain(bytes, 2);
    bytes.fill(0);
    chain.valueOf(2).fill(0);
    expect(chain.valueOf(2)).toEqual(seed);
  });
});

describe('a revealed value', () => {
  const chain = hashChain(seed, 40);

  test('leads to the commitment and to every value that was revealed before it, and to nothing else', () => {
    const value = chain.valueOf(30);
    expect(leadsTo(value, 30, { hash: chain.commitment, draw: 0 })).toBe(true);
    for (let draw = 1; draw <= 40; draw += 1) {
      expect(leadsTo(value, 30, { hash: hexOf(chain.valueOf(draw)), draw })).toBe(draw < 30);
    }
  });

  test('leads to nothing before the commitment', () => {
    const before = { hash: hexOf(hashTimes(chain.valueOf(30), 31)), draw: -1 };
    expect(leadsTo(chain.valueOf(30), 30, before)).toBe(false);
  });

  test('of another draw, of another chain or with one bit changed leads nowhere', () => {
    const commitment = { hash: chain.commitment, draw: 0 };
    expect(leadsTo(chain.valueOf(29), 30, commitment)).toBe(false);
    expect(leadsTo(hashChain(seed, 41).valueOf(30), 30, commitment)).toBe(false);
    for (let bit = 0; bit < 256; bit += 1) {
      const changed = chain.valueOf(30);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(leadsTo(changed, 30, commitment)).toBe(false);
    }
  });

  test('hashing no time at all is a copy', () => {
    expect(hashTimes(seed, 0)).toEqual(seed);
    expect(hashTimes(seed, 0)).not.toBe(seed);
  });
});
