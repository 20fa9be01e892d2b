import { amount, oddsMilli } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BetLeg } from './bet-leg.ts';
import { halfLost, halfWon, lost, voided, won } from './leg-result.ts';
import {
  type BookedFigures,
  collectable,
  compensated,
  compensation,
  isResettled,
  openBet,
} from './resettlement.ts';
import { settleBet } from './settle-bet.ts';
import { settlementFigures } from './settlement-figures.ts';

const stake = amount(10_001);
const single = (result: BetLeg['result']): BetLeg[] => [{ oddsMilli: oddsMilli(2000), result }];
const booked = (legs: readonly BetLeg[]) => settlementFigures(stake, settleBet(stake, legs), legs);

describe('from one settlement to another', () => {
  test.each([
    ['the first settlement of a win', openBet, booked(single(won)), [10_001, 0, 20_002, 20_002, 0]],
    ['a win that was a loss', booked(single(won)), booked(single(lost)), [0, 0, -20_002, 0, 20_002]],
    ['a loss that was void', booked(single(lost)), booked(single(voided)), [-10_001, 10_001, 0, 10_001, 0]],
    [
      'a win that was half a win',
      booked(single(won)),
      booked(single(halfWon)),
      [-5000, 5000, -10_001, 0, 5001],
    ],
    ['a win taken back', booked(single(won)), openBet, [-10_001, 0, -20_002, 0, 20_002]],
    ['the same again', booked(single(halfLost)), booked(single(halfLost)), [0, 0, 0, 0, 0]],
  ] as const)('%s is compensated by %3$j', (_name, from, to, [counted, returned, win, credit, debit]) => {
    expect(compensation(from, to)).toEqual({ counted, returned, win, credit, debit });
  });

  test('the status may change while nothing is to be paid', () => {
    const settlement = settleBet(amount(1), single(won));
    expect(isResettled(settlement, { ...settlement, betStatus: 'TIE' })).toBe(true);
    expect(isResettled(settlement, settlement)).toBe(false);
    expect(isResettled(settlement, { ...settlement, payoutAmount: amount(3) })).toBe(true);
  });

  test.each([
    [500, 800, 500, 0],
    [500, 300, 300, 200],
    [500, 0, 0, 500],
    [500, -20, 0, 500],
  ])('of a debit of %d a balance of %d gives %d, and %d is owed', (debit, balance, now, owed) => {
    expect(collectable(amount(debit), amount(balance))).toEqual({ now, owed });
  });
});

const anyFigures = fc
  .array(
    fc.record({
      oddsMilli: fc.integer({ min: 1000, max: 9000 }).map(oddsMilli),
      result: fc.constantFrom(won, lost, halfWon, halfLost, voided),
    }),
    { maxLength: 4 },
  )
  .map((legs): BookedFigures => (legs.length === 0 ? openBet : booked(legs)));

describe('any chain of corrections', () => {
  test('what was booked in all is the last settlement, however many came before', () => {
    fc.assert(
      fc.property(fc.array(anyFigures, { minLength: 1, maxLength: 8 }), (chain) => {
        let [sum, balance] = [openBet, 0];
        for (const next of chain) {
          const { credit, debit } = compensation(sum, next);
          expect(Math.min(credit, debit)).toBe(0);
          balance += credit - debit;
          sum = compensated(sum, compensation(sum, next));
        }
        const last = chain.at(-1) ?? openBet;
        expect(sum).toEqual(last);
        expect(balance).toBe(last.returned + last.win);
      }),
    );
  });

  test('two corrections are one: from a to b and on to c is from a to c', () => {
    fc.assert(
      fc.property(anyFigures, anyFigures, anyFigures, (a, b, c) => {
        const [first, second, direct] = [compensation(a, b), compensation(b, c), compensation(a, c)];
        for (const part of ['counted', 'returned', 'win'] as const)
          expect(first[part] + second[part]).toBe(direct[part]);
        expect(first.credit - first.debit + second.credit - second.debit).toBe(direct.credit - direct.debit);
      }),
    );
  });
});
