import { oddsMilli } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSlipPolicy, type SlipLeg, slipFault } from './slip-rules.ts';

const leg = (milli: number, ...eventKeys: string[]): SlipLeg => ({ oddsMilli: oddsMilli(milli), eventKeys });
const policy = { ...defaultSlipPolicy, maxLegs: 3 };

describe('what may stand on one slip', () => {
  test.each([
    ['one leg', [leg(1500, 'a')], undefined],
    ['legs of three matches', [leg(1500, 'a'), leg(1500, 'b'), leg(1500, 'c')], undefined],
    ['exactly the longest total odds', [leg(10_000, 'a'), leg(10_000, 'b')], undefined],
    ['a leg at the shortest odds', [leg(1010, 'a')], undefined],
    ['a first leg below them', [leg(1009, 'a')], { fault: 'odds-too-short', leg: 0, minLegOddsMilli: 1010 }],
    ['no legs', [], { fault: 'no-legs' }],
    ['four legs', ['a', 'b', 'c', 'd'].map((key) => leg(1500, key)), { fault: 'too-many-legs', maxLegs: 3 }],
    [
      'two legs of one match',
      [leg(1500, 'a'), leg(1500, 'b'), leg(1900, 'a')],
      { fault: 'related-legs', legs: [0, 2] },
    ],
    [
      'both matches of one tie',
      [leg(1500, 'a', 'tie-7'), leg(1500, 'b', 'tie-7')],
      { fault: 'related-legs', legs: [0, 1] },
    ],
    [
      'a match and the winner of its competition',
      [leg(1500, 'a', 'cup'), leg(9000, 'cup')],
      { fault: 'related-legs', legs: [0, 1] },
    ],
    [
      'a leg that hardly pays',
      [leg(1500, 'a'), leg(1009, 'b')],
      { fault: 'odds-too-short', leg: 1, minLegOddsMilli: 1010 },
    ],
    [
      'a thousandth beyond the longest total odds',
      [leg(10_000, 'a'), leg(10_001, 'b')],
      { fault: 'total-odds-too-long', maxTotalOddsMilli: 100_000 },
    ],
  ])('%s', (_name, legs, expected) => {
    expect(slipFault(legs, policy)).toEqual(expected);
  });

  test('an event may be named twice on one leg', () => {
    expect(slipFault([leg(1500, 'a', 'a')], policy)).toBeUndefined();
  });

  test('whether legs are related does not depend on their order', () => {
    const legs = fc.array(
      fc.record({
        oddsMilli: fc.integer({ min: 1010, max: 3000 }).map(oddsMilli),
        eventKeys: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 2 }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(legs, (all) => {
        const wide = { ...policy, maxLegs: 9, maxTotalOddsMilli: 1_000_000 };
        expect(slipFault(all.toReversed(), wide)?.fault).toBe(slipFault(all, wide)?.fault);
      }),
    );
  });
});
