/// <reference path="../untyped-modules.d.ts" />
import { expect, test } from 'vitest';
import { createPauses } from './pauses.mjs';

test('the pauses double up to their bound', () => {
  const nextPause = createPauses({ firstMs: 100, longestMs: 500 });
  expect([0, 0, 0, 0, 0].map((servedMs) => nextPause(servedMs))).toEqual([100, 200, 400, 500, 500]);
});

test('a quiet time makes the next pause the first one', () => {
  const nextPause = createPauses({ firstMs: 100, quietMs: 1_000 });
  expect([0, 999, 1_000, 0].map((servedMs) => nextPause(servedMs))).toEqual([100, 200, 100, 200]);
});
