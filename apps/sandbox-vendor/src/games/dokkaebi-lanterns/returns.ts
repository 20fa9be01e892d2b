import { type Fraction, fraction, product } from '../../fair/fraction.ts';
import { cellCount, choose, ladderOf, mineCounts } from './rules.ts';

/** The chance that the first `picks` opened lanterns are all safe. */
export function survival(mines: number, picks: number): Fraction {
  return fraction(choose(cellCount - mines, picks), choose(cellCount, picks));
}

export interface StoppingReturn {
  mines: number;
  picks: number;
  multiplierHundredths: number;
  survival: Fraction;
  /** Of the plan to stop after exactly so many lanterns. */
  return: Fraction;
}

/** Every way to stop that is on offer, with what it returns: the whole of the game's mathematics. */
export function allReturns(): StoppingReturn[] {
  return mineCounts.flatMap((mines) =>
    ladderOf(mines).map((multiplier, index) => {
      const chance = survival(mines, index + 1);
      return {
        mines,
        picks: index + 1,
        multiplierHundredths: multiplier,
        survival: chance,
        return: product(chance, fraction(multiplier, 100)),
      };
    }),
  );
}

export function isBelow(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator < other.numerator * one.denominator;
}

/** The worst and the best way to stop. */
export function returnBounds(): { least: StoppingReturn; greatest: StoppingReturn } {
  const all = allReturns();
  const pickOne = (isBetter: (one: Fraction, other: Fraction) => boolean) =>
    all.reduce((best, each) => (isBetter(each.return, best.return) ? each : best));
  return { least: pickOne(isBelow), greatest: pickOne((one, other) => isBelow(other, one)) };
}
