import { expect, test } from 'vitest';
import { isInSight, isWhole, layOut } from './lay-out.ts';

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
