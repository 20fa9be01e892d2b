import { amount, oddsMilli } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CashOutLeg,
  cashOut,
  defaultCashOut,
  type LegChance,
  legChance,
  legChanceOver,
  wholeChance,
} from './cash-out.ts';
import { halfLost, type LegResult, lost, voided, won } from './leg-result.ts';
import { settleBet } from './settle-bet.ts';

const fair = { ...defaultCashOut, isOn: true, marginBasisPoints: 0 };
const policy = { ...fair, marginBasisPoints: 500 };
const leg = (milli: number, result: LegResult | null, chance: LegChance | null = null): CashOutLeg => ({
  oddsMilli: oddsMilli(milli),
  result,
  chance,
});
const half = legChance(0.5);
const paidFor = (result: ReturnType<typeof cashOut>) => ('value' in result ? result.value : 0);

describe('cash-out', () => {
  test.each([
    ['an even leg at 2.00', [leg(2000, null, half)], { value: 9500 }],
    ['a leg that has become likely', [leg(2000, null, legChance(0.9))], { value: 17_100 }],
    ['one leg won, one open', [leg(1800, won), leg(2000, null, half)], { value: 17_100 }],
    ['one leg void, one open', [leg(1800, voided), leg(2000, null, half)], { value: 9500 }],
    ['one leg half lost, one open', [leg(1800, halfLost), leg(2000, null, half)], { value: 4750 }],
    ['a push that is likely', [leg(2000, null, legChance(0.5, 0.4))], { value: 9500 }],
    ['a price that is suspended', [leg(1800, won), leg(2000, null)], { refused: 'suspended' }],
    ['a bet that is won', [leg(1800, won)], { refused: 'decided' }],
    ['a bet that is lost', [leg(1800, lost), leg(2000, null, half)], { refused: 'decided' }],
    ['a leg without hope', [leg(2000, null, legChance(0))], { refused: 'too-small' }],
  ])('%s: %3$j of a stake of 10,000 at a margin of 5 %%', (_name, legs, expected) => {
    expect(cashOut(amount(10_000), legs, policy)).toEqual(expected);
  });

  test('it is off by default', () => {
    expect(cashOut(amount(10_000), [leg(2000, null, half)], defaultCashOut)).toEqual({ refused: 'off' });
  });

  test.each([
    { winning: -1, refund: 0 },
    { winning: 0.5, refund: 0 },
    { winning: wholeChance, refund: 1 },
  ])('the chance %j is refused', (chance) => {
    expect(() => cashOut(amount(1000), [leg(2000, null, chance)], fair)).toThrow(RangeError);
  });

  test.each([-1, 0.5, 10_001])('a margin of %d basis points is refused', (marginBasisPoints) => {
    const open = [leg(2000, null, half)];
    expect(() => cashOut(amount(1000), open, { ...fair, marginBasisPoints })).toThrow(RangeError);
  });

  test('the house may keep all of it', () => {
    const all = { ...fair, marginBasisPoints: 10_000, minAmount: amount(0) };
    expect(cashOut(amount(1000), [leg(2000, null, half)], all)).toEqual({ value: 0 });
  });

  test('the least amount is paid, one won less is not', () => {
    const open = [leg(2000, null, half)];
    expect(cashOut(amount(1000), open, { ...fair, minAmount: amount(1000) })).toEqual({ value: 1000 });
    expect(cashOut(amount(1000), open, { ...fair, minAmount: amount(1001) })).toEqual({
      refused: 'too-small',
    });
  });

  test('a leg that is certain, to win or to come back, has a chance of the whole', () => {
    expect(paidFor(cashOut(amount(1000), [leg(2000, null, { winning: wholeChance, refund: 0 })], fair))).toBe(
      2000,
    );
    expect(paidFor(cashOut(amount(1000), [leg(2000, null, { winning: 0, refund: wholeChance })], fair))).toBe(
      1000,
    );
  });

  test('a probability beyond certainty is refused', () => {
    expect(() => legChance(1.01)).toThrow(RangeError);
    expect(() => legChance(-0.01)).toThrow(RangeError);
    expect(() => legChance(0.5, Number.NaN)).toThrow(RangeError);
  });
});

