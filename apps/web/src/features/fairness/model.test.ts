import { announcementHash, bytesOfHex, hashChain, hexOf, miniDrawMappings, proveDraw } from '@hanpan/rules';
import { describe, expect, test } from 'vitest';
import { checkProof, drawToShow, type Proof, readDigest, readFairSearch } from './model.ts';

const keyOf = (digit: string) => bytesOfHex(digit.repeat(64));

function aProof(): { proof: Proof; hash: string } {
  const [chain, witness] = [hashChain(keyOf('1'), 3), hashChain(keyOf('2'), 3)];
  const announcement = {
    algorithm: 'hanpan-draws/1' as const,
    series: 'powerball.1',
    game: 'powerball',
    draws: 3,
    chain: chain.commitment,
    firstDrawAtMs: 1_000_000,
    everyMs: 1_000,
    salt: { kind: 'witness' as const, chain: witness.commitment },
  };
  const salt = { kind: 'witness' as const, value: hexOf(witness.valueOf(2)) };
  const revealed = { announcement, draw: 2, chainValue: hexOf(chain.valueOf(2)), salt };
  const mapping = miniDrawMappings.powerball;
  if (mapping === undefined) throw new Error('no mapping');
  return {
    proof: JSON.parse(JSON.stringify(proveDraw(revealed, mapping))) as Proof,
    hash: announcementHash(announcement),
  };
}

describe('a proof on the device of its reader', () => {
  const { proof, hash } = aProof();

  test('is valid against the hash of the receipt', () => {
    expect(checkProof(proof, { publishedHash: hash, draw: 2 }).verdict).toBe('valid');
  });

  test('fails under another hash, and with another value', () => {
    const asked = { publishedHash: hash, draw: 2 };
    expect(checkProof(proof, { ...asked, publishedHash: 'f'.repeat(64) }).verdict).toBe('invalid');
    expect(checkProof({ ...proof, chainValue: 'a'.repeat(64) }, asked).verdict).toBe('invalid');
  });

  test('fails where it is the true proof of another draw than the one that was asked for', () => {
    expect(checkProof(proof, { publishedHash: hash, draw: 1 }).verdict).toBe('invalid');
  });
});

describe('the draw that is shown', () => {
  const { announcement } = aProof().proof;

  test.each([
    [2, 0, 2],
    [0, 0, 1],
    [0, 1_000_000, 1],
    [0, 1_001_999, 2],
    [0, 9_000_000, 3],
    [4, 1_001_000, 2],
  ])('asked for %d at %d it is draw %d', (asked, nowMs, draw) => {
    expect(drawToShow(announcement, asked, nowMs)).toBe(draw);
  });
});

test.each([
  [`  ${'AB'.repeat(32)}\n`, 'ab'.repeat(32)],
  [`${'0'.repeat(32)} ${'1'.repeat(32)}`, `${'0'.repeat(32)}${'1'.repeat(32)}`],
  ['ab', undefined],
  ['g'.repeat(64), undefined],
])('pasted as %j the hash is read as %s', (text, digest) => {
  expect(readDigest(text)).toBe(digest);
});

test('an address with nonsense asks for nothing', () => {
  expect(readFairSearch({ draw: 'x', event: -1 })).toEqual({ draw: 0, event: 0 });
  expect(readFairSearch({ draw: '3', event: 7 })).toEqual({ draw: 3, event: 7 });
});
