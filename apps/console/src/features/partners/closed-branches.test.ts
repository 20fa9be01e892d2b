import { expect, test } from 'vitest';
import { keysOf, readClosed, toggled } from './closed-branches.ts';

test.each([
  ['12-7', [12, 7]],
  [12, [12]],
  ['12-x-0-1.5-12-70', [12, 70]],
  ['', []],
  [undefined, []],
])('of %j the closed branches are %j', (value, keys) => {
  expect(keysOf(readClosed(value))).toEqual(keys);
});

test('a branch is closed and opened again, beside the others', () => {
  expect(toggled('12', 7)).toBe('12-7');
  expect(toggled('12-7', 12)).toBe('7');
});

test('beyond what an address keeps, the branch that was closed first opens', () => {
  const many = Array.from({ length: 60 }, (_, at) => at + 1).join('-');
  expect(keysOf(toggled(many, 99)).slice(0, 1)).toEqual([2]);
  expect(keysOf(toggled(many, 99)).at(-1)).toBe(99);
});
