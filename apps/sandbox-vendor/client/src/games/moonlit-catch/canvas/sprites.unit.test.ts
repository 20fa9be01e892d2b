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

test('a frame paints one picture of a fish that it knows, and makes do with another phase for the rest', () => {
  const sprites = new Sprites();
  sprites.begin();
  const first = sprites.of('minnow', 0, 20);
  expect(sprites.of('minnow', 1, 20)).toBe(first);
  expect(painted).toBe(1);
  sprites.begin();
  const second = sprites.of('minnow', 1, 20);
  expect(second).not.toBe(first);
  expect(sprites.of('minnow', 0, 20)).toBe(first);
  expect(painted).toBe(2);
});

test('a fish that was never seen is painted in any frame, and so is one of another size', () => {
  const sprites = new Sprites();
  sprites.begin();
  sprites.of('minnow', 0, 20);
  sprites.of('koi', 0, 20);
  sprites.of('minnow', 0, 30);
  expect(painted).toBe(3);
  sprites.forget('800x600');
  sprites.begin();
  sprites.of('minnow', 0, 20);
  expect(painted).toBe(4);
});
