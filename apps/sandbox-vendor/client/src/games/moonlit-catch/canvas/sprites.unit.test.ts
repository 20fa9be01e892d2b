import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sprites } from './sprites.ts';

let painted = 0;

/** A pen that can do everything and does nothing. */
const pen: unknown = new Proxy(() => pen, { get: () => pen, set: () => true });

class FakeCanvas {
  getContext(): unknown {
    return pen;
  }

  transferToImageBitmap(): object {
    painted += 1;
    return { number: painted };
  }
}

beforeEach(() => {
  painted = 0;
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a frame makes do with another phase of a fish that it knows, and the missing ones are painted in between', () => {
  const sprites = new Sprites();
  const first = sprites.of('minnow', 0, 20);
  expect([painted, sprites.wants]).toEqual([1, false]);
  expect(sprites.of('minnow', 1, 20)).toBe(first);
  expect(sprites.of('minnow', 1, 20)).toBe(first);
  expect([painted, sprites.wants]).toEqual([1, true]);
  sprites.paintNext();
  expect([painted, sprites.wants]).toEqual([2, false]);
  expect(sprites.of('minnow', 1, 20)).not.toBe(first);
  expect(sprites.of('minnow', 0, 20)).toBe(first);
});

test('a fish that was never seen is painted in its frame, unless it was expected and there was time', () => {
  const sprites = new Sprites();
  sprites.expect('koi', 20);
  sprites.of('minnow', 0, 20);
  expect(painted).toBe(1);
  sprites.paintNext();
  sprites.expect('koi', 20);
  expect([painted, sprites.wants]).toEqual([2, false]);
  sprites.of('koi', 0, 20);
  expect(painted).toBe(2);
  sprites.of('minnow', 0, 30);
  expect(painted).toBe(3);
});

test('pictures of another size are thrown away, and what was wanted in it', () => {
  const sprites = new Sprites();
  sprites.of('minnow', 0, 20);
  sprites.of('minnow', 1, 20);
  sprites.forget('800x600');
  expect(sprites.wants).toBe(false);
  sprites.of('minnow', 0, 20);
  expect(painted).toBe(2);
});
