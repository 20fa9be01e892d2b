import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { announcementHash, type SeriesAnnouncement } from './announcement.ts';
import { hexOf } from './digest.ts';
import { proveDraw, type RevealedDraw } from './draw-proof.ts';
import { hashChain } from './hash-chain.ts';
import type { IntegerSource } from './integer-source.ts';
import { drawBalls } from './mappings.ts';
import type { RevealedSalt, SaltPlan } from './salt.ts';
import { proofChecks, type VerifierKnowledge, verifyProof } from './verify-proof.ts';

const draws = 12;
const chain = hashChain(new Uint8Array(32).fill(1), draws);
const witness = hashChain(new Uint8Array(32).fill(2), draws);
const signature = 'cd'.repeat(48);
const beacon: SaltPlan = { kind: 'beacon', network: '0c'.repeat(32), genesisMs: 1_000_000, periodMs: 3000 };
const lotto = (source: IntegerSource) => ({ balls: drawBalls(source, 5, { first: 1, last: 28 }) });

function announce(salt: SaltPlan = { kind: 'witness', chain: witness.commitment }): SeriesAnnouncement {
  const times = { firstDrawAtMs: 2_000_000, everyMs: 60_000 };
  return {
    algorithm: 'hanpan-draws/1',
    series: 's-1',
    game: 'lotto',
    draws,
    chain: chain.commitment,
    ...times,
    salt,
  };
}

function reveal(draw: number): RevealedDraw {
  const salt: RevealedSalt = { kind: 'witness', value: hexOf(witness.valueOf(draw)) };
  return { announcement: announce(), draw, chainValue: hexOf(chain.valueOf(draw)), salt };
}

/** A proof as it travels. */
function proofOf(draw: number) {
  return JSON.parse(JSON.stringify(proveDraw(reveal(draw), lotto)));
}

const knows: VerifierKnowledge = { mappings: { lotto }, publishedHash: announcementHash(announce()) };

function failedChecks(json: unknown, knowledge = knows): string[] {
  return verifyProof(json, knowledge).checks.flatMap(({ name, state }) => (state === 'failed' ? [name] : []));
}

