import { expect, test } from 'vitest';
import { fishKinds, fishNamed } from '../../../../../src/games/moonlit-catch/rules.ts';
import { isInSight, isWhole, layOut } from './lay-out.ts';
import { worthOf } from './tags.ts';

test('every fish says what it pays: lightning at least so much, a dragon the span of its prizes', () => {
  expect(worthOf(fishNamed('minnow'))).toBe('×2');
  expect(worthOf(fishNamed('eel'))).toBe('×10+');
  expect(worthOf(fishNamed('dragon'))).toBe('×50–500');
  for (const fish of fishKinds) expect(worthOf(fish)).toMatch(/^×\d/);
});

test('what is half behind the edge of the window is not wholly in it', () => {
  const layout = layOut(800, 450);
  expect(isWhole({ x: 400, y: 200 }, 40, layout)).toBe(true);
  for (const at of [
    { x: 39, y: 200 },
    { x: 770, y: 200 },
    { x: 400, y: 10 },
    { x: 400, y: 440 },
  ])
    expect(isWhole(at, 40, layout)).toBe(false);
});

test('what reaches into the window by any part is in sight, and what is beyond its edges is not', () => {
  const layout = layOut(800, 450);
  for (const at of [
    { x: -39, y: 200 },
    { x: 839, y: 200 },
    { x: 400, y: 489 },
  ])
    expect(isInSight(at, 40, layout)).toBe(true);
  for (const at of [
    { x: -41, y: 200 },
    { x: 841, y: 200 },
    { x: 400, y: -41 },
    { x: 400, y: 491 },
  ])
    expect(isInSight(at, 40, layout)).toBe(false);
});
