import { amount, oddsMilli } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BetLeg } from './bet-leg.ts';
import { isCancelledBy } from './cancel-window.ts';
import { deadHeat, halfLost, halfWon, type LegResult, lost, voided, won } from './leg-result.ts';
import { readUofResult } from './read-uof-result.ts';
import { cancelBet, settleBet } from './settle-bet.ts';
import parlays from './vectors/quarter-parlays.json' with { type: 'json' };
import uof from './vectors/uof-results.json' with { type: 'json' };

const byName: Record<string, LegResult> = {
  win: won,
  'half-win': halfWon,
  'half-lose': halfLost,
  void: voided,
};

function leg(milli: number, result: LegResult | null): BetLeg {
  return { oddsMilli: oddsMilli(milli), result };
}

describe('one bet', () => {
  test.each([
    ['a win', [leg(2640, won)], 'PASS', 132_000],
    ['a loss', [leg(2640, lost)], 'FAIL', 0],
    ['a refund', [leg(2640, voided)], 'TIE', 50_000],
    ['a half win', [leg(1900, halfWon)], 'PASS', 72_500],
    ['a half loss', [leg(1900, halfLost)], 'FAIL', 25_000],
    ['a dead heat of two at 4.00', [leg(4000, deadHeat(1, 2))], 'PASS', 100_000],
    ['a dead heat of three at 3.00', [leg(3000, deadHeat(1, 3))], 'TIE', 50_000],
    ['a combination with one void leg', [leg(2000, won), leg(9000, voided)], 'PASS', 100_000],
    ['a combination of void legs only', [leg(2000, voided), leg(9000, voided)], 'TIE', 50_000],
    ['a half loss made good by a win at 2.00', [leg(2000, won), leg(1900, halfLost)], 'TIE', 50_000],
    ['an open leg beside a win', [leg(2000, won), leg(1900, null)], 'WAIT', 0],
    ['an open leg beside a loss', [leg(2000, lost), leg(1900, null)], 'FAIL', 0],
  ] as const)('[ST-07] %s is settled as %3$s', (_name, legs, betStatus, payoutAmount) => {
    expect(settleBet(amount(50_000), legs)).toEqual({ betStatus, payoutAmount });
  });

  test('a win of less than one won is still a win, though the floored money equals the stake', () => {
    expect(settleBet(amount(1), [leg(1500, won)])).toEqual({ betStatus: 'PASS', payoutAmount: 1 });
  });

  test('a payout beyond what money can hold is an error, never a wrong number', () => {
    const legs = Array.from({ length: 8 }, () => leg(50_000, won));
    expect(() => settleBet(amount(1_000_000), legs)).toThrow(RangeError);
  });

  test('[ST-07] a bet that is cancelled as a whole returns its stake', () => {
    expect(cancelBet(amount(50_000))).toEqual({ betStatus: 'CANCEL', payoutAmount: 50_000 });
  });

  test('a bet without legs is refused', () => {
    expect(() => settleBet(amount(1000), [])).toThrow(RangeError);
  });
});

describe('published examples', () => {
  test.each(parlays.parlays)('the combination $id returns what its publisher says', (parlay) => {
    const legs = parlay.legs.map(({ odds, result }) =>
      leg(Math.round(Number(odds) * 1000), byName[result] ?? null),
    );
    const { payoutAmount } = settleBet(amount(Number(parlay.stake) * 1_000_000), legs);
    expect(payoutAmount).toBe(Math.floor(Number(parlay.exactReturn) * 1_000_000));
    expect(Math.abs(payoutAmount / 1_000_000 - Number(parlay.publishedReturn))).toBeLessThan(0.01);
  });

  test.each(uof.rows)(
    'the feed result $result, void $voidFactor, dead heat $deadHeatFactor is $outcome',
    (row) => {
      const read = readUofResult({
        result: row.result,
        voidFactor: row.voidFactor ?? undefined,
        deadHeatFactor: row.deadHeatFactor ?? undefined,
      });
      expect(read?.result ?? null).toBe(row.outcome);
    },
  );

  test.each([
    { result: '2' },
    { result: '1', voidFactor: '0.3' },
    { result: '1', voidFactor: '0.5', deadHeatFactor: '0.5' },
    { result: '1', deadHeatFactor: '0' },
    { result: '1', deadHeatFactor: '1.5' },
    { result: '1', deadHeatFactor: 'half' },
    { result: '1', voidFactor: 'x' },
    { result: '1', voidFactor: 'x1' },
    { result: '1', voidFactor: '0x' },
  ])('an undocumented feed result %o stays open', (outcome) => {
    expect(readUofResult(outcome)).toBeUndefined();
  });

  test.each([
    [{ result: '0', deadHeatFactor: '0.5' }, lost],
    [{ result: '1', deadHeatFactor: '1' }, won],
    [{ result: '1', deadHeatFactor: '0.3333' }, deadHeat(3333, 10_000)],
    [{ result: '0', voidFactor: '1.0' }, voided],
  ])('the feed result %o is read exactly', (outcome, expected) => {
    expect(readUofResult(outcome)).toEqual(expected);
  });
});

