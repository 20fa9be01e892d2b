import { describe, expect, test } from 'vitest';
import { announcementHash, type SeriesAnnouncement } from './announcement.ts';
import { hexOf } from './digest.ts';
import { proveDraw } from './draw-proof.ts';
import { hashChain } from './hash-chain.ts';
import type { DrawMapping, IntegerSource } from './integer-source.ts';
import { readProof } from './read-proof.ts';
import { verifyProof } from './verify-proof.ts';

const chain = hashChain(new Uint8Array(32).fill(1), 12);
const witness = hashChain(new Uint8Array(32).fill(2), 12);
const announcement: SeriesAnnouncement = {
  algorithm: 'hanpan-draws/1',
  series: 's-1',
  game: 'game',
  draws: 12,
  chain: chain.commitment,
  firstDrawAtMs: 2_000_000,
  everyMs: 60_000,
  salt: { kind: 'witness', chain: witness.commitment },
};
const revealed = {
  announcement,
  draw: 3,
  chainValue: hexOf(chain.valueOf(3)),
  salt: { kind: 'witness', value: hexOf(witness.valueOf(3)) },
} as const;
const die = (source: IntegerSource) => source.below(6);
const proofOf = (mapping: DrawMapping<unknown> = die) => proveDraw(revealed, mapping);
const knowing = (game: DrawMapping<unknown>) => ({
  mappings: { game },
  publishedHash: announcementHash(announcement),
});

describe('the outcome of a proof', () => {
  test.each<[string, unknown, unknown, string]>([
    ['a number', 5, 5, 'valid'],
    ['a number of nothing', 5, {}, 'invalid'],
    ['nothing of a number', {}, 5, 'invalid'],
    ['null of nothing', {}, null, 'invalid'],
    ['nothing of null', null, {}, 'invalid'],
    ['a list', [1, 2], [1, 2], 'valid'],
    ['an empty list of nothing', {}, [], 'invalid'],
    ['nothing of an empty list', [], {}, 'invalid'],
    ['a longer list', [1, 2], [1, 2, 3], 'invalid'],
    ['fields in another order', { a: 1, b: [2] }, { b: [2], a: 1 }, 'valid'],
    ['a field more', { a: 1 }, { a: 1, b: 2 }, 'invalid'],
    ['a field less', { a: 1, b: 2 }, { a: 1 }, 'invalid'],
    ['another value inside', { a: { b: 1 } }, { a: { b: 2 } }, 'invalid'],
  ])('%s: the game makes %j, the proof says %j, and it is %s', (_name, made, said, verdict) => {
    const mapping = () => made;
    const proof = { ...proofOf(mapping), outcome: said };
    expect(verifyProof(proof, knowing(mapping)).verdict).toBe(verdict);
  });

  test('is false where the rule of the game asks for a number that there is not', () => {
    const { verdict, checks } = verifyProof(
      proofOf(),
      knowing((source) => source.below(0)),
    );
    expect(verdict).toBe('invalid');
    expect(checks.filter(({ state }) => state === 'failed').map(({ name }) => name)).toEqual([
      'bytes',
      'steps',
      'outcome',
    ]);
  });

  test('is not judged by a rule that is broken: that is an error of the program', () => {
    const broken = () => {
      throw new TypeError('broken');
    };
    expect(() => verifyProof(proofOf(), knowing(broken))).toThrow(TypeError);
  });
});

describe('what a verification says', () => {
  test('every check passed, and the proof as it was read', () => {
    const { checks, proof } = verifyProof(proofOf(), knowing(die));
    expect(new Set(checks.map(({ state }) => state))).toEqual(new Set(['passed']));
    expect(proof).toEqual(proofOf());
  });

  test('of a draw beyond the series nothing further is looked at', () => {
    const { checks } = verifyProof({ ...proofOf(), draw: 13 }, knowing(die));
    expect(checks).toEqual([
      { name: 'shape', state: 'passed' },
      { name: 'published', state: 'passed' },
      { name: 'draw', state: 'failed' },
    ]);
  });

  test('what is no proof is not handed back', () => {
    expect(verifyProof({}, knowing(die))).toEqual({
      verdict: 'invalid',
      checks: [{ name: 'shape', state: 'failed' }],
    });
  });
});

describe('the shape of a proof', () => {
  const [step] = proofOf().steps;
  const beacon = { kind: 'beacon', value: '0a'.repeat(32), round: 1, signature: 'cd'.repeat(48) };

  test.each([
    ['the first round of a beacon', { salt: beacon }],
    ['as many steps as are looked at', { steps: Array.from({ length: 100_000 }, () => step) }],
  ])('it has with %s', (_name, changed) => {
    expect(readProof({ ...proofOf(), ...changed })).toBeDefined();
  });

  test.each([
    ['bytes that are no text', { bytes: 7 }],
    ['more steps than are looked at', { steps: Array.from({ length: 100_001 }, () => step) }],
    ['a step with half a word', { steps: [{ below: 6, words: [1, 0.5], value: 1 }] }],
    ['a salt of another kind', { salt: { ...beacon, kind: 'operator' } }],
    ['half a round of a beacon', { salt: { ...beacon, round: 1.5 } }],
    ['a signature that is too short', { salt: { ...beacon, signature: 'cd'.repeat(47) } }],
  ])('it has not with %s', (_name, changed) => {
    expect(readProof({ ...proofOf(), ...changed })).toBeUndefined();
  });
});
