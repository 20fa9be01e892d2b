import { expect, test } from 'vitest';
import { hasDrawnBranch, openNodes } from './model.ts';

const node = (memId: string, depth: number, parentMemId: string | null = null) => ({
  memId,
  depth,
  parentMemId,
});
const tree = [
  node('head', 0),
  node('branch', 1, 'head'),
  node('sub', 2, 'branch'),
  node('store', 3, 'sub'),
  node('other', 1, 'head'),
];
const idsOf = (closed: string[]) => openNodes(tree, new Set(closed)).map(({ memId }) => memId);

test('a closed node hides everybody below it and nobody beside it', () => {
  expect(idsOf([])).toEqual(['head', 'branch', 'sub', 'store', 'other']);
  expect(idsOf(['branch'])).toEqual(['head', 'branch', 'other']);
  expect(idsOf(['sub', 'branch'])).toEqual(['head', 'branch', 'other']);
  expect(idsOf(['sub'])).toEqual(['head', 'branch', 'sub', 'other']);
  expect(idsOf(['head'])).toEqual(['head']);
});

test('a branch that was not sent is known by its missing children', () => {
  expect(hasDrawnBranch(tree, 'branch')).toBe(true);
  expect(hasDrawnBranch(tree, 'store')).toBe(false);
});