const anyResult = fc.oneof(
  fc.constantFrom(won, lost, halfWon, halfLost, voided),
  fc.integer({ min: 2, max: 9 }).map((sharers) => deadHeat(1, sharers)),
);
const anyLeg = fc.record({
  oddsMilli: fc.integer({ min: 1000, max: 20_000 }).map(oddsMilli),
  result: anyResult,
});

/** Splits the slip into every combination of sub-bets: the slow definition of the algebra. */
function bruteForce(legs: readonly BetLeg[]): { numerator: bigint; denominator: bigint } {
  const branches = legs.map(({ oddsMilli: odds, result }): [weight: bigint, of: bigint, milli: bigint][] => {
    const o = BigInt(odds);
    switch (result?.result) {
      case 'win':
        return [[1n, 1n, o]];
      case 'void':
        return [[1n, 1n, 1000n]];
      case 'half-win':
        return [
          [1n, 2n, o],
          [1n, 2n, 1000n],
        ];
      case 'half-lose':
        return [
          [1n, 2n, 0n],
          [1n, 2n, 1000n],
        ];
      case 'dead-heat':
        return [
          [1n, BigInt(result.shareDenominator), o],
          [BigInt(result.shareDenominator - 1), BigInt(result.shareDenominator), 0n],
        ];
      default:
        return [[1n, 1n, 0n]];
    }
  });
  const denominator = branches.reduce((product, [first]) => product * (first?.[1] ?? 1n) * 1000n, 1n);
  const walk = (index: number, weight: bigint): bigint =>
    index === branches.length
      ? weight
      : (branches[index] ?? []).reduce(
          (sum, [share, , milli]) => sum + walk(index + 1, weight * share * milli),
          0n,
        );
  return { numerator: walk(0, 1n), denominator };
}

describe('ten thousand random slips', () => {
  test('[ST-07] payout and status agree with the sum over every split of the slip', () => {
    const stakes = fc.integer({ min: 1, max: 100_000_000 }).map(amount);
    fc.assert(
      fc.property(stakes, fc.array(anyLeg, { minLength: 1, maxLength: 5 }), (stake, legs) => {
        const { numerator, denominator } = bruteForce(legs);
        const settled = settleBet(stake, legs);
        expect(BigInt(settled.payoutAmount)).toBe((BigInt(stake) * numerator) / denominator);
        const expected = numerator === denominator ? 'TIE' : numerator > denominator ? 'PASS' : 'FAIL';
        expect(settled.betStatus).toBe(expected);
      }),
      { numRuns: 10_000 },
    );
  });

  test('the order of the legs does not matter', () => {
    fc.assert(
      fc.property(fc.array(anyLeg, { minLength: 2, maxLength: 6 }), (legs) => {
        expect(settleBet(amount(33_333), legs)).toEqual(settleBet(amount(33_333), legs.toReversed()));
      }),
    );
  });
});

test.each([
  [null, null, 5, true],
  [5, null, 4, false],
  [5, null, 5, true],
  [null, 5, 4, true],
  [null, 5, 5, false],
  [3, 5, 4, true],
])(
  'a cancellation from %s to %s reaches a bet placed at %d: %s',
  (startsAtMs, endsAtMs, placedAtMs, reached) => {
    expect(isCancelledBy({ startsAtMs, endsAtMs }, placedAtMs)).toBe(reached);
  },
);
