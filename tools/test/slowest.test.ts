/// <reference path="../untyped-modules.d.ts" />
import { expect, test } from 'vitest';
import { slowestLines } from './slowest.mjs';

test('the slowest are named, the longest first, with the file as it lies in the checkout', () => {
  const tests = [
    { file: '/checkout/a.test.ts', name: 'one', tookMs: 1_240 },
    { file: 'journeys/b.spec.ts', name: 'two', tookMs: 61_000 },
    { file: '/checkout/a.test.ts', name: 'three', tookMs: 900 },
    { file: '/checkout/c.test.ts', name: 'never ran', tookMs: 0 },
  ];
  expect(slowestLines(tests, '/checkout', 2)).toEqual([
    'the 2 slowest',
    '   61.0 s  journeys/b.spec.ts: two',
    '    1.2 s  a.test.ts: one',
    '',
  ]);
});

test('where nothing was timed nothing is printed', () => {
  expect(slowestLines([{ file: 'a', name: 'b', tookMs: 0 }], '/checkout')).toEqual([]);
});
