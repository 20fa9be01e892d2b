import { expect, test } from 'vitest';
import { galloping, phaseOf, poseCount, standing } from './poses.ts';

test('a stride is shown in poses that follow each other, each for as long as the next', () => {
  const poses = Array.from({ length: 64 }, (_, index) => galloping(index / 64));
  expect(poses).toEqual(Array.from({ length: 64 }, (_, index) => Math.floor(index / 4)));
  expect(galloping(1)).toBe(0);
  for (const pose of poses) expect(phaseOf(pose)).toBeCloseTo(pose / 16, 10);
});

test('a horse that waits shifts its weight by a fiftieth of a stride, to both sides and through the middle', () => {
  const poses = Array.from({ length: 5_000 }, (_, frameMs) => standing(frameMs, 2));
  expect(new Set(poses)).toEqual(new Set(Array.from({ length: 9 }, (_, index) => 16 + index)));
  expect(Math.max(...poses)).toBe(poseCount - 1);
  expect([Math.min(...poses.map(phaseOf)), Math.max(...poses.map(phaseOf))]).toEqual([-0.02, 0.02]);
});
