import { describe, expect, test } from 'vitest';
import { pond } from './rules.ts';
import { type Fish, isInReach, pathOf, positionAt } from './swim.ts';

const carp: Fish = { id: 1, name: 'carp', bornAtMs: 1000, ...pathOf('carp', [0, 0.5, 0.5, 0.5]) };

describe('a fish', () => {
  test('swims from one side to the other within its life and is nowhere before and after', () => {
    expect(positionAt(carp, 999)).toBeUndefined();
    expect(positionAt(carp, 1000)?.x).toBeLessThan(0);
    expect(positionAt(carp, 1000 + carp.lifeMs / 2)?.x).toBeCloseTo(pond.width / 2);
    expect(positionAt(carp, 1000 + carp.lifeMs - 1)?.x).toBeGreaterThan(pond.width);
    expect(positionAt(carp, 1000 + carp.lifeMs)).toBeUndefined();
  });

  test('is in reach only while some of it is in the pond', () => {
    expect(isInReach(carp, 1000)).toBe(false);
    expect(isInReach(carp, 1000 + carp.lifeMs / 2)).toBe(true);
    expect(isInReach(carp, 1000 + carp.lifeMs - 1)).toBe(false);
  });

  test('from the other side swims the other way', () => {
    const back: Fish = { ...carp, ...pathOf('carp', [0.9, 0.5, 0.5, 0.5]) };
    expect(positionAt(back, 1001)?.x).toBeGreaterThan(pond.width);
  });
});
