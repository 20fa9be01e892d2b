import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexOf } from './digest.ts';
import { blocksOfWords, type DrawSeed, drawBytes, drawWords } from './draw-words.ts';

const chainValue = new Uint8Array(32).fill(1);
const salt = new Uint8Array(32).fill(2);
const seed: DrawSeed = { chainValue, salt, game: 'powerball', round: 'p-1/7' };
const anySeed = fc.record({
  chainValue: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  salt: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  game: fc.string(),
  round: fc.string(),
});

/** The message as the document describes it, written down a second time. */
function block({ chainValue: key, salt: salted, game, round }: DrawSeed, stream: string, counter: number) {
  const number = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  const mac = createHmac('sha256', key);
  for (const part of ['hanpan-draws/1', salted, game, round, stream]) {
    const bytes = Buffer.from(part as Uint8Array);
    mac.update(number(bytes.length)).update(bytes);
  }
  return mac.update(number(counter)).digest();
}

describe('the bytes of a draw', () => {
  test('are those of its own stream, which has no name, where none is named', () => {
    expect(drawBytes(seed, 2)).toEqual(drawBytes(seed, 2, ''));
    expect(drawWords(seed).next()).toBe(drawWords(seed, '').next());
  });

  test('[PF-2] are HMAC-SHA256 as another implementation has it, block after block', () => {
    fc.assert(
      fc.property(anySeed, fc.string(), fc.integer({ min: 1, max: 5 }), (any, stream, blocks) => {
        const expected = Array.from({ length: blocks }, (_, at) => block(any, stream, at).toString('hex'));
        expect(hexOf(drawBytes(any, blocks, stream))).toBe(expected.join(''));
      }),
    );
  });

  test('are other ones as soon as anything of the draw is another', () => {
    const other = new Uint8Array(32).fill(3);
    const all = [
      drawBytes(seed, 1),
      drawBytes({ ...seed, chainValue: other }, 1),
      drawBytes({ ...seed, salt: other }, 1),
      drawBytes({ ...seed, chainValue: salt, salt: chainValue }, 1),
      drawBytes({ ...seed, game: 'powerbal', round: 'lp-1/7' }, 1),
      drawBytes({ ...seed, round: 'p-1/' }, 1, '7'),
      drawBytes({ ...seed, round: 'p-1/8' }, 1),
      drawBytes(seed, 1, 'a'),
    ];
    expect(new Set(all.map(hexOf)).size).toBe(all.length);
  });

  test.each([0, 31, 33])('need a key and a salt of 32 bytes, not %d', (length) => {
    expect(() => drawBytes({ ...seed, chainValue: new Uint8Array(length) }, 1)).toThrow(RangeError);
    expect(() => drawWords({ ...seed, salt: new Uint8Array(length) })).toThrow(RangeError);
  });
});

describe('the words of a draw', () => {
  test('are its bytes, four at a time, and do not run out with a block', () => {
    const words = drawWords(seed, 'x');
    const view = new DataView(drawBytes(seed, 40, 'x').buffer);
    for (let at = 0; at < 320; at += 1) expect(words.next()).toBe(view.getUint32(at * 4));
  });

  test.each([
    [0, 0],
    [1, 1],
    [8, 1],
    [9, 2],
    [22, 3],
  ])('%d of them come from %d blocks', (words, blocks) => {
    expect(blocksOfWords(words)).toBe(blocks);
  });
});