describe('a proof', () => {
  test('of every draw of the series is valid, and every check was made', () => {
    for (let draw = 1; draw <= draws; draw += 1) {
      const { verdict, checks } = verifyProof(proofOf(draw), knows);
      expect(verdict).toBe('valid');
      expect(checks.map(({ name }) => name)).toEqual(proofChecks);
    }
  });

  test('[RNG-8][PF-12] shows what was drawn: balls, each by its word', () => {
    const { outcome, steps, bytes } = proveDraw(reveal(3), lotto);
    const { balls } = outcome as { balls: number[] };
    expect(new Set(balls).size).toBe(5);
    expect(steps.map(({ below }) => below)).toEqual([28, 27, 26, 25, 24]);
    expect(steps[0]?.words[0]).toBe(Number.parseInt(bytes.slice(0, 8), 16));
    expect(balls[0]).toBe((steps[0]?.value ?? -1) + 1);
  });

  test.each([
    ['published', { announcement: { ...announce(), everyMs: 60_001 } }],
    ['draw', { draw: 13 }],
    ['draw', { draw: 0 }],
    ['chain', { chainValue: 'ee'.repeat(32) }],
    ['salt', { salt: { kind: 'witness', value: 'ee'.repeat(32) } }],
    ['bytes', { bytes: '00'.repeat(32) }],
    ['bytes', { bytes: '' }],
    ['steps', { steps: [] }],
    ['outcome', { outcome: { balls: [1, 2, 3, 4, 5] } }],
    ['outcome', { outcome: null }],
    ['shape', { announcement: { ...announce(), algorithm: 'hanpan-draws/2' } }],
    ['shape', { stream: 'NO' }],
    ['shape', { steps: [{ below: 28, value: 1 }] }],
    ['shape', { steps: [{ below: 28, words: [-1], value: 1 }] }],
    ['shape', { outcome: undefined }],
    ['shape', { salt: { kind: 'beacon', value: '0a'.repeat(32), round: 0, signature } }],
  ])('of which %s is false is invalid and says so', (name, changed) => {
    const forged = { ...proofOf(3), ...changed };
    expect(verifyProof(forged, knows).verdict).toBe('invalid');
    expect(failedChecks(forged)[0]).toBe(name);
  });

  test('[PF-11] of one draw is no proof of another one of the same series, whole as it is', () => {
    expect(verifyProof(proofOf(3), { ...knows, draw: 3 }).verdict).toBe('valid');
    expect(verifyProof(proofOf(3), { ...knows, draw: 4 }).verdict).toBe('invalid');
    expect(failedChecks(proofOf(3), { ...knows, draw: 4 })).toEqual(['draw']);
  });

  test('of which the number was changed does not pass for that draw', () => {
    expect(failedChecks({ ...proofOf(3), draw: 4 })).toEqual(['chain', 'salt', 'bytes', 'steps', 'outcome']);
  });

  test('in which any single digit is changed is invalid', () => {
    const text = JSON.stringify(proofOf(5));
    const digits = [...text.matchAll(/[0-9a-f](?=[0-9a-f]*["\],}])/g)].map(({ index }) => index);
    fc.assert(
      fc.property(fc.constantFrom(...digits), fc.constantFrom(...'0123456789abcdef'), (at, digit) => {
        fc.pre(text[at] !== digit);
        const changed = `${text.slice(0, at)}${digit}${text.slice(at + 1)}`;
        let json: unknown;
        try {
          json = JSON.parse(changed);
        } catch {
          return;
        }
        expect(verifyProof(json, knows).verdict).toBe('invalid');
      }),
      { numRuns: 300 },
    );
  });

  test('may be any JSON at all: nothing makes the verifier throw', () => {
    const fields = Object.keys(proofOf(1));
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...fields), (json, field) => {
        expect(verifyProof(json, knows).verdict).toBe('invalid');
        expect(['valid', 'invalid']).toContain(verifyProof({ ...proofOf(1), [field]: json }, knows).verdict);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what cannot be checked is never valid', () => {
  test('without the hash that stands on the bet', () => {
    const result = verifyProof(proofOf(2), { mappings: { lotto } });
    expect(result.verdict).toBe('incomplete');
    expect(result.checks[1]).toEqual({ name: 'published', state: 'open' });
  });

  test.each([{}, Object.create({ lotto })])('without the rule of the game', (mappings) => {
    const result = verifyProof(proofOf(2), { ...knows, mappings });
    expect(result.verdict).toBe('incomplete');
    expect(result.checks.at(-1)).toEqual({ name: 'outcome', state: 'open' });
    expect(failedChecks({ ...proofOf(2), bytes: '11'.repeat(32) }, { ...knows, mappings })).toEqual([
      'bytes',
    ]);
  });

  test('a sub-stream of a simulation is checked down to its numbers', () => {
    const proof = proveDraw(
      reveal(4),
      (source) => [source.below(1_000_000_000), source.below(6)],
      'match/minute-4',
    );
    const { verdict, checks } = verifyProof(proof, knows);
    expect(verdict).toBe('incomplete');
    expect(checks.filter(({ state }) => state === 'open')).toEqual([{ name: 'outcome', state: 'open' }]);
    expect(failedChecks({ ...proof, stream: 'match/minute-5' })).toEqual(['bytes', 'steps']);
    expect(failedChecks({ ...proof, steps: [{ below: 0, words: [1], value: 0 }] })).toEqual([
      'bytes',
      'steps',
    ]);
  });

  test('a beacon whose signature nobody checked', () => {
    const announcement = announce(beacon);
    const value = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
    const salt: RevealedSalt = { kind: 'beacon', value, round: 335, signature };
    const proof = proveDraw({ ...reveal(1), announcement, salt }, lotto);
    const publishedHash = announcementHash(announcement);
    const verdictWith = (checkBeacon?: () => boolean) =>
      verifyProof(proof, { mappings: { lotto }, publishedHash, ...(checkBeacon ? { checkBeacon } : {}) })
        .verdict;
    expect([verdictWith(() => true), verdictWith(() => false), verdictWith()]).toEqual([
      'valid',
      'invalid',
      'incomplete',
    ]);
  });
});
