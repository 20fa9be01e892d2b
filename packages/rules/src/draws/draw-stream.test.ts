import { describe, expect, test } from 'vitest';
import { drawStream, isStreamName } from './draw-stream.ts';
import { type DrawSeed, drawWords } from './draw-words.ts';
import { type IntegerSource, integersOf } from './integer-source.ts';

const seed: DrawSeed = {
  chainValue: new Uint8Array(32).fill(1),
  salt: new Uint8Array(32).fill(2),
  game: 'soccer',
  round: 'match-814/1',
};

function take(source: IntegerSource, count: number): number[] {
  return Array.from({ length: count }, () => source.below(1_000_000_000));
}

describe('a stream of numbers', () => {
  test('is the words of its name', () => {
    const minute = drawStream(seed).sub('match').sub('minute-12');
    expect(minute.name).toBe('match/minute-12');
    expect(take(minute, 50)).toEqual(take(integersOf(drawWords(seed, 'match/minute-12')), 50));
  });

  test('does not move another one, however many numbers are taken', () => {
    const alone = take(drawStream(seed).sub('minute-13'), 20);
    const root = drawStream(seed);
    take(root, 333);
    take(root.sub('minute-12'), 777);
    expect(take(root.sub('minute-13'), 20)).toEqual(alone);
  });

  test('has other numbers under every name', () => {
    const names = ['', 'a', 'b', 'a/b', 'b/a', 'a/a', 'ab'];
    const firsts = names.map((name) => take(drawStream(seed, name), 4).join());
    expect(new Set(firsts).size).toBe(names.length);
  });

  test.each(['A', 'a b', '/a', 'a/', 'a//b', 'a/b/c/d/e', 'x'.repeat(33), 'é'])(
    'has no name like %j',
    (name) => {
      expect(isStreamName(name)).toBe(false);
      expect(() => drawStream(seed, name)).toThrow(RangeError);
      expect(() => drawStream(seed).sub(name)).toThrow(RangeError);
    },
  );

  test('has a sub-stream only under a name', () => {
    expect(() => drawStream(seed).sub('')).toThrow(RangeError);
  });
});