describe('the chance of a leg', () => {
  const law = (visit: (probability: number, home: number, away: number) => void) => {
    visit(0.5, 1, 0);
    visit(0.25, 1, 1);
    visit(0.25, 0, 2);
  };
  const billionth = (share: number) => share * wholeChance;

  test.each([
    ['WDL', null, 'home', 0.5, 0],
    ['WL', null, 'home', 0.5, 0.25],
    ['AH', -1, 'home', 0.5, 0.125],
    ['AH', -1, 'away', 0.375, 0.125],
    ['UO', 8, 'over', 0, 0.5],
  ] as const)(
    'of %s at the line %s on %s is the mean over the scores',
    (market, line, selection, winning, refund) => {
      const chance = legChanceOver({ market, scope: 'match', lineQuarters: line, selection }, law);
      expect(Math.abs(chance.winning - billionth(winning))).toBeLessThanOrEqual(2);
      expect(Math.abs(chance.refund - billionth(refund))).toBeLessThanOrEqual(2);
    },
  );

  test('at the fair price a leg is worth its stake, whatever its refunds', () => {
    const pick = { market: 'AH', scope: 'match', lineQuarters: -1, selection: 'home' } as const;
    const chance = legChanceOver(pick, law);
    // (1 - 0.125) / 0.5 = 1.75
    const paid = paidFor(cashOut(amount(1_000_000), [leg(1750, null, chance)], fair));
    expect(Math.abs(paid - 1_000_000)).toBeLessThanOrEqual(1);
  });

  test.each([
    ['wins', [1, 0], { winning: wholeChance, refund: 0 }],
    ['loses', [0, 1], { winning: 0, refund: 0 }],
    ['comes back', [1, 1], { winning: 0, refund: wholeChance }],
  ] as const)('where every score %s, that is certain', (_name, [home, away], expected) => {
    const pick = { market: 'WL', scope: 'match', lineQuarters: null, selection: 'home' } as const;
    expect(legChanceOver(pick, (visit) => visit(1, home, away))).toEqual(expected);
  });

  test('what is no distribution is refused', () => {
    const pick = { market: 'WDL', scope: 'match', lineQuarters: null, selection: 'home' } as const;
    expect(() => legChanceOver(pick, (visit) => visit(1.5, 1, 0))).toThrow(RangeError);
    expect(() => legChanceOver(pick, (visit) => visit(Number.NaN, 1, 0))).toThrow(RangeError);
  });
});

const openLeg = fc
  .record({
    milli: fc.integer({ min: 1010, max: 20_000 }),
    winning: fc.integer({ min: 0, max: wholeChance }),
    refundOfRest: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ milli, winning, refundOfRest }) => {
    const refund = Math.floor(((wholeChance - winning) / 1000) * refundOfRest);
    return leg(milli, null, { winning, refund });
  });
const slips = fc.array(openLeg, { minLength: 1, maxLength: 5 });

describe('whatever the chances', () => {
  test('nobody is ever paid more than the bet could win, and a margin only takes away', () => {
    fc.assert(
      fc.property(slips, fc.integer({ min: 0, max: 10_000 }), (legs, marginBasisPoints) => {
        const stake = amount(12_345);
        const most = settleBet(
          stake,
          legs.map((each) => ({ ...each, result: won })),
        ).payoutAmount;
        const [without, withMargin] = [
          paidFor(cashOut(stake, legs, fair)),
          paidFor(cashOut(stake, legs, { ...fair, marginBasisPoints })),
        ];
        expect(without).toBeLessThanOrEqual(most);
        expect(withMargin).toBeLessThanOrEqual(without);
      }),
    );
  });

  test('without a margin the value is the mean of what the bet pays over every course of its legs', () => {
    fc.assert(
      fc.property(slips, (legs) => {
        const stake = 1_000_000;
        let mean = 0;
        const walk = (index: number, chance: number, factor: number): void => {
          const open = legs[index];
          if (open?.chance == null) {
            mean += chance * factor * stake;
            return;
          }
          const [winning, refund] = [open.chance.winning / wholeChance, open.chance.refund / wholeChance];
          walk(index + 1, chance * winning, (factor * open.oddsMilli) / 1000);
          walk(index + 1, chance * refund, factor);
          walk(index + 1, chance * (1 - winning - refund), 0);
        };
        walk(0, 1, 1);
        const value = paidFor(cashOut(amount(stake), legs, fair));
        expect(Math.abs(value - mean)).toBeLessThanOrEqual(1 + mean * 1e-9);
      }),
    );
  });
});
