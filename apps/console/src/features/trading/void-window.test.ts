import { expect, test } from 'vitest';
import { isWindow } from './void-window.ts';

const [early, late] = ['2026-01-01T12:00:00.000Z', '2026-01-01T12:00:01.000Z'];

test.each([
  [null, null, false],
  [early, null, true],
  [null, late, true],
  [early, late, true],
  [late, early, false],
  [early, early, false],
])('from %s to before %s is a window: %s', (placedFrom, placedTo, expected) => {
  expect(isWindow({ placedFrom, placedTo })).toBe(expected);
});
